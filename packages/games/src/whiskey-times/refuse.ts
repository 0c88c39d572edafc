import type { Move, Seat } from '@taproom/engine';
import {
  FIRST_FLAVOUR,
  FIRST_GREEN,
  FIRST_MIXER,
  GLASS_BITS,
  GREEN_BITS,
  HELD_TYPES,
  isGreen,
  NONE,
  type Resource,
} from './cards.js';
import { BOTTLE_COST, costOf, RESOURCE_COST } from './drawing.js';
import { greenEffect } from './green.js';
import { guestDrawable, isAcceptable, isServed } from './guests.js';
import { canTakeGuest, isStacked } from './legal.js';
import {
  ACCEPT,
  BOTTLE_DECK,
  bottleOf,
  CHOOSE,
  chosenBottle,
  DECLINE,
  DISCARD,
  DONE_KIND,
  END_TRADE_KIND,
  firstBottle,
  fromOf,
  GIFT,
  GIVE,
  giftBottle,
  type Held,
  heldOf,
  isBottle,
  isMove,
  KEEP_KIND,
  kindOf,
  OFFER,
  ontoOf,
  PLAY,
  PROPOSE_KIND,
  placeOf,
  playedAbout,
  playedBottle,
  playedEvent,
  playedFrom,
  playedPlace,
  REJECT_KIND,
  REPLACE,
  REPLACE_FROM_DECK,
  RESOURCE_DECK,
  SERVE,
  SWAP,
  seatOf,
  secondBottle,
  servedBottle,
  servedWith,
  swapFrom,
  TAKE_BOTTLE,
  TAKE_RESOURCE,
  WANT,
  WITHDRAW_KIND,
} from './moves.js';
import { missingFor, wildsFor } from './serving.js';
import {
  ACTING,
  aboutOf,
  BLIND,
  BOTTLE_SLOTS,
  CAUGHT,
  CHOOSING,
  DRAWING,
  GIVING,
  LIMIT,
  LOSE_BOTTLE,
  LOSE_GLASS,
  LOSING,
  NO_OFFER,
  PLACES,
  REPLACING,
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

export const REFUSALS = [
  'game-over',
  'no-such-move',
  'not-your-turn',
  'draw-first',
  'drawing-is-over',
  'discard-first',
  'nothing-to-discard',
  'give-first',
  'stack-first',
  'keep-or-reject',
  'replace-first',
  'choose-first',
  'trade-first',
  'not-now',
  'not-enough-points',
  'nothing-there',
  'not-in-hand',
  'one-bottle-twice',
  'already-served',
  'not-their-taste',
  'glass-missing',
  'ingredient-missing',
  'wild-not-needed',
  'flavour-does-not-match',
  'not-a-bonus',
  'serve-with-it',
  'not-in-discard',
  'not-looked-at',
  'wrong-kind',
  'say-onto',
  'no-such-slot',
  'no-trading',
  'only-with-the-server',
  'enough-offers',
  'no-offer',
  'not-offered',
  'bottles-for-bottles',
  'not-theirs',
  'one-each-way',
  'cannot-pay',
  'only-the-server-ends',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why a seat may not make this move now; undefined when it may. */
export function refuse(table: Table, seat: Seat, move: Move): Refusal | undefined {
  if (!isMove(move)) return 'no-such-move';
  if (table.over) return 'game-over';
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats) return 'not-your-turn';
  const kind = kindOf(move);
  const { what } = table;
  if (what === TRADING) return isTradeMove(kind) ? refuseTrade(table, seat, move) : 'trade-first';
  if (what === CAUGHT) {
    if (table.owed[seat] === 0) return 'not-your-turn';
    return kind === DISCARD ? refuseDiscard(table, seat, move) : 'discard-first';
  }
  if (seat !== table.turn) return 'not-your-turn';
  switch (what) {
    case DRAWING:
      return refuseDraw(table, move, kind);
    case ACTING:
      return refuseAction(table, seat, move, kind);
    case LIMIT:
      return kind === DISCARD ? refuseDiscard(table, seat, move) : 'discard-first';
    case LOSING:
      return kind === DISCARD ? refuseLoss(table, seat, move) : 'discard-first';
    case GIVING:
      return kind === GIVE ? refuseHeld(table, seat, heldOf(move)) : 'give-first';
    case STACKING:
      return kind === DISCARD ? refuseStack(table, move) : 'stack-first';
    case BLIND:
      return kind === KEEP_KIND || kind === REJECT_KIND ? undefined : 'keep-or-reject';
    case REPLACING:
      return kind === REPLACE ? refuseReplacement(table, move) : 'replace-first';
    case CHOOSING:
      return kind === CHOOSE ? refuseChoice(table, move) : 'choose-first';
    default:
      return 'not-now';
  }
}

const isTradeMove = (kind: number): boolean => kind >= OFFER || kind === GIVE;

// R4 - R6  Drawing.
function refuseDraw(table: Table, move: Move, kind: number): Refusal | undefined {
  switch (kind) {
    case DONE_KIND:
      return undefined;
    case TAKE_BOTTLE:
      return refuseTakeBottle(table, fromOf(move));
    case TAKE_RESOURCE:
      return refuseTakeResource(table, fromOf(move));
    default:
      return kind >= SWAP && kind <= PLAY ? 'draw-first' : notNow(table, kind);
  }
}

function notNow(table: Table, kind: number): Refusal {
  if (kind === DISCARD) return 'nothing-to-discard';
  return kind >= OFFER && !table.house.trading ? 'no-trading' : 'not-now';
}

function refuseTakeBottle(table: Table, from: number): Refusal | undefined {
  const there =
    from === BOTTLE_DECK ? table.bottleDeckSize > 0 : from < BOTTLE_SLOTS && table.bottleMarket[from] !== NONE;
  if (!there) return 'nothing-there';
  return table.points < BOTTLE_COST ? 'not-enough-points' : undefined;
}

function refuseTakeResource(table: Table, from: number): Refusal | undefined {
  const deck = from === RESOURCE_DECK;
  const there = deck ? table.drawable > 0 : from < table.slots && table.heights[from] > 0;
  if (!there) return 'nothing-there';
  return table.points < (deck ? RESOURCE_COST : costOf(table.top(from))) ? 'not-enough-points' : undefined;
}

// R18  Actions.
function refuseAction(table: Table, seat: Seat, move: Move, kind: number): Refusal | undefined {
  switch (kind) {
    case DONE_KIND:
      return undefined;
    case SWAP:
      return refuseSwap(table, seat, move);
    case GIFT:
      return refuseGift(table, seat, move);
    case SERVE:
      return refuseServe(table, seat, move);
    case PLAY:
      return refusePlay(table, seat, move);
    case TAKE_BOTTLE:
    case TAKE_RESOURCE:
      return 'drawing-is-over';
    default:
      return notNow(table, kind);
  }
}

// R19, R20  Swap.
function refuseSwap(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const one = firstBottle(move);
  const other = secondBottle(move);
  if (one === other) return 'one-bottle-twice';
  if (one > other) return 'no-such-move';
  if (!table.holdsBottle(seat, one) || !table.holdsBottle(seat, other)) return 'not-in-hand';
  return refuseGuestChange(table, placeOf(move), swapFrom(move));
}

function refuseGuestChange(table: Table, place: number, from: number): Refusal | undefined {
  return place >= table.places || !canTakeGuest(table, from) ? 'nothing-there' : undefined;
}

// R22  Gift.
function refuseGift(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const place = placeOf(move);
  if (place >= table.places) return 'nothing-there';
  if (isServed(table, seat, place)) return 'already-served';
  if (!table.holdsBottle(seat, giftBottle(move))) return 'not-in-hand';
  return isAcceptable(table, table.guests[seat * PLACES + place], giftBottle(move)) ? undefined : 'not-their-taste';
}

// R25, R26, R31  Serve.
function refuseServe(table: Table, seat: Seat, move: Move): Refusal | undefined {
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
  const tucked = chosen & ~named;
  if (tucked & GREEN_BITS & ~cards.bonuses) return 'not-a-bonus';
  return tucked & ~cards.bonuses & ~cards.flavoursOf[bottle] ? 'flavour-does-not-match' : undefined;
}

function lacking(table: Table, seat: Seat, guest: number, named: number): Refusal {
  const glass = missingFor(table, seat, guest) & GLASS_BITS;
  return glass && !(named & table.cards.wildGlasses) ? 'glass-missing' : 'ingredient-missing';
}

// R29  Green events.
function refusePlay(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const event = playedEvent(move);
  if (!isGreen(event) || (table.holds[seat] & (1 << event)) === 0) return 'not-in-hand';
  const effect = greenEffect(table, event);
  if (effect === 'cheap-swap') {
    if (!table.holdsBottle(seat, playedBottle(move))) return 'not-in-hand';
    return refuseGuestChange(table, playedPlace(move), playedFrom(move));
  }
  const about = playedAbout(move);
  if (effect === 'fetch-resource') {
    return about < FIRST_GREEN && table.discards[about] > 0 ? undefined : 'not-in-discard';
  }
  if (effect === 'bonus' || effect === 'wild-glass' || effect === 'wild-mixer') return 'serve-with-it';
  if (about !== 0) return 'no-such-move';
  const empty =
    (effect === 'draw-resources' && table.drawable === 0) || (effect === 'choose-bottle' && table.bottleDeckSize === 0);
  return empty ? 'nothing-there' : undefined;
}

function refuseHeld(table: Table, seat: Seat, held: Held): Refusal | undefined {
  const there = isBottle(held)
    ? table.holdsBottle(seat, bottleOf(held))
    : held < HELD_TYPES && (table.holds[seat] & (1 << held)) !== 0;
  return there ? undefined : 'not-in-hand';
}

// R37, R44  Discards of one's choice.  R48  In a stacked market, onto a place.
function refuseDiscard(table: Table, seat: Seat, move: Move): Refusal | undefined {
  return refuseHeld(table, seat, heldOf(move)) ?? refuseOnto(table, move);
}

function refuseOnto(table: Table, move: Move): Refusal | undefined {
  const onto = ontoOf(move);
  const stacked = !isBottle(heldOf(move)) && isStacked(table, heldOf(move));
  if (!stacked) return onto === 0 ? undefined : 'no-such-slot';
  if (onto === 0) return 'say-onto';
  return onto <= table.slots ? undefined : 'no-such-slot';
}

// R12  Lose a glass, a bottle, resources.
function refuseLoss(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const held: Resource = heldOf(move);
  const what = aboutOf(table.now);
  const fits = what === LOSE_BOTTLE ? isBottle(held) : held < (what === LOSE_GLASS ? FIRST_MIXER : HELD_TYPES);
  return fits ? refuseDiscard(table, seat, move) : 'wrong-kind';
}

function refuseStack(table: Table, move: Move): Refusal | undefined {
  const held = heldOf(move);
  return held < FIRST_FLAVOUR && table.placing[held] > 0 ? refuseOnto(table, move) : 'stack-first';
}

// R23  Who comes instead.
function refuseReplacement(table: Table, move: Move): Refusal | undefined {
  const there = move === REPLACE_FROM_DECK ? guestDrawable(table) : table.guestMarket[aboutOf(table.now) >> 2] !== NONE;
  return there ? undefined : 'nothing-there';
}

function refuseChoice(table: Table, move: Move): Refusal | undefined {
  for (let i = 0; i < table.lookedCount; i++) if (table.looked[i] === chosenBottle(move)) return undefined;
  return 'not-looked-at';
}

// R45, R46  Trading.
function refuseTrade(table: Table, seat: Seat, move: Move): Refusal | undefined {
  switch (kindOf(move)) {
    case OFFER:
      if (!mayTradeWith(table, seat, seatOf(move))) return 'only-with-the-server';
      return table.offersMade[seat] < MOST_OFFERS ? undefined : 'enough-offers';
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
      if (seatOf(move) >= table.seats || !hasOfferFor(table, seatOf(move), seat)) return 'not-offered';
      return canPay(table, seat, seatOf(move)) ? undefined : 'cannot-pay';
    case DECLINE:
      return seatOf(move) < table.seats && hasOfferFor(table, seatOf(move), seat) ? undefined : 'not-offered';
    case END_TRADE_KIND:
      return seat === table.turn ? undefined : 'only-the-server-ends';
    default:
      return 'not-now';
  }
}

function refuseDraft(table: Table, seat: Seat, held: Held): Refusal | undefined {
  if (!isDrafting(table, seat)) return 'no-offer';
  return wouldMix(offerKind(table, seat), held) ? 'bottles-for-bottles' : undefined;
}
