import {
  type AnyTable,
  Chance,
  firstOf,
  type Game,
  type Move,
  movesOf,
  readSetting,
  type Setting,
} from '@taproom/engine';
import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import type { Craft } from './craft.js';
import { LEVELS } from './levels.js';
import { netsFrom } from './mind.js';
import { craftOf, seatBot } from './registry.js';
import { winsAtOnce } from './testing/wins.js';

/** Ends of games that are looked at, for every game and number of players. */
const ENDS = 2;
const SEATS = [2, 3, 4, 5];

/** A decision of a game between Regulars in which a move ends it: that move, and the table it leaves. */
interface End {
  readonly table: AnyTable;
  readonly seat: number;
  readonly moves: Move[];
  readonly ending: number;
  readonly after: AnyTable;
}

function* endsOf(game: Game, setting: Setting): Generator<End> {
  const bot = seatBot('regular', game, setting);
  if (!bot.ok) throw new Error(bot.problem);
  for (let seed = 1; ; seed++) {
    const chance = Chance.fast(seed);
    const table = game.setup(setting, Chance.fast(seed));
    const after = game.blank(setting);
    while (!game.outcome(table)) {
      const seat = firstOf(game.waitingFor(table));
      const moves = movesOf(game, table, seat);
      for (let ending = 0; ending < moves.length; ending++) {
        game.copy(after, table);
        game.apply(after, seat, moves[ending] as Move);
        if (game.outcome(after)) yield { table, seat, moves, ending, after };
      }
      game.apply(table, seat, bot.value.choose(game.view(table, seat), moves, {}, chance) as Move);
    }
  }
}

/** A share of the win; in Whiskey Times three fifths of that and the margin in twenties; in With Friends the points of the last round. */
function resultOf(game: Game, { table, seat, after }: End): number {
  const { places, scores } = game.outcome(after)!;
  const share = places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
  const others = scores.filter((_, other) => other !== seat);
  if (game.name === 'whiskey-times') return ((scores[seat] as number) - Math.max(...others)) / 20 + 0.6 * share;
  if (game.name !== 'with-friends') return share;
  const before = (game.view(table, seat) as unknown as { scores: number[] }).scores;
  const points = scores.map((score, each) => score - (before[each] as number));
  const theirs = points.reduce((sum, each, other) => (other === seat ? sum : sum + each), 0);
  return (points[seat] as number) - (0.02 * theirs) / others.length;
}

/** Where nobody looks ahead there is no end to look at. */
const LOOKING_AHEAD = games.filter((game) => craftOf(game));

describe.each(LOOKING_AHEAD.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test.each(SEATS)('with %i, what judge and look ahead say of a finished table is its result', (seats) => {
    const read = readSetting(game, { seats });
    if (!read.ok) return;
    const setting = read.value;
    const craft = craftOf(game) as Craft;
    const nets = netsFrom(craft, craft.weights);
    if (!nets.ok) throw new Error(nets.problem);
    const judge = craft.judge(setting, nets.value);
    const aheads = [craft.ahead(setting, judge), ...(craft.far ? [craft.far.ahead(setting, judge)] : [])];
    const values = new Float32Array(512);
    let watched = 0;
    for (const end of endsOf(game, setting)) {
      const { table, seat, moves, ending, after } = end;
      const result = resultOf(game, end);
      aheads.forEach((ahead, far) => {
        ahead.begin?.(table, seat);
        const { places } = game.outcome(after)!;
        const won = places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
        expect(ahead.worth(after, seat, Chance.fast(1))).toBeCloseTo(far ? won : result, 5);
      });
      judge.rate(table, seat, moves, moves.length, values);
      // Where nothing else can be done nothing is rated.
      const isRated = new Set(values.subarray(0, moves.length)).size > 1 && values[ending] > -1;
      if (isRated) expect(values[ending], `move ${moves[ending]}`).toBeCloseTo(result, 5);
      if (++watched === ENDS) break;
    }
  });

  test.each(LEVELS)('a %s who can end the game and win it does not end it otherwise', (level) => {
    const read = readSetting(game, { seats: 4 });
    if (!read.ok) throw new Error(read.problem[0]?.reason);
    const bot = seatBot(level, game, read.value);
    if (!bot.ok) throw new Error(bot.problem);
    let watched = 0;
    for (const { table, seat, moves } of endsOf(game, read.value)) {
      const made = bot.value.choose(game.view(table, seat), moves, { iterations: 4 }, Chance.fast(watched + 1)) as Move;
      const after = game.blank(read.value);
      game.copy(after, table);
      game.apply(after, seat, made);
      const canWin = moves.some((move) => winsAtOnce(game, table, seat, move));
      if (canWin && game.outcome(after)) expect(winsAtOnce(game, table, seat, made)).toBe(true);
      if (++watched === ENDS) break;
    }
  });
});
