import type { Move, Seat } from '@taproom/engine';
import { bottleText, guestText, lyingText } from './card-text.js';
import { NONE } from './cards.js';
import type { Log } from './events.js';
import { canTakeGuest, isAcceptable, isPreferred, isServed, seatGuest } from './guests.js';
import { payBottle } from './hand.js';
import { drawGuest, fillGuestSlot, guestChanged, LIVE, rotate } from './market.js';
import { GUEST_DECK, giftBottle, kindOf, placeOf, REPLACE, REPLACE_FROM_DECK, REPLACE_FROM_MARKET } from './moves.js';
import type { Refusal } from './refusals.js';
import { aboutOf, FACE_DOWN, PLACES, REPLACING, type Table } from './table.js';

// R22  Gift: give a guest whom you have not served a bottle: the one they prefer, or another of its region. Take tokens.
//      Whom that leaves, `drinkMoves` says: gifts and drinks ask the same.

export function refuseGift(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const place = placeOf(move);
  if (place >= table.places) return 'nothing-there';
  if (isServed(table, seat, place)) return 'already-served';
  if (!table.holdsBottle(seat, giftBottle(move))) return 'not-in-hand';
  return isAcceptable(table, table.guests[seat * PLACES + place], giftBottle(move)) ? undefined : 'not-their-taste';
}

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

const placeToFill = (table: Table): number => aboutOf(table.now) & 3;
const slotPointedAt = (table: Table): number => aboutOf(table.now) >> 2;

export function replaceMoves(table: Table, moves: Move[]): number {
  let n = 0;
  if (canTakeGuest(table, GUEST_DECK)) moves[n++] = REPLACE_FROM_DECK;
  if (canTakeGuest(table, slotPointedAt(table))) moves[n++] = REPLACE_FROM_MARKET;
  return n;
}

export function refuseReplacement(table: Table, move: Move): Refusal | undefined {
  if (kindOf(move) !== REPLACE) return 'replace-first';
  const from = move === REPLACE_FROM_DECK ? GUEST_DECK : slotPointedAt(table);
  return canTakeGuest(table, from) ? undefined : 'nothing-there';
}

export function replaceGifted(table: Table, move: Move, log?: Log): void {
  const { turn } = table;
  const place = placeToFill(table);
  const slot = slotPointedAt(table);
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
