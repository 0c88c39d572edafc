import type { Seat } from '@taproom/engine';
import { heldTexts } from './card-text.js';
import { HELD_TYPES, WORDS } from './cards.js';
import { bottleOf, type Held, isBottle } from './moves.js';
import { DRAFTED, NO_OFFER, OPEN, type Table } from './table.js';

// What a seat offers and asks for, and whether it could. What can be done with an offer is in trading.ts.

export const isDrafting = (table: Table, seat: Seat): boolean => table.offers[seat] === DRAFTED;
export const hasOfferFor = (table: Table, from: Seat, to: Seat): boolean =>
  table.offers[from] === OPEN && table.offeredTo[from] === to;

const NEITHER = 0;
const BOTTLES = 1;
const RESOURCES = 2;

/** What a draft is about so far. R45  Bottles for bottles or resource cards for resource cards. */
export function offerKind(table: Table, seat: Seat): number {
  for (let word = seat * WORDS; word < (seat + 1) * WORDS; word++) {
    if (table.offeredBottles[word] | table.wantedBottles[word]) return BOTTLES;
  }
  for (let at = seat * HELD_TYPES; at < (seat + 1) * HELD_TYPES; at++) {
    if (table.offered[at] | table.wanted[at]) return RESOURCES;
  }
  return NEITHER;
}

export const wouldMix = (kind: number, held: Held): boolean =>
  kind !== NEITHER && (kind === BOTTLES) !== isBottle(held);

/** Whether a seat has this card, and one more of it than it offers already. */
export function canAdd(table: Table, seat: Seat, held: Held): boolean {
  if (isBottle(held)) {
    const bottle = bottleOf(held);
    return table.holdsBottle(seat, bottle) && !hasBit(table.offeredBottles, seat, bottle);
  }
  return held < HELD_TYPES && table.hand[seat * HELD_TYPES + held] > table.offered[seat * HELD_TYPES + held];
}

const hasBit = (words: Int32Array, seat: Seat, bottle: number): boolean =>
  (words[seat * WORDS + (bottle >> 5)] & (1 << (bottle & 31))) !== 0;

/** Whether, as far as the asking seat can know, the other could have this card, and one more of it than asked for. */
export function canAsk(table: Table, seat: Seat, held: Held): boolean {
  const to = table.offeredTo[seat];
  if (isBottle(held)) {
    const bottle = bottleOf(held);
    if (bottle >= table.cards.bottles.length || hasBit(table.wantedBottles, seat, bottle)) return false;
    if (wantedCount(table, seat) >= table.bottleCount[to]) return false;
    return mayBeIn(table, seat, to, bottle);
  }
  if (held >= HELD_TYPES || wantedCount(table, seat) >= table.resourceCount[to]) return false;
  const at = seat * HELD_TYPES + held;
  return table.wanted[at] + table.hand[at] < table.cards.copies[held];
}

/** Not in one's own hand, in the market, among the discards, or where everybody saw it go. */
function mayBeIn(table: Table, seat: Seat, to: Seat, bottle: number): boolean {
  if (table.holdsBottle(seat, bottle) || table.bottleMarket.includes(bottle)) return false;
  if (hasBit(table.bottleDiscard, 0, bottle)) return false;
  for (let other = 0; other < table.seats; other++) {
    if (other !== to && hasBit(table.shownBottles, other, bottle)) return false;
  }
  return true;
}

function wantedCount(table: Table, seat: Seat): number {
  let count = 0;
  for (let word = seat * WORDS; word < (seat + 1) * WORDS; word++) {
    for (let rest = table.wantedBottles[word]; rest !== 0; rest &= rest - 1) count++;
  }
  for (let at = seat * HELD_TYPES; at < (seat + 1) * HELD_TYPES; at++) count += table.wanted[at];
  return count;
}

function isEmpty(bottles: Int32Array, counts: Uint8Array, seat: Seat): boolean {
  for (let word = seat * WORDS; word < (seat + 1) * WORDS; word++) if (bottles[word] !== 0) return false;
  for (let at = seat * HELD_TYPES; at < (seat + 1) * HELD_TYPES; at++) if (counts[at] !== 0) return false;
  return true;
}

/** R45  At least one card each way. */
export const isComplete = (table: Table, seat: Seat): boolean =>
  !isEmpty(table.offeredBottles, table.offered, seat) && !isEmpty(table.wantedBottles, table.wanted, seat);

/** Whether `seat` holds all those cards of the offer of `from`. */
export function holdsAll(table: Table, seat: Seat, from: Seat, bottles: Int32Array, counts: Uint8Array): boolean {
  for (let word = 0; word < WORDS; word++) {
    if (bottles[from * WORDS + word] & ~table.bottles[seat * WORDS + word]) return false;
  }
  for (let type = 0; type < HELD_TYPES; type++) {
    if (counts[from * HELD_TYPES + type] > table.hand[seat * HELD_TYPES + type]) return false;
  }
  return true;
}

export const canPay = (table: Table, seat: Seat, from: Seat): boolean =>
  holdsAll(table, seat, from, table.wantedBottles, table.wanted);

export function clearOffer(table: Table, seat: Seat): void {
  table.offers[seat] = NO_OFFER;
  table.offeredTo[seat] = 0;
  table.offeredBottles.fill(0, seat * WORDS, (seat + 1) * WORDS);
  table.wantedBottles.fill(0, seat * WORDS, (seat + 1) * WORDS);
  table.offered.fill(0, seat * HELD_TYPES, (seat + 1) * HELD_TYPES);
  table.wanted.fill(0, seat * HELD_TYPES, (seat + 1) * HELD_TYPES);
}

/** What an offer gives and gets, in words. */
export const termsOf = (table: Table, seat: Seat): { give: string[]; get: string[] } => ({
  give: heldTexts(table, seat, table.offeredBottles, table.offered),
  get: heldTexts(table, seat, table.wantedBottles, table.wanted),
});
