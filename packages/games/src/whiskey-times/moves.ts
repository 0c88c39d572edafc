import type { Move, Seat } from '@taproom/engine';
import { type Bottle, FIRST_FLAVOUR, FIRST_GREEN, MOST_GREENS, PROFILES, type Resource } from './cards.js';

// A move is a kind in the highest bits and what it is about below: 5 + 26 bits, so that even a drink with all its
// tucked cards is one number.
const PAYLOAD_BITS = 26;
const PAYLOAD = (1 << PAYLOAD_BITS) - 1;

export const TAKE_BOTTLE = 0;
export const TAKE_RESOURCE = 1;
export const DONE_KIND = 2;
export const SWAP = 3;
export const KEEP_KIND = 4;
export const REJECT_KIND = 5;
export const GIFT = 6;
export const REPLACE = 7;
export const SERVE = 8;
export const PLAY = 9;
export const DISCARD = 10;
export const GIVE = 11;
export const CHOOSE = 12;
export const OFFER = 13;
export const WANT = 14;
export const PROPOSE_KIND = 15;
export const ACCEPT = 16;
export const DECLINE = 17;
export const WITHDRAW_KIND = 18;
export const END_TRADE_KIND = 19;
export const MOVE_KINDS = 20;

const move = (kind: number, payload: number): Move => kind * (PAYLOAD + 1) + payload;

export const kindOf = (made: Move): number => made >>> PAYLOAD_BITS;
const payloadOf = (made: Move): number => made & PAYLOAD;
const bits = (made: Move, shift: number, count: number): number => (payloadOf(made) >>> shift) & ((1 << count) - 1);

/** Where a card is taken from, when it is not a market slot. */
export const BOTTLE_DECK = 2;
export const RESOURCE_DECK = 15;
export const GUEST_DECK = 4;

export const DONE: Move = move(DONE_KIND, 0);
export const KEEP: Move = move(KEEP_KIND, 0);
export const REJECT: Move = move(REJECT_KIND, 0);
export const PROPOSE: Move = move(PROPOSE_KIND, 0);
export const WITHDRAW: Move = move(WITHDRAW_KIND, 0);
export const END_TRADE: Move = move(END_TRADE_KIND, 0);
export const REPLACE_FROM_DECK: Move = move(REPLACE, 0);
export const REPLACE_FROM_MARKET: Move = move(REPLACE, 1);

export const takeBottle = (from: number): Move => move(TAKE_BOTTLE, from);
export const takeResource = (from: number): Move => move(TAKE_RESOURCE, from);
export const fromOf = (made: Move): number => bits(made, 0, 4);

/** Place of the guest, market slot or GUEST_DECK, and two bottles, the lower number first. */
export const swap = (place: number, from: number, one: Bottle, other: Bottle): Move =>
  move(SWAP, place | (from << 2) | (Math.min(one, other) << 5) | (Math.max(one, other) << 12));
export const placeOf = (made: Move): number => bits(made, 0, 2);
export const swapFrom = (made: Move): number => bits(made, 2, 3);
export const firstBottle = (made: Move): Bottle => bits(made, 5, 7);
export const secondBottle = (made: Move): Bottle => bits(made, 12, 7);

export const gift = (place: number, bottle: Bottle): Move => move(GIFT, place | (bottle << 2));
export const giftBottle = (made: Move): Bottle => bits(made, 2, 7);

/** `cards` are the flavours, bonuses and wilds that go with the drink, as bits of types. */
export const serve = (place: number, bottle: Bottle, cards: number): Move =>
  move(SERVE, place | (bottle << 2) | ((cards >>> FIRST_FLAVOUR) << 9));
export const servedBottle = (made: Move): Bottle => bits(made, 2, 7);
export const servedWith = (made: Move): number => bits(made, 9, PROFILES.length + MOST_GREENS) << FIRST_FLAVOUR;

/** A green event that needs nothing more, or the card that it fetches. */
export const play = (event: Resource, about: Resource = 0): Move => move(PLAY, (event - FIRST_GREEN) | (about << 4));
export const playSwap = (event: Resource, place: number, from: number, bottle: Bottle): Move =>
  move(PLAY, (event - FIRST_GREEN) | ((place | (from << 2) | (bottle << 5)) << 4));
export const playedEvent = (made: Move): Resource => bits(made, 0, 4) + FIRST_GREEN;
export const playedAbout = (made: Move): number => bits(made, 4, 12);
export const playedPlace = (made: Move): number => bits(made, 4, 2);
export const playedFrom = (made: Move): number => bits(made, 6, 3);
export const playedBottle = (made: Move): Bottle => bits(made, 9, 7);

/** A card that can be held: a type of resource, or a bottle. */
export type Held = number;
const FIRST_BOTTLE: Held = 32;
export const heldBottle = (bottle: Bottle): Held => FIRST_BOTTLE + bottle;
export const isBottle = (held: Held): boolean => held >= FIRST_BOTTLE;
export const bottleOf = (held: Held): Bottle => held - FIRST_BOTTLE;

/** Onto slot 1, 2 ... of a stacked market, or 0 for the discard pile. */
export const discard = (held: Held, onto = 0): Move => move(DISCARD, held | (onto << 7));
export const ontoOf = (made: Move): number => bits(made, 7, 3);
export const heldOf = (made: Move): Held => bits(made, 0, 7);
export const give = (held: Held): Move => move(GIVE, held);
export const want = (held: Held): Move => move(WANT, held);
export const choose = (bottle: Bottle): Move => move(CHOOSE, bottle);
export const chosenBottle = (made: Move): Bottle => bits(made, 0, 7);

export const offer = (seat: Seat): Move => move(OFFER, seat);
export const accept = (seat: Seat): Move => move(ACCEPT, seat);
export const decline = (seat: Seat): Move => move(DECLINE, seat);
export const seatOf = (made: Move): Seat => bits(made, 0, 3);

/** Bits of a move that its kind uses; a number with others set is not a move. */
const USED: readonly number[] = [2, 4, 0, 19, 0, 0, 9, 1, 26, 16, 10, 7, 7, 3, 7, 0, 3, 3, 0, 0];

/** Whether a number is a move at all, of any table. */
export function isMove(made: number): boolean {
  if (!Number.isInteger(made) || made < 0 || made >= 2 ** 31) return false;
  const kind = kindOf(made);
  return kind < MOVE_KINDS && payloadOf(made) < 1 << USED[kind]!;
}
