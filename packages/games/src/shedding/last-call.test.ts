import { type AnyEvent, Chance, clone, firstOf, includes, readSetting } from '@taproom/engine';
import { expect, test } from 'vitest';
import { closingTime } from '../closing-time/index.js';
import { lastCall } from '../last-call/index.js';
import type { SheddingGame } from './game.js';
import { callsIn, isFaceMove, isPass, LAST_CALL_CALLED } from './moves.js';
import type { Table } from './table.js';

function settingOf(game: SheddingGame, automatic: 'caught' | 'automatic') {
  const setting = readSetting(game, { seats: 3, options: { 'last-call': automatic, rounds: 2 } });
  if (!setting.ok) throw new Error(JSON.stringify(setting.problem));
  return setting.value;
}

for (const game of [closingTime, lastCall]) {
  test(`CT-20 ${game.name}: automatic charges exactly the plays that could be caught`, () => {
    const caught = settingOf(game, 'caught');
    const automatic = settingOf(game, 'automatic');
    let compared = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const chance = Chance.fast(seed);
      const table = game.setup(caught, Chance.fast(seed));
      const moves: number[] = [];
      for (let n = 0; n < 400 && game.outcome(table) === undefined; n++) {
        const seat = firstOf(table.waiting);
        const legal = moves.slice(0, game.legalMoves(table, seat, moves));
        const cards = legal.filter(isFaceMove);
        const able = cards.length > 0 ? cards : legal;
        const move = able[chance.below(able.length)] as number;
        compared += compare(game, table, automatic, seat, move);
        game.apply(table, seat, move);
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
}

/** The same move by both settings; 1 where a call was due and missing. A round that ends with the move settles everything. */
function compare(game: SheddingGame, table: Table, automatic: Table['setting'], seat: number, move: number): number {
  if (!isFaceMove(move) || isPass(move)) return 0;
  const isMissing = table.handSizes[seat] === 2 && (callsIn(move) & LAST_CALL_CALLED) === 0;
  const after = clone(game, table);
  game.apply(after, seat, move);
  if (after.round !== table.round || game.outcome(after) !== undefined) return 0;
  const twin = game.blank(automatic);
  game.copy(twin, table);
  const log: AnyEvent[] = [];
  game.apply(twin, seat, move, log as never);
  const isCharged = log.some(({ type }) => type === 'forgot-last-call');
  expect(isCharged).toBe(includes(after.offences, seat));
  expect(isCharged).toBe(isMissing);
  return isMissing ? 1 : 0;
}
