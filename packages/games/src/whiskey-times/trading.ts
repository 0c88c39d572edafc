import { just, type Move, type Seat, type SeatSet } from '@taproom/engine';
import { bottlesIn, bottleText, heldText, resourceText, typesCounted } from './card-text.js';
import { HELD_TYPES, WORDS } from './cards.js';
import type { Log } from './events.js';
import { bottleOf, type Held, heldOf, isBottle, seatOf } from './moves.js';
import { DRAFTED, NO_OFFER, OPEN, type Table, TRADING } from './table.js';

// R46  Each player may propose three offers in one trade; a draft costs nothing.
export const MOST_OFFERS = 3;

// R45  Trading: after every drink served there is a trade.
export function openTrade(table: Table, log?: Log): void {
  table.offersMade.fill(0);
  table.push(TRADING);
  log?.push({ type: 'trade-opened', seat: table.turn });
}

export function endTrade(table: Table, log?: Log): void {
  for (let seat = 0; seat < table.seats; seat++) clearOffer(table, seat);
  table.offersMade.fill(0);
  table.pop();
  log?.push({ type: 'trade-ended', seat: table.turn });
}

/** The trade waits for whoever served, or for the answer to their offer. */
export const tradeWaitsFor = (table: Table): SeatSet =>
  just(table.offers[table.turn] === OPEN ? table.offeredTo[table.turn] : table.turn);

export const isDrafting = (table: Table, seat: Seat): boolean => table.offers[seat] === DRAFTED;
export const hasOfferFor = (table: Table, from: Seat, to: Seat): boolean =>
  table.offers[from] === OPEN && table.offeredTo[from] === to;
/** R45  Whoever served may make an offer to anyone, and anyone to them. */
export const mayTradeWith = (table: Table, seat: Seat, to: Seat): boolean =>
  to < table.seats && to !== seat && (seat === table.turn || to === table.turn);

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
function holdsAll(table: Table, seat: Seat, from: Seat, bottles: Int32Array, counts: Uint8Array): boolean {
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

// R45  An offer names the cards and stands until it is answered, replaced or withdrawn.

export function beginOffer(table: Table, seat: Seat, move: Move, log?: Log): void {
  clearOffer(table, seat);
  table.offers[seat] = DRAFTED;
  table.offeredTo[seat] = seatOf(move);
  log?.push({ type: 'offer-begun', seat, to: seatOf(move) });
}

/** A card laid on the table for an offer has been seen by everyone. */
export function offerCard(table: Table, seat: Seat, move: Move, log?: Log): void {
  const held = heldOf(move);
  table.putInOffer(table.offeredBottles, table.offered, seat, held);
  if (isBottle(held)) {
    table.showBottle(seat, bottleOf(held));
  } else {
    const at = seat * HELD_TYPES + held;
    if (table.shown[at] < table.offered[at]) table.shown[at] = table.offered[at];
  }
  log?.push({ type: 'offer-gives', seat, card: heldText(table, held) });
}

export function askForCard(table: Table, seat: Seat, move: Move, log?: Log): void {
  const held = heldOf(move);
  table.putInOffer(table.wantedBottles, table.wanted, seat, held);
  log?.push({ type: 'offer-wants', seat, card: heldText(table, held) });
}

export function propose(table: Table, seat: Seat, log?: Log): void {
  table.offers[seat] = OPEN;
  table.offersMade[seat]++;
  log?.push({ type: 'offered', seat, to: table.offeredTo[seat], ...termsOf(table, seat) });
}

export function withdraw(table: Table, seat: Seat, log?: Log): void {
  clearOffer(table, seat);
  log?.push({ type: 'withdrawn', seat });
}

export function declineOffer(table: Table, seat: Seat, move: Move, log?: Log): void {
  clearOffer(table, seatOf(move));
  log?.push({ type: 'declined', seat, from: seatOf(move) });
}

export function acceptOffer(table: Table, seat: Seat, move: Move, log?: Log): void {
  const from = seatOf(move);
  log?.push({ type: 'traded', seat: from, with: seat, ...termsOf(table, from) });
  handOver(table, from, from, seat, table.offeredBottles, table.offered);
  handOver(table, from, seat, from, table.wantedBottles, table.wanted);
  clearOffer(table, from);
  // R46  An offer whose cards have gone in another trade lapses.
  for (let other = 0; other < table.seats; other++) {
    if (table.offers[other] === NO_OFFER) continue;
    if (holdsAll(table, other, other, table.offeredBottles, table.offered)) continue;
    clearOffer(table, other);
    log?.push({ type: 'lapsed', seat: other });
  }
}

function handOver(table: Table, offer: Seat, from: Seat, to: Seat, bottles: Int32Array, counts: Uint8Array): void {
  for (let word = 0; word < WORDS; word++) {
    for (let rest = bottles[offer * WORDS + word]; rest !== 0; rest &= rest - 1) {
      const bottle = word * 32 + 31 - Math.clz32(rest & -rest);
      table.loseBottle(from, bottle);
      table.giveBottle(to, bottle);
      table.showBottle(to, bottle);
    }
  }
  for (let type = 0; type < HELD_TYPES; type++) {
    for (let n = counts[offer * HELD_TYPES + type]; n > 0; n--) {
      table.loseResource(from, type);
      table.giveResource(to, type);
      table.showResource(to, type);
    }
  }
}

function clearOffer(table: Table, seat: Seat): void {
  table.offers[seat] = NO_OFFER;
  table.offeredTo[seat] = 0;
  table.offeredBottles.fill(0, seat * WORDS, (seat + 1) * WORDS);
  table.wantedBottles.fill(0, seat * WORDS, (seat + 1) * WORDS);
  table.offered.fill(0, seat * HELD_TYPES, (seat + 1) * HELD_TYPES);
  table.wanted.fill(0, seat * HELD_TYPES, (seat + 1) * HELD_TYPES);
}

/** What an offer gives and gets, in words. */
export const termsOf = (table: Table, seat: Seat): { give: string[]; get: string[] } => ({
  give: listed(table, seat, table.offeredBottles, table.offered),
  get: listed(table, seat, table.wantedBottles, table.wanted),
});

const listed = (table: Table, seat: Seat, bottles: Int32Array, counts: Uint8Array): string[] => [
  ...bottlesIn(bottles, seat * WORDS).map((bottle) => bottleText(table, bottle)),
  ...typesCounted(counts, seat * HELD_TYPES).map((type) => resourceText(table, type)),
];
