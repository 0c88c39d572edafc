import { type AnyTable, Chance, firstOf, type Game, type Move, movesOf, readSetting } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../levels.js';
import { seatBot } from '../registry.js';
import { winsAtOnce } from '../testing/wins.js';

/** Decisions that are watched: `TAPROOM_DECISIONS=10000` for a long look. */
const DECISIONS = Number(process.env.TAPROOM_DECISIONS ?? 240) / 8;

/** Games between Locals, stopped wherever somebody can win with the move at hand. */
function* chancesToWin(game: Game): Generator<{ table: AnyTable; seat: number; moves: Move[]; seed: number }> {
  for (let seed = 1; ; seed++) {
    const setting = readSetting(game, { seats: 2 + (seed % 4) });
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    const local = seatBot('local', game, setting.value);
    if (!local.ok) throw new Error(local.problem);
    const chance = Chance.fast(seed);
    const table = game.setup(setting.value, Chance.fast(seed));
    while (!game.outcome(table)) {
      const seat = firstOf(game.waitingFor(table));
      const moves = movesOf(game, table, seat);
      if (moves.length > 1 && moves.some((move) => winsAtOnce(game, table, seat, move)))
        yield { table, seat, moves, seed };
      game.apply(table, seat, local.value.choose(game.view(table, seat), moves, {}, chance) as Move);
    }
  }
}

describe.each(['closing-time', 'last-call'])('%s', (name) => {
  const game = gameNamed(name) as Game;
  test.each(LEVELS)('a %s who can go out goes out', (level) => {
    let watched = 0;
    for (const { table, seat, moves, seed } of chancesToWin(game)) {
      const bot = seatBot(level, game, table.setting as never);
      if (!bot.ok) throw new Error(bot.problem);
      const made = bot.value.choose(game.view(table, seat), moves, { iterations: 4 }, Chance.fast(seed)) as Move;
      expect(winsAtOnce(game, table, seat, made), `seed ${seed}`).toBe(true);
      if (++watched >= DECISIONS) break;
    }
  });
});
