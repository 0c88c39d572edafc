import {
  type AnyTable,
  Chance,
  firstOf,
  type Game,
  type Move,
  movesOf,
  type Outcome,
  readSetting,
  type Setting,
} from '@taproom/engine';
import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import type { Craft } from './craft.js';
import { netsFrom } from './mind.js';
import { craftOf, seatBot } from './registry.js';
import { winsAtOnce } from './testing/wins.js';

function settingOf(game: Game, seats: number): Setting {
  const setting = readSetting(game, { seats });
  if (!setting.ok) throw new Error(JSON.stringify(setting.problem));
  return setting.value;
}

/** A game of plain sense, stopped before the move that ends it. */
function lastMove(game: Game, setting: Setting, seed: number): { table: AnyTable; seat: number; move: Move } {
  const local = seatBot('local', game, setting);
  if (!local.ok) throw new Error(local.problem);
  const chance = Chance.fast(seed);
  const table = game.setup(setting, Chance.fast(seed));
  const next = game.blank(setting);
  for (;;) {
    const seat = firstOf(game.waitingFor(table));
    const move = local.value.choose(game.view(table, seat), movesOf(game, table, seat), {}, chance) as Move;
    game.copy(next, table);
    game.apply(next, seat, move);
    if (game.outcome(next) !== undefined) return { table, seat, move };
    game.copy(table, next);
  }
}

/** Games whose judge rates what a move leads to, and what it says of one that ends the game for who makes it. */
const ENDINGS: Readonly<Record<string, (game: Game, end: AnyTable, seat: number) => number>> = {
  'whiskey-times': resultOf,
  'closing-time': (game, end, seat) => (game.outcome(end)?.places[seat] === 1 ? 1 : 0),
  'last-call': (game, end, seat) => (game.outcome(end)?.places[seat] === 1 ? 1 : 0),
};

describe.each(games.filter(craftOf).map((game) => [game.name, game] as const))('%s', (_name, game) => {
  test.each([1, 2])('what looking ahead says of a finished table is the result itself, seed %i', (seed) => {
    const setting = settingOf(game, 3);
    const craft = craftOf(game) as Craft;
    const nets = netsFrom(craft, craft.weights);
    if (!nets.ok) throw new Error(nets.problem);
    const { table, seat, move } = lastMove(game, setting, seed);
    const ahead = craft.ahead(setting, craft.judge(setting, nets.value));
    for (let viewer = 0; viewer < 3; viewer++) {
      ahead.begin?.(table, viewer);
      const end = game.blank(setting);
      game.copy(end, table);
      game.apply(end, seat, move);
      const before = JSON.stringify(game.outcome(end));
      const worth = ahead.worth(end, viewer, Chance.fast(1));
      expect(JSON.stringify(game.outcome(end))).toBe(before);
      expect(worth).toBeCloseTo(resultOf(game, end, viewer), 5);
    }
  });
});

test.each(Object.keys(ENDINGS))(
  '%s: judgement without a look ahead says the result of the move that ends the game',
  (name) => {
    const game = games.find((each) => each.name === name) as Game;
    const setting = settingOf(game, 3);
    const craft = craftOf(game) as Craft;
    const nets = netsFrom(craft, craft.weights);
    if (!nets.ok) throw new Error(nets.problem);
    for (const seed of [1, 2, 3]) {
      const { table, seat, move } = lastMove(game, setting, seed);
      const end = game.blank(setting);
      game.copy(end, table);
      game.apply(end, seat, move);
      const moves = movesOf(game, table, seat);
      const values = new Float32Array(moves.length);
      craft.judge(setting, nets.value).rate(table, seat, moves, moves.length, values);
      if (moves.length > 1)
        expect(values[moves.indexOf(move)]).toBeCloseTo(
          (ENDINGS[name] as (typeof ENDINGS)[string])(game, end, seat),
          5,
        );
    }
  },
);

test.each(
  games.flatMap((game) => ['tourist', 'local', 'regular', 'landlord'].map((level) => [game.name, level] as const)),
)('%s: a %s who can win with the last move of the game does', (name, level) => {
  const game = games.find((each) => each.name === name) as Game;
  const setting = settingOf(game, 3);
  const bot = seatBot(level, game, setting);
  if (!bot.ok) throw new Error(bot.problem);
  for (const seed of [1, 2, 3]) {
    const { table, seat } = lastMove(game, setting, seed);
    const moves = movesOf(game, table, seat);
    const wins = moves.filter((move) => winsAtOnce(game, table, seat, move));
    if (wins.length === 0) continue;
    const made = bot.value.choose(game.view(table, seat), moves, { iterations: 8 }, Chance.fast(seed)) as Move;
    expect(winsAtOnce(game, table, seat, made), `seed ${seed}`).toBe(true);
  }
});

/** The result in the unit of each game's search, worked out from the outcome and the view alone. */
function resultOf(game: Game, table: AnyTable, seat: number): number {
  const { places, scores } = game.outcome(table) as Outcome;
  const share = places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
  const others = scores.filter((_, other) => other !== seat);
  switch (game.name) {
    // Points more than the best of the others, in twenties, and six tenths for the win.
    case 'whiskey-times':
      return ((scores[seat] as number) - Math.max(...others)) / 20 + 0.6 * share;
    case 'with-friends':
      return lastRound(game, table, seat);
    default:
      return share;
  }
}

/** Points of the last round, less a fiftieth of what the others got on average. */
function lastRound(game: Game, table: AnyTable, seat: number): number {
  const { bids, tricks } = game.view(table, -1) as unknown as { bids: number[]; tricks: number[] };
  const points = bids.map((bid, other) => (bid === tricks[other] ? 10 + bid : 0));
  const others = points.filter((_, other) => other !== seat);
  return (points[seat] as number) - 0.02 * (others.reduce((sum, one) => sum + one, 0) / others.length);
}
