import { Chance, type Game, movesOf, readSetting, type Setting, seatsIn } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { contenderOf } from '../arena/contender.js';
import { playMatch } from '../arena/match.js';
import { alone } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import { narrowBy, restricted } from './narrow.js';
import { luckOf, type Probe, probeDeal, runProbe } from './probe.js';
import type { Restriction } from './restriction.js';
import { isMeant, restrictionsOf } from './restrictions.js';
import { worthsOf } from './worth.js';

const GAMES = ['closing-time', 'last-call', 'with-friends', 'whiskey-times'];
const gameOf = (name: string): Game => gameNamed(name) as Game;
function settingOf(game: Game, options: Record<string, unknown> = {}): Setting {
  const setting = readSetting(game, { seats: 3, options });
  if (!setting.ok) throw new Error('no setting');
  return setting.value;
}
const named = (game: Game, name: string): Restriction =>
  restrictionsOf(game).find((each) => each.name === name) as Restriction;

describe('a restriction', () => {
  test.each(GAMES)('of %s leaves some of the legal moves, always', (name) => {
    const game = gameOf(name);
    const setting = settingOf(game, name === 'whiskey-times' ? { trading: true } : {});
    const narrows = restrictionsOf(game).map((each) => narrowBy(each, game, setting));
    const bit = new Set<number>();
    for (let seed = 0; seed < 2; seed++) {
      const table = game.setup(setting, Chance.secret(`narrow ${seed}`));
      const chance = Chance.fast(seed);
      for (let made = 0; made < 250 && !game.outcome(table); made++) {
        const [seat = 0] = seatsIn(game.waitingFor(table));
        const moves = movesOf(game, table, seat);
        for (const [index, narrow] of narrows.entries()) {
          const left = narrow.inTurn(table, seat, moves);
          expect(left.length).toBeGreaterThan(0);
          expect(left.every((move) => moves.includes(move))).toBe(true);
          if (left !== moves) {
            expect(left.length).toBeLessThan(moves.length);
            bit.add(index);
          }
        }
        game.apply(table, seat, moves[chance.below(moves.length)] as number);
      }
    }
    // Some come up rarely, but a list of which most never do was written with the wrong words.
    expect(bit.size).toBeGreaterThan(narrows.length / 2);
  });

  test('out of turn it may leave nothing, and then nothing is done', async () => {
    const game = gameOf('last-call');
    const setting = settingOf(game);
    const never = narrowBy(named(game, 'never-catch'), game, setting);
    const [caught] = game.notation.parseMove('catch seat-2', setting).ok
      ? (game.notation.parseMove('catch seat-2', setting) as { value: number[] }).value
      : [];
    const table = game.setup(setting, Chance.secret('x'));
    expect(never.outOfTurn(table, 0, [caught as number])).toEqual([]);
    const contender = restricted(contenderOf('landlord', game, setting), never);
    expect(await contender.interrupt(table, 0, [caught as number], {}, Chance.fast(1))).toBeUndefined();
  });

  test('that speaks of perfect drinks tries them on a copy: the table stays as it is', () => {
    const game = gameOf('whiskey-times');
    const setting = settingOf(game);
    const table = game.setup(setting, Chance.secret('copy'));
    const narrow = narrowBy(named(game, 'never-substitute'), game, setting);
    const before = JSON.stringify(game.view(table, 0));
    for (let seat = 0; seat < 3; seat++) narrow.inTurn(table, seat, movesOf(game, table, seat));
    expect(JSON.stringify(game.view(table, 0))).toBe(before);
  });

  test('some need an option', () => {
    const game = gameOf('whiskey-times');
    expect(isMeant(named(game, 'never-trade'), settingOf(game).options)).toBe(false);
    expect(isMeant(named(game, 'never-trade'), settingOf(game, { trading: true }).options)).toBe(true);
  });
});

const PROBE: Probe = {
  game: 'last-call',
  wish: { seats: 3 },
  restrictions: ['never-call', 'never-sidestep', 'never-catch'],
  bot: 'local',
  iterations: 0,
  seed: 'test',
};

describe('a probe', () => {
  test('finds that not calling costs games, and that Locals never forget', async () => {
    const { deals, probed } = await runProbe(PROBE, 20, alone(doJob));
    expect(deals).toBe(20);
    const game = gameOf('last-call');
    const worths = worthsOf(
      PROBE.restrictions.map((name) => named(game, name)),
      probed,
    );
    const of = (name: string) => worths.find(({ restriction }) => restriction === name);
    expect(of('never-call')?.verdict).toBe('costs');
    expect(of('never-call')?.wins.mean).toBeLessThan(-0.1);
    expect(of('never-catch')?.verdict).toBe('never-met');
  });

  test('what is not played twice would have been the same game', async () => {
    const game = gameOf('last-call');
    const setting = settingOf(game);
    const restriction = named(game, 'never-shout');
    for (let deal = 0; deal < 3; deal++) {
      const [short] = await probeDeal(game, setting, [restriction], { bot: 'local', iterations: 0, seed: 's' }, deal);
      const name = `probe s deal ${deal}`;
      let [wins, bites] = [0, 0];
      for (let seat = 0; seat < 3; seat++) {
        const bots = Array.from({ length: 3 }, () => contenderOf('local', game, setting));
        const play = async (list: typeof bots) =>
          (await playMatch(game, setting, name, list, luckOf(name, deal), { iterations: 0 })).outcome;
        const free = await play(bots);
        const narrow = narrowBy(restriction, game, setting);
        const held = await play(bots.map((bot, i) => (i === seat ? restricted(bot, narrow, () => bites++) : bot)));
        wins += (held.places[seat] === 1 ? 1 : 0) - (free.places[seat] === 1 ? 1 : 0);
      }
      expect(short?.bites.mean).toBeCloseTo(bites / 3, 12);
      expect(short?.wins.mean).toBeCloseTo(wins / 3, 12);
    }
  });
});
