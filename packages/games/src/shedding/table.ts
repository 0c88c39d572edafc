import { Chance, NOBODY, type Seat, type SeatSet, type Setting } from '@taproom/engine';
import { type Card, type Cards, NO_CARD, NO_SUIT, type Suit } from './cards.js';

/** Where we are in the turn: the one value that says what is being waited for. */
export const PHASE_NAMES = [
  'play',
  'drawn',
  'answer-take-that',
  'answer-chaser',
  'answer-cheers',
  'pass',
  'declare',
  'over',
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];
export type Phase = number;
const phaseOf = (name: PhaseName): Phase => PHASE_NAMES.indexOf(name);
/** A card or a draw. */
export const PLAY = phaseOf('play');
/** The card just drawn, or keep it. */
export const DRAWN = phaseOf('drawn');
/** A Take That, or the cards owed. */
export const ANSWER_TAKE_THAT = phaseOf('answer-take-that');
/** The Chaser Suit, or three cards. */
export const ANSWER_CHASER = phaseOf('answer-chaser');
/** A sip, or two cards. */
export const ANSWER_CHEERS = phaseOf('answer-cheers');
/** Everybody, a card for the next player. */
export const PASS = phaseOf('pass');
/** The suit for a card that was flipped. */
export const DECLARE = phaseOf('declare');
export const OVER = phaseOf('over');

/** Places for cards besides the hands and the draw pile, counted on from the last seat. */
export const DISCARD = 0;
export const BESIDE = 1;
/** Being carried out or flipped right now; empty between moves. */
export const UNDERWAY = 2;
const PLACES = 3;

/**
 * Everything on the table, open and hidden.
 *
 * Sets of cards are bits, `words` numbers for each place. All lists share one buffer, so that a copy is one call.
 */
export class Table {
  readonly chance = new Chance();
  /** The cards of each hand, then of each of the places above; see `placeAt`. */
  readonly places: Int32Array;
  /** The cards in other hands that each seat knows of, because it passed them there; last, every copy of those. */
  readonly known: Int32Array;
  /** The draw pile. The next card is the last. */
  readonly pile: Uint16Array;
  readonly handSizes: Uint16Array;
  /** The card each seat has chosen to pass, or NO_CARD. */
  readonly passing: Uint16Array;
  /** A Chaser that could not be answered: at least so many cards of the hand show not this suit and are not wild. */
  readonly lackCount: Uint16Array;
  /** Since the Tough Breaks were last called in: at least so many cards of the hand are none. */
  readonly noBreak: Uint16Array;
  readonly lackSuit: Uint8Array;
  readonly sips: Uint8Array;
  readonly wins: Uint8Array;
  readonly #all: Uint8Array;
  readonly #cards: Cards;
  readonly #seats: number;

  phase: Phase = OVER;
  turn: Seat = 0;
  /** Seats without whose decision the game cannot go on. */
  waiting: SeatSet = NOBODY;
  /** 1 is clockwise, -1 is not. */
  direction = 1;
  pileSize = 0;
  top: Card = NO_CARD;
  /** The suit to match: the top card's own, or the one declared with it. */
  suit: Suit = NO_SUIT;
  /** Cards that the answer to a row of Take Thats costs. */
  owed = 0;
  /** The Chaser Suit, while the event goes on. */
  chaser: Suit = NO_SUIT;
  /** The card just drawn, while its owner may still play it. */
  drawn: Card = NO_CARD;
  /** Seats that did not call last call and can still be caught. */
  offences: SeatSet = NOBODY;
  /** Seats that played their last card but one and have had no turn since, whether they called or not. */
  lastCards: SeatSet = NOBODY;
  /** Turns in a row in which nobody could play or draw. */
  stuck = 0;
  round = 0;
  /** Why the last round ended: an index into REASONS. */
  reason = 0;

  constructor(readonly setting: Setting<Cards>) {
    const { seats, cards } = setting;
    this.#seats = seats;
    this.#cards = cards;
    const places = (seats + PLACES) * cards.words;
    const known = (seats + 1) * cards.words;
    const bytes = 4 * (places + known) + 2 * (cards.count + 4 * seats) + 3 * seats;
    const buffer = new ArrayBuffer(bytes);
    let at = 0;
    const numbers = (length: number) => {
      const list = new Uint16Array(buffer, at, length);
      at += 2 * length;
      return list;
    };
    const small = (length: number) => {
      const list = new Uint8Array(buffer, at, length);
      at += length;
      return list;
    };
    this.places = new Int32Array(buffer, 0, places);
    this.known = new Int32Array(buffer, 4 * places, known);
    at = 4 * (places + known);
    this.pile = numbers(cards.count);
    this.handSizes = numbers(seats);
    this.passing = numbers(seats);
    this.lackCount = numbers(seats);
    this.noBreak = numbers(seats);
    this.lackSuit = small(seats);
    this.sips = small(seats);
    this.wins = small(seats);
    this.#all = new Uint8Array(buffer);
  }

  /** Overwrites this table with one of the same setting. */
  copy(from: Table): void {
    this.chance.copy(from.chance);
    this.#all.set(from.#all);
    this.phase = from.phase;
    this.turn = from.turn;
    this.waiting = from.waiting;
    this.direction = from.direction;
    this.pileSize = from.pileSize;
    this.top = from.top;
    this.suit = from.suit;
    this.owed = from.owed;
    this.chaser = from.chaser;
    this.drawn = from.drawn;
    this.offences = from.offences;
    this.lastCards = from.lastCards;
    this.stuck = from.stuck;
    this.round = from.round;
    this.reason = from.reason;
  }

  /** Takes everything off the table but the match: rounds, wins and chance stay. */
  clearRound(): void {
    this.places.fill(0);
    this.known.fill(0);
    this.handSizes.fill(0);
    this.passing.fill(NO_CARD);
    this.lackCount.fill(0);
    this.noBreak.fill(0);
    this.lackSuit.fill(NO_SUIT);
    this.direction = 1;
    this.pileSize = 0;
    this.top = NO_CARD;
    this.suit = NO_SUIT;
    this.owed = 0;
    this.chaser = NO_SUIT;
    this.drawn = NO_CARD;
    this.offences = NOBODY;
    this.lastCards = NOBODY;
    this.stuck = 0;
  }

  get seats(): number {
    return this.#seats;
  }

  get cards(): Cards {
    return this.#cards;
  }

  nextSeat(from: Seat): Seat {
    const next = from + this.direction;
    return next < 0 ? this.#seats - 1 : next === this.#seats ? 0 : next;
  }

  holds(seat: Seat, card: Card): boolean {
    return hasCard(this.places, seat * this.#cards.words, card);
  }

  /** Puts a card into a hand. */
  give(seat: Seat, card: Card): void {
    addCard(this.places, seat * this.#cards.words, card);
    this.handSizes[seat]++;
  }

  /** Takes a card out of a hand. */
  take(seat: Seat, card: Card): void {
    removeCard(this.places, seat * this.#cards.words, card);
    this.handSizes[seat]--;
  }

  /** Where the set of one of the places begins in `places`. */
  placeAt(place: number): number {
    return (this.#seats + place) * this.#cards.words;
  }
}

export const hasCard = (set: Int32Array, at: number, card: Card): boolean =>
  (set[at + (card >>> 5)] & (1 << (card & 31))) !== 0;

export function addCard(set: Int32Array, at: number, card: Card): void {
  set[at + (card >>> 5)] |= 1 << (card & 31);
}

export function removeCard(set: Int32Array, at: number, card: Card): void {
  set[at + (card >>> 5)] &= ~(1 << (card & 31));
}

/** The lowest card of a word of a set: `bits` must not be 0, and `word` is which word it is. */
export const lowestCard = (bits: number, word: number): Card => (word << 5) + 31 - Math.clz32(bits & -bits);

/** The cards of a set as a fresh list, for those who do not search. */
export function cardsIn(set: Int32Array, at: number, words: number): Card[] {
  const cards: Card[] = [];
  for (let word = 0; word < words; word++) {
    for (let bits = set[at + word]; bits !== 0; bits &= bits - 1) cards.push(lowestCard(bits, word));
  }
  return cards;
}
