import type { Move, Seat } from '@taproom/engine';
import { bottleText, guestText, lyingText, resourceText, typesIn } from './card-text.js';
import { type Bottle, type Guest, NONE, WORDS } from './cards.js';
import type { Log } from './events.js';
import { drawGuest, fillGuestSlot, guestChanged, LIVE, replaceGuestMarket, rotate } from './market.js';
import {
  firstBottle,
  GUEST_DECK,
  giftBottle,
  KEEP,
  placeOf,
  REPLACE_FROM_DECK,
  secondBottle,
  swapFrom,
} from './moves.js';
import { aboutOf, BLIND, FACE_DOWN, PLACES, REPLACING, SERVED, type Table } from './table.js';

// Which of the bottles a guest accepts.

type Tastes = Pick<Table, 'cards'>;
export const isPreferred = ({ cards }: Tastes, guest: Guest, bottle: Bottle): boolean =>
  cards.preferred[guest] === bottle;
export const isAcceptable = ({ cards }: Tastes, guest: Guest, bottle: Bottle): boolean =>
  cards.favoured[guest] === cards.regionOf[bottle];

// R19  Swap a guest: discard any two bottles and choose one of your guests, served or not.
export function swap(table: Table, move: Move, log?: Log): void {
  const { turn, cards } = table;
  const one = firstBottle(move);
  const other = secondBottle(move);
  payBottle(table, turn, one);
  payBottle(table, turn, other);
  log?.push({ type: 'paid', seat: turn, bottles: [bottleText(table, one), bottleText(table, other)] });
  const sameRegion = cards.regionOf[one] === cards.regionOf[other] ? 1 : 0;
  swapFor(table, placeOf(move), swapFrom(move), sameRegion, log);
}

export function payBottle(table: Table, seat: Seat, bottle: Bottle): void {
  table.loseBottle(seat, bottle);
  table.discardBottle(bottle);
}

export function swapFor(table: Table, place: number, from: number, sameRegion: number, log?: Log): void {
  if (from === GUEST_DECK) drawUnseen(table, place, sameRegion, log);
  else takeFromMarket(table, place, from, sameRegion, log);
}

function takeFromMarket(table: Table, place: number, slot: number, sameRegion: number, log?: Log): void {
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
  // R21  Two bottles of one region: all four are replaced. Two different regions: only the guest you took is.
  if (sameRegion) replaceGuestMarket(table, log);
  else fillGuestSlot(table, slot, log);
  rotate(table, LIVE, log);
}

// R20  Or take the top guest of the deck, unseen until the bottles are paid.  R49  Stacking: it cannot be rejected.
function drawUnseen(table: Table, place: number, sameRegion: number, log?: Log): void {
  table.blind = drawGuest(table, log);
  log?.push({ type: 'drew-guest', seat: table.turn, guest: guestText(table, table.blind) });
  table.push(BLIND, place | (sameRegion << 2));
  if (table.house.stacking) keepOrReject(table, KEEP, log);
}

export function keepOrReject(table: Table, move: Move, log?: Log): void {
  const about = aboutOf(table.now);
  const place = about & 3;
  const sameRegion = about >> 2;
  const guest = table.blind;
  table.blind = NONE;
  table.pop();
  if (move === KEEP) keep(table, place, guest, sameRegion, log);
  else reject(table, guest, sameRegion, log);
}

function keep(table: Table, place: number, guest: Guest, sameRegion: number, log?: Log): void {
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
  if (!sameRegion) {
    guestChanged(table, LIVE, log);
    return;
  }
  replaceGuestMarket(table, log);
  rotate(table, LIVE, log);
}

// R20  Rejected, it goes to the market, to the place that its 4-card icon crosses out, and the guest there is discarded.
// R21  With bottles of one region all four are replaced before that. Either way the markets rotate once.
function reject(table: Table, guest: Guest, sameRegion: number, log?: Log): void {
  if (sameRegion) replaceGuestMarket(table, log);
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
  rotate(table, LIVE, log);
}

// R22  Gift: give a guest whom you have not served a bottle: the one they prefer, or another of its region. Take tokens.
export function gift(table: Table, move: Move, log?: Log): void {
  const { turn, cards } = table;
  const place = placeOf(move);
  const bottle = giftBottle(move);
  const at = turn * PLACES + place;
  const guest = table.guests[at];
  const tokens = isPreferred(table, guest, bottle) ? cards.giftPreferred[guest] : cards.giftRegion[guest];
  payBottle(table, turn, bottle);
  table.tokens[turn] += tokens;
  log?.push({
    type: 'gifted',
    seat: turn,
    place: place + 1,
    guest: guestText(table, guest),
    bottle: bottleText(table, bottle),
    tokens,
  });
  table.discardGuest(guest);
  table.guests[at] = NONE;
  table.push(REPLACING, place | (cards.marketIcon[guest] << 2));
}

// R23  Then choose who comes instead: the top guest of the deck, or the guest in the market to which the 4-card icon of the
//      one you dismissed points, whose place is then filled from the deck.
export function replaceGifted(table: Table, move: Move, log?: Log): void {
  const { turn } = table;
  const about = aboutOf(table.now);
  const place = about & 3;
  const slot = about >> 2;
  table.pop();
  if (move === REPLACE_FROM_DECK) {
    const guest = drawGuest(table, log);
    const lying = table.lying[turn * PLACES + place] & FACE_DOWN;
    seatGuest(table, turn, place, guest, lying);
    log?.push({ type: 'invited', seat: turn, place: place + 1, guest: lyingText(table, guest, lying), from: 'deck' });
    guestChanged(table, LIVE, log);
    return;
  }
  const guest = table.guestMarket[slot];
  seatGuest(table, turn, place, guest, 0);
  log?.push({ type: 'invited', seat: turn, place: place + 1, guest: guestText(table, guest), from: 'market' });
  fillGuestSlot(table, slot, log);
  rotate(table, LIVE, log);
}

// R24  A guest taken from the market lies face up. A guest from the deck lies as the chair's last guest lay.
function seatGuest(table: Table, seat: Seat, place: number, guest: Guest, lying: number): void {
  table.guests[seat * PLACES + place] = guest;
  table.lying[seat * PLACES + place] = lying;
}

/** R19  A guest leaves with its points and the cards under it. Says who it was. */
function dismiss(table: Table, seat: Seat, place: number, log?: Log): string {
  const at = seat * PLACES + place;
  const guest = table.guests[at];
  table.discardGuest(guest);
  const tucked = table.tucked[at];
  if (tucked !== 0) {
    for (let rest = tucked; rest !== 0; rest &= rest - 1) table.discardResource(31 - Math.clz32(rest & -rest));
    table.tucked[at] = 0;
    log?.push({ type: 'untucked', seat, cards: typesIn(tucked).map((type) => resourceText(table, type)) });
  }
  return log ? guestText(table, guest) : '';
}

/** Whether a guest could be drawn, the discards reshuffled. */
export const guestDrawable = (table: Table): boolean => table.guestDeckSize + table.guestDiscardSize > 0;

export const isServed = (table: Table, seat: Seat, place: number): boolean =>
  (table.lying[seat * PLACES + place] & SERVED) !== 0;

/** Bottles in a hand, written into `into`; returns how many. */
export function bottlesHeld(table: Table, seat: Seat, into: Uint8Array): number {
  let count = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let rest = table.bottles[seat * WORDS + word]; rest !== 0; rest &= rest - 1) {
      into[count++] = word * 32 + 31 - Math.clz32(rest & -rest);
    }
  }
  return count;
}
