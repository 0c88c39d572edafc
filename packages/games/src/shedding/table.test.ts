import { Chance, clone, firstOf, readSetting, save } from '@taproom/engine';
import { expect, test } from 'vitest';
import { closingTime } from '../closing-time/index.js';
import { lastCall } from '../last-call/index.js';
import type { SheddingGame } from './game.js';

/** Plays random moves in place and looks at the table before each. */
function playOut(game: SheddingGame, seed: number, look: (table: ReturnType<SheddingGame['blank']>) => void): void {
  const setting = readSetting(game, { seats: 3, options: { rounds: 2 } });
  if (!setting.ok) throw new Error(JSON.stringify(setting.problem));
  const chance = Chance.fast(seed);
  const table = game.setup(setting.value, Chance.secret(String(seed)));
  const moves: number[] = [];
  for (let made = 0; game.outcome(table) === undefined && made < 1500; made++) {
    look(table);
    const seat = firstOf(game.waitingFor(table));
    game.apply(table, seat, moves[chance.below(game.legalMoves(table, seat, moves))] as number);
  }
}

test.each([closingTime, lastCall])('a copy forgets nothing: $name', (game) => {
  const met: Record<string, Set<unknown>> = {};
  playOut(game, 4, (table) => {
    const saved = save(table);
    expect(save(clone(game, table))).toEqual(saved);
    for (const [field, value] of Object.entries(saved)) {
      met[field] ??= new Set();
      met[field].add(JSON.stringify(value));
    }
  });
  // A field that never changes would not show that it was forgotten.
  const steady =
    game.name === 'closing-time'
      ? ['drawn', 'stuck', 'reason', 'wins', 'round']
      : ['chaser', 'stuck', 'reason', 'lackCount', 'lackSuit'];
  const constant = Object.keys(met).filter((field) => met[field]?.size === 1);
  expect(steady).toEqual(expect.arrayContaining(constant));
});

test.each([closingTime, lastCall])('between moves nothing is left underway: $name', (game) => {
  playOut(game, 5, (table) => {
    const { words } = table.cards;
    expect([...table.places.subarray(table.places.length - words)]).toEqual(new Array(words).fill(0));
  });
});
