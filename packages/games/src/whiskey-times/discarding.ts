import type { Move, Seat } from '@taproom/engine';
import { heldText } from './card-text.js';
import { FIRST_FLAVOUR, HELD_TYPES, isEvent } from './cards.js';
import type { Log } from './events.js';
import { findBottles, found, holdsType, payBottle, refuseHeld } from './hand.js';
import { bottleOf, DISCARD, discard as discardMove, heldBottle, heldOf, isBottle, kindOf, ontoOf } from './moves.js';
import type { Refusal } from './refusals.js';
import { STACKING, type Table } from './table.js';

// R37, R44  Discards of one's choice, any card of the hand.

export const handDiscards = (table: Table, seat: Seat, moves: Move[]): number =>
  resourceDiscards(table, seat, HELD_TYPES, moves, bottleDiscards(table, seat, moves));

export function bottleDiscards(table: Table, seat: Seat, moves: Move[]): number {
  const count = findBottles(table, seat);
  for (let i = 0; i < count; i++) moves[i] = discardMove(heldBottle(found[i]));
  return count;
}

/** Resource cards of the types below `end`. */
export function resourceDiscards(table: Table, seat: Seat, end: number, moves: Move[], start: number): number {
  let n = start;
  for (let type = 0; type < end; type++) if (holdsType(table, seat, type)) n = discardsOf(table, type, moves, n);
  return n;
}

export function refuseDiscard(table: Table, seat: Seat, move: Move): Refusal | undefined {
  if (kindOf(move) !== DISCARD) return 'discard-first';
  return refuseHeld(table, seat, heldOf(move)) ?? refuseOnto(table, move);
}

/** A card goes where it belongs: bottles and events to their discard pile. R48  Stacking: the rest onto a place of the market. */
export function discard(table: Table, seat: Seat, move: Move, log?: Log): void {
  const held = heldOf(move);
  const onto = ontoOf(move);
  if (isBottle(held)) payBottle(table, seat, bottleOf(held));
  else if (table.what === STACKING) takeFromDrink(table, held);
  else table.loseResource(seat, held);
  if (!isBottle(held)) {
    if (onto > 0) table.layOn(onto - 1, held);
    else table.discardResource(held);
  }
  if (table.owed[seat] > 0) table.owed[seat]--;
  log?.push({ type: 'discarded', seat, card: heldText(table, held), onto });
}

// R48  Stacking: resource cards that are discarded, events aside, are put on a place of the market.

const isStacked = (table: Table, type: number): boolean => table.house.stacking && !isEvent(type);

/** Onto any place of a stacked market, or simply away. */
function discardsOf(table: Table, type: number, moves: Move[], start: number): number {
  let n = start;
  if (!isStacked(table, type)) moves[n++] = discardMove(type);
  else for (let slot = 1; slot <= table.slots; slot++) moves[n++] = discardMove(type, slot);
  return n;
}

function refuseOnto(table: Table, move: Move): Refusal | undefined {
  const onto = ontoOf(move);
  if (isBottle(heldOf(move)) || !isStacked(table, heldOf(move))) return onto === 0 ? undefined : 'no-such-slot';
  if (onto === 0) return 'say-onto';
  return onto <= table.slots ? undefined : 'no-such-slot';
}

// R48  Stacking: the cards of a drink find their places in the market.

const isToBePlaced = (table: Table, type: number): boolean => type < FIRST_FLAVOUR && table.placing[type] > 0;

export function stackMoves(table: Table, moves: Move[]): number {
  let n = 0;
  for (let type = 0; type < FIRST_FLAVOUR; type++) if (isToBePlaced(table, type)) n = discardsOf(table, type, moves, n);
  return n;
}

export const refuseStack = (table: Table, move: Move): Refusal | undefined =>
  kindOf(move) === DISCARD && isToBePlaced(table, heldOf(move)) ? refuseOnto(table, move) : 'stack-first';

function takeFromDrink(table: Table, type: number): void {
  table.placing[type]--;
  table.placingCount--;
}
