import type { Move, Seat } from '@taproom/engine';
import { bottleText, guestText, lyingText } from './card-text.js';
import { type Bottle, type Guest, NONE } from './cards.js';
import type { Log } from './events.js';
import { canTakeGuest, dismiss, seatGuest } from './guests.js';
import { found, payBottle } from './hand.js';
import { drawGuest, fillGuestSlot, guestChanged, LIVE, replaceGuestMarket, rotate } from './market.js';
import {
  firstBottle,
  GUEST_DECK,
  KEEP,
  KEEP_KIND,
  kindOf,
  placeOf,
  playedBottle,
  playedFrom,
  playedPlace,
  playSwap,
  REJECT,
  REJECT_KIND,
  secondBottle,
  swapFrom,
  swap as swapMove,
} from './moves.js';
import type { Refusal } from './refusals.js';
import { aboutOf, BLIND, FACE_DOWN, PLACES, type Table } from './table.js';

// R19, R20  Any two bottles, any guest of yours, for one of the market or the deck.

/** Swaps with any two of the bottles found. */
export function swapMoves(table: Table, bottles: number, moves: Move[], start: number): number {
  let n = start;
  for (let from = 0; from <= GUEST_DECK; from++) {
    if (!canTakeGuest(table, from)) continue;
    for (let place = 0; place < table.places; place++) {
      for (let i = 1; i < bottles; i++) {
        for (let j = 0; j < i; j++) moves[n++] = swapMove(place, from, found[j], found[i]);
      }
    }
  }
  return n;
}

export function refuseSwap(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const one = firstBottle(move);
  const other = secondBottle(move);
  if (one === other) return 'one-bottle-twice';
  if (one > other) return 'no-such-move';
  if (!table.holdsBottle(seat, one) || !table.holdsBottle(seat, other)) return 'not-in-hand';
  return refuseGuestChange(table, placeOf(move), swapFrom(move));
}

const refuseGuestChange = (table: Table, place: number, from: number): Refusal | undefined =>
  place >= table.places || !canTakeGuest(table, from) ? 'nothing-there' : undefined;

// R19  Swap a guest: discard any two bottles and choose one of your guests, served or not.
export function swap(table: Table, move: Move, log?: Log): void {
  const { turn } = table;
  const from = swapFrom(move);
  const one = firstBottle(move);
  const other = secondBottle(move);
  payBottle(table, turn, one);
  payBottle(table, turn, other);
  log?.push({ type: 'paid', seat: turn, bottles: [bottleText(table, one), bottleText(table, other)] });
  const region = areOfOneRegion(table, one, other) ? OF_ONE_REGION : 0;
  if (from === GUEST_DECK) return drawUnseen(table, placeOf(move) | region, log);
  takeFromMarket(table, placeOf(move), from, log);
  // R21  Two bottles of one region: all four are replaced. Two different regions: only the guest you took is.
  if (region === OF_ONE_REGION) replaceGuestMarket(table, log);
  else fillGuestSlot(table, from, log);
  rotate(table, LIVE, log);
}

const areOfOneRegion = ({ cards }: Table, one: Bottle, other: Bottle): boolean =>
  cards.regionOf[one] === cards.regionOf[other];

// R34  Cheap swap: swap a guest for one bottle instead of two. Of the market only the guest you took is replaced.

/** Swaps with any one of the bottles found. */
export function cheapSwapMoves(table: Table, event: number, bottles: number, moves: Move[], start: number): number {
  let n = start;
  for (let from = 0; from <= GUEST_DECK; from++) {
    if (!canTakeGuest(table, from)) continue;
    for (let place = 0; place < table.places; place++) {
      for (let i = 0; i < bottles; i++) moves[n++] = playSwap(event, place, from, found[i]);
    }
  }
  return n;
}

export function refuseCheapSwap(table: Table, seat: Seat, move: Move): Refusal | undefined {
  if (!table.holdsBottle(seat, playedBottle(move))) return 'not-in-hand';
  return refuseGuestChange(table, playedPlace(move), playedFrom(move));
}

export function cheapSwap(table: Table, move: Move, log?: Log): void {
  const bottle = playedBottle(move);
  const from = playedFrom(move);
  payBottle(table, table.turn, bottle);
  log?.push({ type: 'paid', seat: table.turn, bottles: [bottleText(table, bottle)] });
  if (from === GUEST_DECK) return drawUnseen(table, playedPlace(move), log);
  takeFromMarket(table, playedPlace(move), from, log);
  fillGuestSlot(table, from, log);
  rotate(table, LIVE, log);
}

/** The guest comes in; what happens to the market it leaves is up to the swap. */
function takeFromMarket(table: Table, place: number, slot: number, log?: Log): void {
  const guest = table.guestMarket[slot];
  const out = dismiss(table, table.turn, place, log);
  table.guestMarket[slot] = NONE;
  seatGuest(table, table.turn, place, guest, 0);
  log?.push({
    type: 'swapped',
    seat: table.turn,
    place: place + 1,
    out,
    guest: guestText(table, guest),
    from: 'market',
  });
}

// R20  Or take the top guest of the deck, unseen until the bottles are paid.  R49  Stacking: it cannot be rejected.

/** What the agenda keeps of a swap while its guest is looked at: the place, and with what it was paid. */
const PLACE_BITS = 3;
const OF_ONE_REGION = 4;

function drawUnseen(table: Table, about: number, log?: Log): void {
  table.blind = drawGuest(table, log);
  log?.push({ type: 'drew-guest', seat: table.turn, guest: guestText(table, table.blind) });
  table.push(BLIND, about);
  if (table.house.stacking) keepOrReject(table, KEEP, log);
}

export function blindMoves(moves: Move[]): number {
  moves[0] = KEEP;
  moves[1] = REJECT;
  return 2;
}

export const refuseBlind = (move: Move): Refusal | undefined =>
  kindOf(move) === KEEP_KIND || kindOf(move) === REJECT_KIND ? undefined : 'keep-or-reject';

// R21  With bottles of one region all four guests outside are replaced: after the guest that is kept has come in, before the
//      one that is rejected goes out. The markets rotate once.
export function keepOrReject(table: Table, move: Move, log?: Log): void {
  const about = aboutOf(table.now);
  const guest = table.blind;
  const isRenewed = (about & OF_ONE_REGION) !== 0;
  table.blind = NONE;
  table.pop();
  if (move === KEEP) {
    bringIn(table, about & PLACE_BITS, guest, log);
    if (!isRenewed) return guestChanged(table, LIVE, log);
    replaceGuestMarket(table, log);
  } else {
    if (isRenewed) replaceGuestMarket(table, log);
    sendOut(table, guest, log);
  }
  rotate(table, LIVE, log);
}

function bringIn(table: Table, place: number, guest: Guest, log?: Log): void {
  const { turn } = table;
  const lying = table.lying[turn * PLACES + place] & FACE_DOWN;
  const out = dismiss(table, turn, place, log);
  seatGuest(table, turn, place, guest, lying);
  log?.push({
    type: 'swapped',
    seat: turn,
    place: place + 1,
    out,
    guest: lyingText(table, guest, lying),
    from: 'deck',
  });
}

// R20  Rejected, it goes to the market, to the place that its 4-card icon crosses out, and the guest there is discarded.
function sendOut(table: Table, guest: Guest, log?: Log): void {
  const slot = table.cards.marketIcon[guest];
  const out = table.guestMarket[slot];
  if (out !== NONE) table.discardGuest(out);
  table.guestMarket[slot] = guest;
  log?.push({
    type: 'rejected',
    seat: table.turn,
    guest: guestText(table, guest),
    slot: slot + 1,
    out: out === NONE ? 'empty' : guestText(table, out),
  });
}
