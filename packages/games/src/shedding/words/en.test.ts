import { type AnyEvent, Chance, linesOf, movesOf, readSetting, SPECTATOR, seatsIn } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { closingTime } from '../../closing-time/index.js';
import { lastCall } from '../../last-call/index.js';
import type { Event } from '../events.js';
import type { SheddingGame } from '../game.js';

const NAMES = ['Ann', 'Bob', 'Cat'];
/** A whole sentence for people: no notation, nothing missing. */
const SENTENCE = /^[A-Z0-9"](?!.*(undefined|NaN|\[object|[a-z]\/[a-z]|seat-\d)).*[.!"]$/;

/** What random play may not meet. */
const RARE: Event[] = [
  { type: 'could-not-move', seat: 1 },
  { type: 'forgot-last-call', seat: 1 },
  { type: 'declared', seat: 1, suit: 'wine' },
  { type: 'gave-up-tough-breaks', seat: 1, count: 2 },
  { type: 'caught', seat: 1, by: 2 },
  { type: 'owned-up', seat: 1 },
  { type: 'round-won', seats: [0, 1], round: 2, reason: 'nobody-can-move' },
];

/** One random game, with everything that was told and every move that was on offer. */
function randomGame(game: SheddingGame, seed: number): { told: AnyEvent[]; offered: Set<number> } {
  const setting = readSetting(game, { seats: NAMES.length, options: { sips: 1 } });
  if (!setting.ok) throw new Error(JSON.stringify(setting.problem));
  const chance = Chance.fast(seed);
  const told: AnyEvent[] = [];
  const offered = new Set<number>();
  const table = game.setup(setting.value, Chance.fast(seed), told as never);
  for (let made = 0; game.outcome(table) === undefined && made < 1500; made++) {
    const [waited = 0] = seatsIn(game.waitingFor(table));
    const seat = chance.below(5) === 0 ? chance.below(NAMES.length) : waited;
    const moves = movesOf(game, table, seat);
    for (const move of moves) offered.add(move);
    if (moves.length > 0) game.apply(table, seat, moves[chance.below(moves.length)] as number, told as never);
  }
  return { told, offered };
}

for (const game of [closingTime, lastCall] as SheddingGame[]) {
  describe(game.name, () => {
    const words = game.words.en;
    const games = [1, 2, 3, 4].map((seed) => randomGame(game, seed));
    const setting = readSetting(game, { seats: NAMES.length });
    if (!setting.ok) throw new Error(JSON.stringify(setting.problem));

    test('every event is a sentence for every reader', () => {
      const met = new Set<string>();
      for (const event of [...games.flatMap(({ told }) => told), ...RARE]) {
        for (let seat = SPECTATOR; seat < NAMES.length; seat++) {
          const shown = game.show(event as never, seat);
          const line = shown && words.event(shown, { names: NAMES, seat });
          if (line === undefined) expect(event.type).toBe('dealt');
          else expect(line).toMatch(SENTENCE);
        }
        met.add(event.type);
      }
      expect([...met]).toEqual(expect.arrayContaining([...game.events]));
    });

    test('every refusal is a sentence', () => {
      const table = game.setup(setting.value, Chance.fast(1));
      const view = game.view(table, 0);
      const moves = linesOf(game, table, 0);
      const parsed = game.notation.parseMove(`play ${view.hand[0]}`, setting.value);
      const [move] = parsed.ok ? (parsed.value as [number]) : [0];
      for (const name of game.refusals) {
        const line = words.refusal(name, { setting: setting.value, view, moves, move, names: NAMES, seat: 0 });
        expect(line).toMatch(SENTENCE);
        expect(line).not.toContain(name);
      }
    });

    test('every card and every move is in words', () => {
      for (const card of game.notation.cards(setting.value)) expect(words.card(card)).toMatch(/^[A-Za-z', ]+$/);
      for (const move of games.flatMap(({ offered }) => [...offered])) {
        const line = words.move(game.notation.formatMove(move, setting.value), { names: NAMES, seat: 0 });
        expect(line).toMatch(/^[A-Z][^/]*$/);
        expect(line).not.toMatch(/seat-|undefined/);
      }
    });

    test('every option has its words', () => {
      for (const { name } of game.options) expect(words.options[name]?.says).toMatch(SENTENCE);
    });
  });
}

test('whoever hears a hand hears where each card ends', () => {
  const told = { type: 'drew', seat: 0, why: 'turn', cards: ['wine/red/star', 'lets-get-wild'] } as const;
  const reader = { names: NAMES, seat: 0, setting: undefined as never };
  expect(closingTime.words.en.event(told, reader)).toBe("You drew red star, Wine; Let's Get Wild.");
  expect(closingTime.words.de?.event(told, reader)).toBe("Du ziehst Stern in Rot, Wein; Let's Get Wild.");
});
