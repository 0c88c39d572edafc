import { just, type Move, type Seat, type SeatSet } from '@taproom/engine';
import { heldText } from './card-text.js';
import { HELD_TYPES, WORDS } from './cards.js';
import type { Log } from './events.js';
import {
  ACCEPT,
  accept,
  bottleOf,
  DECLINE,
  decline,
  END_TRADE,
  END_TRADE_KIND,
  GIVE,
  give,
  type Held,
  heldBottle,
  heldOf,
  isBottle,
  kindOf,
  OFFER,
  offer,
  PROPOSE,
  PROPOSE_KIND,
  seatOf,
  WANT,
  WITHDRAW,
  WITHDRAW_KIND,
  want,
} from './moves.js';
import {
  canAdd,
  canAsk,
  canPay,
  clearOffer,
  hasOfferFor,
  holdsAll,
  isComplete,
  isDrafting,
  offerKind,
  termsOf,
  wouldMix,
} from './offer.js';
import type { Refusal } from './refusals.js';
import { DRAFTED, NO_OFFER, OPEN, type Table, TRADING } from './table.js';

// R46  Each player may propose three offers in one trade; a draft costs nothing.
const MOST_OFFERS = 3;

// R45  Trading: after every drink served there is a trade.
export function openTrade(table: Table, log?: Log): void {
  table.offersMade.fill(0);
  table.push(TRADING);
  log?.push({ type: 'trade-opened', seat: table.turn });
}

function endTrade(table: Table, log?: Log): void {
  for (let seat = 0; seat < table.seats; seat++) clearOffer(table, seat);
  table.offersMade.fill(0);
  table.pop();
  log?.push({ type: 'trade-ended', seat: table.turn });
}

/** The trade waits for whoever served, or for the answer to their offer. */
export const tradeWaitsFor = (table: Table): SeatSet =>
  just(table.offers[table.turn] === OPEN ? table.offeredTo[table.turn] : table.turn);

/** R45  Whoever served may make an offer to anyone, and anyone to them. */
const mayTradeWith = (table: Table, seat: Seat, to: Seat): boolean =>
  to < table.seats && to !== seat && (seat === table.turn || to === table.turn);
const mayOffer = (table: Table, seat: Seat): boolean => table.offersMade[seat] < MOST_OFFERS;

export function tradeMoves(table: Table, seat: Seat, moves: Move[]): number {
  let n = 0;
  if (seat >= table.seats) return n;
  for (let other = 0; other < table.seats; other++) {
    if (hasOfferFor(table, other, seat)) {
      if (canPay(table, seat, other)) moves[n++] = accept(other);
      moves[n++] = decline(other);
    }
    if (mayTradeWith(table, seat, other) && mayOffer(table, seat)) moves[n++] = offer(other);
  }
  if (isDrafting(table, seat)) n = draftMoves(table, seat, moves, n);
  if (table.offers[seat] !== NO_OFFER) moves[n++] = WITHDRAW;
  if (seat === table.turn) moves[n++] = END_TRADE;
  return n;
}

function draftMoves(table: Table, seat: Seat, moves: Move[], start: number): number {
  let n = start;
  const kind = offerKind(table, seat);
  const cards = HELD_TYPES + WORDS * 32;
  for (let card = 0; card < cards; card++) {
    const one = card < HELD_TYPES ? card : heldBottle(card - HELD_TYPES);
    if (wouldMix(kind, one)) continue;
    if (canAdd(table, seat, one)) moves[n++] = give(one);
    if (canAsk(table, seat, one)) moves[n++] = want(one);
  }
  if (isComplete(table, seat)) moves[n++] = PROPOSE;
  return n;
}

export function refuseTrade(table: Table, seat: Seat, move: Move): Refusal | undefined {
  switch (kindOf(move)) {
    case OFFER:
      if (!mayTradeWith(table, seat, seatOf(move))) return 'only-with-the-server';
      return mayOffer(table, seat) ? undefined : 'enough-offers';
    case GIVE:
      return refuseDraft(table, seat, heldOf(move)) ?? (canAdd(table, seat, heldOf(move)) ? undefined : 'not-in-hand');
    case WANT:
      return refuseDraft(table, seat, heldOf(move)) ?? (canAsk(table, seat, heldOf(move)) ? undefined : 'not-theirs');
    case PROPOSE_KIND:
      if (!isDrafting(table, seat)) return 'no-offer';
      return isComplete(table, seat) ? undefined : 'one-each-way';
    case WITHDRAW_KIND:
      return table.offers[seat] === NO_OFFER ? 'no-offer' : undefined;
    case ACCEPT:
      if (!hasOfferFor(table, seatOf(move), seat)) return 'not-offered';
      return canPay(table, seat, seatOf(move)) ? undefined : 'cannot-pay';
    case DECLINE:
      return hasOfferFor(table, seatOf(move), seat) ? undefined : 'not-offered';
    case END_TRADE_KIND:
      return seat === table.turn ? undefined : 'only-the-server-ends';
    default:
      return 'trade-first';
  }
}

function refuseDraft(table: Table, seat: Seat, held: Held): Refusal | undefined {
  if (!isDrafting(table, seat)) return 'no-offer';
  return wouldMix(offerKind(table, seat), held) ? 'bottles-for-bottles' : undefined;
}

export function trade(table: Table, seat: Seat, move: Move, log?: Log): void {
  switch (kindOf(move)) {
    case OFFER:
      return beginOffer(table, seat, move, log);
    case GIVE:
      return offerCard(table, seat, move, log);
    case WANT:
      return askForCard(table, seat, move, log);
    case PROPOSE_KIND:
      return propose(table, seat, log);
    case WITHDRAW_KIND:
      return withdraw(table, seat, log);
    case ACCEPT:
      return acceptOffer(table, seat, move, log);
    case DECLINE:
      return declineOffer(table, seat, move, log);
    default:
      return endTrade(table, log);
  }
}

// R45  An offer names the cards and stands until it is answered, replaced or withdrawn.

function beginOffer(table: Table, seat: Seat, move: Move, log?: Log): void {
  clearOffer(table, seat);
  table.offers[seat] = DRAFTED;
  table.offeredTo[seat] = seatOf(move);
  log?.push({ type: 'offer-begun', seat, to: seatOf(move) });
}

/** A card laid on the table for an offer has been seen by everyone. */
function offerCard(table: Table, seat: Seat, move: Move, log?: Log): void {
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

function askForCard(table: Table, seat: Seat, move: Move, log?: Log): void {
  const held = heldOf(move);
  table.putInOffer(table.wantedBottles, table.wanted, seat, held);
  log?.push({ type: 'offer-wants', seat, card: heldText(table, held) });
}

function propose(table: Table, seat: Seat, log?: Log): void {
  table.offers[seat] = OPEN;
  table.offersMade[seat]++;
  log?.push({ type: 'offered', seat, to: table.offeredTo[seat], ...termsOf(table, seat) });
}

function withdraw(table: Table, seat: Seat, log?: Log): void {
  clearOffer(table, seat);
  log?.push({ type: 'withdrawn', seat });
}

function declineOffer(table: Table, seat: Seat, move: Move, log?: Log): void {
  clearOffer(table, seatOf(move));
  log?.push({ type: 'declined', seat, from: seatOf(move) });
}

function acceptOffer(table: Table, seat: Seat, move: Move, log?: Log): void {
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
