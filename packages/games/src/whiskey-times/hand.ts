import type { Seat } from '@taproom/engine';
import { type Bottle, HELD_TYPES, MOST_BOTTLES, WORDS } from './cards.js';
import { bottleOf, type Held, isBottle } from './moves.js';
import type { Refusal } from './refusals.js';
import type { Table } from './table.js';

/** The bottles found by the last `findBottles`; nothing is allocated for them. */
export const found = new Uint8Array(MOST_BOTTLES);

/** Writes the bottles of a hand into `found` and returns how many there are. */
export function findBottles(table: Table, seat: Seat): number {
  let count = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let rest = table.bottles[seat * WORDS + word]; rest !== 0; rest &= rest - 1) {
      found[count++] = word * 32 + 31 - Math.clz32(rest & -rest);
    }
  }
  return count;
}

export const holdsType = (table: Table, seat: Seat, type: number): boolean => (table.holds[seat] & (1 << type)) !== 0;

export function refuseHeld(table: Table, seat: Seat, held: Held): Refusal | undefined {
  const there = isBottle(held)
    ? table.holdsBottle(seat, bottleOf(held))
    : held < HELD_TYPES && holdsType(table, seat, held);
  return there ? undefined : 'not-in-hand';
}

export function payBottle(table: Table, seat: Seat, bottle: Bottle): void {
  table.loseBottle(seat, bottle);
  table.discardBottle(bottle);
}
