import { attempt, Chance, type Game, movesOf, readSetting, seatsIn } from '@taproom/engine';
import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { seatBot } from '../registry.js';

const BUDGET = {};
const MOST_MOVES = 5000;

/** Plays one game with these bots and returns the places by seat. */
function playGame(game: Game, kinds: readonly string[], seed: number): readonly number[] {
  const setting = readSetting(game, { seats: kinds.length });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const bots = kinds.map((kind) => {
    const bot = seatBot(kind, game, setting.value);
    if (!bot.ok) throw new Error(bot.problem);
    return bot.value;
  });
  const chance = Chance.fast(seed);
  let table = game.setup(setting.value, Chance.fast(seed + 1000));
  for (let made = 0; made < MOST_MOVES; made++) {
    const outcome = game.outcome(table);
    if (outcome) return outcome.places;
    const [seat = 0] = seatsIn(game.waitingFor(table));
    const move = bots[seat]?.choose(game.view(table, seat), movesOf(game, table, seat), BUDGET, chance) as number;
    const next = attempt(game, table, seat, move);
    if (!next.ok) throw new Error(`${kinds[seat]} made a move that is refused: ${next.problem}`);
    table = next.value.table;
    for (const [other, bot] of bots.entries()) {
      const moves = movesOf(game, table, other);
      if (moves.length === 0 || seatsIn(game.waitingFor(table)).includes(other)) continue;
      const interruption = bot.interrupt?.(game.view(table, other), moves, BUDGET, chance);
      if (interruption === undefined) continue;
      const then = attempt(game, table, other, interruption);
      if (!then.ok) throw new Error(`${kinds[other]} interrupted with a move that is refused: ${then.problem}`);
      table = then.value.table;
    }
  }
  throw new Error('the game does not end');
}

describe.each(['closing-time', 'last-call'])('%s', (name) => {
  const game = games.find((each) => each.name === name) as Game;

  test('plain sense beats chance', () => {
    let won = 0;
    for (let seed = 0; seed < 100; seed++) {
      const [first] =
        seed % 2 === 0 ? playGame(game, ['local', 'random'], seed) : playGame(game, ['random', 'local'], seed).slice(1);
      if (first === 1) won++;
    }
    // By luck alone 50 of 100; more than 65 happens to luck once in a thousand.
    expect(won).toBeGreaterThan(65);
  });
});
