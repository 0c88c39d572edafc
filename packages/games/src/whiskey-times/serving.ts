import type { Move, Seat } from '@taproom/engine';
import { bottleText, guestText, resourceText, tuckedTexts, typesIn } from './card-text.js';
import { type Bottle, type Cards, GLASS_BITS, GREEN_BITS, type Guest } from './cards.js';
import { endIsNear } from './ending.js';
import type { Log } from './events.js';
import { isAcceptable, isPreferred, isServed } from './guests.js';
import { payBottle } from './hand.js';
import { placeOf, servedBottle, servedWith, serve as serveMove } from './moves.js';
import type { Refusal } from './refusals.js';
import { ALL_SERVED, PERFECT, PLACES, SERVED, STACKING, SUBSTITUTE, type Table } from './table.js';
import { openTrade } from './trading.js';

/** The glass and the ingredients a guest asks for that are not among the types held, as bits of types. */
export const missingWith = (cards: Cards, holds: number, guest: Guest): number =>
  (cards.glassOf[guest]! | cards.mixersOf[guest]!) & ~holds;
export const missingFor = (table: Table, seat: Seat, guest: Guest): number =>
  missingWith(table.cards, table.holds[seat], guest);

// R31  Wild glass, wild mixer: as you serve, it stands in for the glass, or for one ingredient, that you do not hold.

/** The wild events that would fill what is missing, as bits; -1 when they cannot. */
export const wildsFor = (table: Table, seat: Seat, guest: Guest): number =>
  wildsWith(table.cards, table.holds[seat], guest);

export function wildsWith(cards: Cards, holds: number, guest: Guest): number {
  const missing = missingWith(cards, holds, guest);
  if (missing === 0) return 0;
  const mixers = missing & cards.mixersOf[guest]!;
  const wildGlass = missing === mixers ? 0 : lowestBit(holds & cards.wildGlasses);
  if (missing !== mixers && wildGlass === 0) return -1;
  let wilds = wildGlass;
  let free = holds & cards.wildMixers;
  for (let rest = mixers; rest !== 0; rest &= rest - 1) {
    if (free === 0) return -1;
    wilds |= lowestBit(free);
    free &= free - 1;
  }
  return wilds;
}

const lowestBit = (bits: number): number => bits & -bits;

// R26, R30  With the drink you may tuck cards: up to four different flavour cards that the bottle has, and bonus events.

/** Flavour and bonus cards in the hand that could go under a drink made with this bottle, which has four profiles at most. */
const tuckable = (table: Table, seat: Seat, bottle: Bottle): number =>
  table.holds[seat] & (table.cards.flavoursOf[bottle] | table.cards.bonuses);

/** A drink for a guest who takes this bottle: every choice of cards that may be tucked, nothing at all included. */
export function serveMoves(
  table: Table,
  place: number,
  bottle: Bottle,
  wilds: number,
  moves: Move[],
  start: number,
): number {
  const cards = tuckable(table, table.turn, bottle);
  let n = start;
  for (let some = cards; ; some = (some - 1) & cards) {
    moves[n++] = serveMove(place, bottle, wilds | some);
    if (some === 0) return n;
  }
}

export function refuseServe(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const { cards } = table;
  const place = placeOf(move);
  const bottle = servedBottle(move);
  const chosen = servedWith(move);
  if (place >= table.places) return 'nothing-there';
  if (isServed(table, seat, place)) return 'already-served';
  if (!table.holdsBottle(seat, bottle) || chosen & ~table.holds[seat]) return 'not-in-hand';
  const guest = table.guests[seat * PLACES + place];
  if (!isAcceptable(table, guest, bottle)) return 'not-their-taste';
  const wilds = wildsFor(table, seat, guest);
  const named = chosen & (cards.wildGlasses | cards.wildMixers);
  if (wilds < 0 || wilds & ~named) return lacking(table, seat, guest, named);
  if (named !== wilds) return 'wild-not-needed';
  const unfit = chosen & ~named & ~tuckable(table, seat, bottle);
  if (unfit & GREEN_BITS) return 'not-a-bonus';
  return unfit === 0 ? undefined : 'flavour-does-not-match';
}

function lacking(table: Table, seat: Seat, guest: Guest, named: number): Refusal {
  const glass = missingFor(table, seat, guest) & GLASS_BITS;
  return glass && !(named & table.cards.wildGlasses) ? 'glass-missing' : 'ingredient-missing';
}

// R25  Serve: discard a bottle, the glass and every ingredient. With the preferred bottle the drink is perfect, with another
//      of its region it is a substitute. The guest is served, lies face up, and scores at the end.
export function serve(table: Table, move: Move, log?: Log): void {
  const { turn, cards } = table;
  const bottle = servedBottle(move);
  const chosen = servedWith(move);
  const at = turn * PLACES + placeOf(move);
  const guest = table.guests[at];
  const used = (cards.glassOf[guest] | cards.mixersOf[guest]) & table.holds[turn];
  const wilds = chosen & (cards.wildGlasses | cards.wildMixers);
  const perfect = isPreferred(table, guest, bottle);
  payBottle(table, turn, bottle);
  for (let rest = used; rest !== 0; rest &= rest - 1) useUp(table, turn, 31 - Math.clz32(rest & -rest));
  for (let rest = wilds; rest !== 0; rest &= rest - 1) {
    const wild = 31 - Math.clz32(rest & -rest);
    table.loseResource(turn, wild);
    table.discardResource(wild);
  }
  const tucked = chosen & ~wilds;
  for (let rest = tucked; rest !== 0; rest &= rest - 1) table.loseResource(turn, 31 - Math.clz32(rest & -rest));
  table.tucked[at] = tucked;
  table.lying[at] = perfect ? PERFECT : SUBSTITUTE;
  log?.push({
    type: 'served',
    seat: turn,
    place: placeOf(move) + 1,
    guest: guestText(table, guest),
    bottle: bottleText(table, bottle),
    drink: perfect ? 'perfect' : 'substitute',
    used: typesIn(used | wilds).map((type) => resourceText(table, type)),
    tucked: tuckedTexts(table, tucked),
  });
  if (hasFinished(table, turn)) endIsNear(table, ALL_SERVED, log);
  if (table.house.trading) openTrade(table, log);
  // R48  Stacking: the cards of the drink are put on places of the market, before any trade.
  if (table.placingCount > 0) table.push(STACKING);
}

function useUp(table: Table, seat: Seat, type: number): void {
  table.loseResource(seat, type);
  if (table.house.stacking) {
    table.placing[type]++;
    table.placingCount++;
  } else {
    table.discardResource(type);
  }
}

/** R38  All guests served, at least one of them perfectly. */
function hasFinished(table: Table, seat: Seat): boolean {
  let perfect = 0;
  for (let place = 0; place < table.places; place++) {
    const lying = table.lying[seat * PLACES + place];
    if ((lying & SERVED) === 0) return false;
    perfect |= lying & PERFECT;
  }
  return perfect !== 0;
}
