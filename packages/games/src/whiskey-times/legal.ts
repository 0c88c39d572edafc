import type { Move, Seat } from '@taproom/engine';
import {
  FIRST_FLAVOUR,
  FIRST_GREEN,
  FIRST_MIXER,
  GREEN_BITS,
  HELD_TYPES,
  isEvent,
  MOST_BOTTLES,
  NONE,
  WORDS,
} from './cards.js';
import { BOTTLE_COST, costOf, RESOURCE_COST } from './drawing.js';
import { greenEffect } from './green.js';
import { bottlesHeld, guestDrawable } from './guests.js';
import {
  accept,
  BOTTLE_DECK,
  choose,
  DONE,
  decline,
  discard,
  END_TRADE,
  GUEST_DECK,
  gift,
  give,
  heldBottle,
  KEEP,
  offer,
  PROPOSE,
  play,
  playSwap,
  REJECT,
  REPLACE_FROM_DECK,
  REPLACE_FROM_MARKET,
  RESOURCE_DECK,
  serve,
  swap,
  takeBottle,
  takeResource,
  WITHDRAW,
  want,
} from './moves.js';
import { tuckable, wildsFor } from './serving.js';
import {
  ACTING,
  aboutOf,
  BLIND,
  BOTTLE_SLOTS,
  CAUGHT,
  CHOOSING,
  DRAWING,
  GIVING,
  GUEST_SLOTS,
  LIMIT,
  LOSE_BOTTLE,
  LOSE_GLASS,
  LOSING,
  NO_OFFER,
  PLACES,
  REPLACING,
  SERVED,
  STACKING,
  type Table,
  TRADING,
} from './table.js';
import {
  canAdd,
  canAsk,
  canPay,
  hasOfferFor,
  isComplete,
  isDrafting,
  MOST_OFFERS,
  mayTradeWith,
  offerKind,
  wouldMix,
} from './trading.js';

/** Writes the legal moves of a seat into `moves`, each once, and returns how many there are. */
export function legalMoves(table: Table, seat: Seat, moves: Move[]): number {
  const { what } = table;
  if (what === TRADING) return tradeMoves(table, seat, moves);
  if (what === CAUGHT) return table.owed[seat] > 0 ? handDiscards(table, seat, moves) : 0;
  if (seat !== table.turn) return 0;
  switch (what) {
    case DRAWING:
      return drawMoves(table, moves);
    case ACTING:
      return actionMoves(table, moves);
    case LIMIT:
      return handDiscards(table, seat, moves);
    case LOSING:
      return loseMoves(table, moves);
    case GIVING:
      return giveMoves(table, seat, moves);
    case STACKING:
      return stackMoves(table, moves);
    case BLIND:
      moves[0] = KEEP;
      moves[1] = REJECT;
      return 2;
    case REPLACING:
      return replaceMoves(table, moves);
    case CHOOSING:
      for (let i = 0; i < table.lookedCount; i++) moves[i] = choose(table.looked[i]);
      return table.lookedCount;
    default:
      return 0;
  }
}

// R4 - R6  Spend draw points, or leave them.
function drawMoves(table: Table, moves: Move[]): number {
  let n = 0;
  if (table.points >= BOTTLE_COST) {
    for (let slot = 0; slot < BOTTLE_SLOTS; slot++) {
      if (table.bottleMarket[slot] !== NONE) moves[n++] = takeBottle(slot);
    }
    if (table.bottleDeckSize > 0) moves[n++] = takeBottle(BOTTLE_DECK);
  }
  for (let slot = 0; slot < table.slots; slot++) {
    const type = table.top(slot);
    if (type !== NONE && costOf(type) <= table.points) moves[n++] = takeResource(slot);
  }
  if (table.points >= RESOURCE_COST && table.drawable > 0) moves[n++] = takeResource(RESOURCE_DECK);
  moves[n++] = DONE;
  return n;
}

const held = new Uint8Array(MOST_BOTTLES);

// R18  As many actions as you like, in any order; then be done.
function actionMoves(table: Table, moves: Move[]): number {
  const bottles = bottlesHeld(table, table.turn, held);
  let n = 0;
  if (bottles > 0) n = drinkMoves(table, bottles, moves, n);
  if (table.holds[table.turn] & GREEN_BITS) n = greenMoves(table, bottles, moves, n);
  moves[n++] = DONE;
  // The swaps come last: there are so many that people would not find the rest behind them.
  return bottles > 1 ? swapMoves(table, bottles, moves, n) : n;
}

// R22, R25  Gifts and drinks, for guests not served yet, with a bottle of the favoured region.
function drinkMoves(table: Table, bottles: number, moves: Move[], start: number): number {
  const { turn, cards } = table;
  let n = start;
  for (let place = 0; place < table.places; place++) {
    const at = turn * PLACES + place;
    if (table.lying[at] & SERVED) continue;
    const guest = table.guests[at];
    const region = cards.favoured[guest];
    const wilds = wildsFor(table, turn, guest);
    for (let i = 0; i < bottles; i++) {
      const bottle = held[i];
      if (cards.regionOf[bottle] !== region) continue;
      moves[n++] = gift(place, bottle);
      if (wilds >= 0) n = serveMoves(place, bottle, wilds, tuckable(table, turn, bottle), moves, n);
    }
  }
  return n;
}

/** R26  Every choice of cards that may be tucked, nothing at all included. */
function serveMoves(place: number, bottle: number, wilds: number, cards: number, moves: Move[], start: number): number {
  let n = start;
  for (let some = cards; ; some = (some - 1) & cards) {
    moves[n++] = serve(place, bottle, wilds | some);
    if (some === 0) return n;
  }
}

// R19, R20  Any two bottles, any guest of yours, for one of the market or the deck.
function swapMoves(table: Table, bottles: number, moves: Move[], start: number): number {
  let n = start;
  for (let from = 0; from <= GUEST_DECK; from++) {
    if (!canTakeGuest(table, from)) continue;
    for (let place = 0; place < table.places; place++) {
      for (let i = 1; i < bottles; i++) {
        for (let j = 0; j < i; j++) moves[n++] = swap(place, from, held[j], held[i]);
      }
    }
  }
  return n;
}

export const canTakeGuest = (table: Table, from: number): boolean =>
  from < GUEST_SLOTS ? table.guestMarket[from] !== NONE : from === GUEST_DECK && guestDrawable(table);

// R29  Green events that are actions of their own.
function greenMoves(table: Table, bottles: number, moves: Move[], start: number): number {
  let n = start;
  for (let rest = table.holds[table.turn] & GREEN_BITS; rest !== 0; rest &= rest - 1) {
    const event = 31 - Math.clz32(rest & -rest);
    switch (greenEffect(table, event)) {
      case 'draw-resources':
        if (table.drawable > 0) moves[n++] = play(event);
        break;
      case 'choose-bottle':
        if (table.bottleDeckSize > 0) moves[n++] = play(event);
        break;
      case 'gain-tokens':
        moves[n++] = play(event);
        break;
      case 'fetch-resource':
        for (let type = 0; type < FIRST_GREEN; type++) if (table.discards[type] > 0) moves[n++] = play(event, type);
        break;
      case 'cheap-swap':
        for (let from = 0; from <= GUEST_DECK; from++) {
          if (!canTakeGuest(table, from)) continue;
          for (let place = 0; place < table.places; place++) {
            for (let i = 0; i < bottles; i++) moves[n++] = playSwap(event, place, from, held[i]);
          }
        }
        break;
    }
  }
  return n;
}

function bottleDiscards(table: Table, seat: Seat, moves: Move[]): number {
  const count = bottlesHeld(table, seat, held);
  for (let i = 0; i < count; i++) moves[i] = discard(heldBottle(held[i]));
  return count;
}

/** Resource cards of the types below `end`. */
function resourceDiscards(table: Table, seat: Seat, end: number, moves: Move[], start: number): number {
  let n = start;
  for (let type = 0; type < end; type++) {
    if ((table.holds[seat] & (1 << type)) !== 0) n = discardsOf(table, type, moves, n);
  }
  return n;
}

/** Any card of the hand. */
const handDiscards = (table: Table, seat: Seat, moves: Move[]): number =>
  resourceDiscards(table, seat, HELD_TYPES, moves, bottleDiscards(table, seat, moves));

/** R48  In a stacked market, onto any place. */
function discardsOf(table: Table, type: number, moves: Move[], start: number): number {
  let n = start;
  if (!isStacked(table, type)) moves[n++] = discard(type);
  else for (let slot = 1; slot <= table.slots; slot++) moves[n++] = discard(type, slot);
  return n;
}

/** R48  Stacking: resource cards that are discarded, events aside, are put on a place of the market. */
export const isStacked = (table: Table, type: number): boolean => table.house.stacking && !isEvent(type);

// R12  Lose a glass, a bottle, resources.
function loseMoves(table: Table, moves: Move[]): number {
  const what = aboutOf(table.now);
  if (what === LOSE_BOTTLE) return bottleDiscards(table, table.turn, moves);
  return resourceDiscards(table, table.turn, what === LOSE_GLASS ? FIRST_MIXER : HELD_TYPES, moves, 0);
}

// R17  A card of your choice.
function giveMoves(table: Table, seat: Seat, moves: Move[]): number {
  let n = 0;
  const count = bottlesHeld(table, seat, held);
  for (let i = 0; i < count; i++) moves[n++] = give(heldBottle(held[i]));
  for (let type = 0; type < HELD_TYPES; type++) if (table.holds[seat] & (1 << type)) moves[n++] = give(type);
  return n;
}

function stackMoves(table: Table, moves: Move[]): number {
  let n = 0;
  for (let type = 0; type < FIRST_FLAVOUR; type++) if (table.placing[type] > 0) n = discardsOf(table, type, moves, n);
  return n;
}

// R23  The top guest of the deck, or the guest in the market to which the icon points.
function replaceMoves(table: Table, moves: Move[]): number {
  let n = 0;
  if (guestDrawable(table)) moves[n++] = REPLACE_FROM_DECK;
  if (table.guestMarket[aboutOf(table.now) >> 2] !== NONE) moves[n++] = REPLACE_FROM_MARKET;
  return n;
}

// R45, R46  Trading.
function tradeMoves(table: Table, seat: Seat, moves: Move[]): number {
  let n = 0;
  if (seat >= table.seats) return n;
  for (let other = 0; other < table.seats; other++) {
    if (hasOfferFor(table, other, seat)) {
      if (canPay(table, seat, other)) moves[n++] = accept(other);
      moves[n++] = decline(other);
    }
    if (mayTradeWith(table, seat, other) && table.offersMade[seat] < MOST_OFFERS) moves[n++] = offer(other);
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
