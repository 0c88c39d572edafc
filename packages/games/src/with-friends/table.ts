import { Chance, type Seat, type Setting } from '@taproom/engine';
import {
  BAR,
  type Cards,
  DECK_SIZE,
  FACES,
  type Face,
  NO_CARD,
  NO_SUIT,
  RANKS,
  SLOTS,
  type Slot,
  SUITS,
  type Suit,
  suitOfSlot,
} from './cards.js';
import { isDoubleDeck, MOST_CARDS, type Rewards, rewardsOf, roundsOf } from './options.js';

/** Where a round stands. */
export type Phase = typeof BIDDING | typeof PLAYING | typeof OVER;
export const BIDDING = 0;
export const PLAYING = 1;
export const OVER = 2;

export const NO_BID = 255;
/** Nobody's turn: the match is over. */
export const NO_SEAT: Seat = -1;

/** The bits of a suit's mask that say "at least one"; the same bits, moved up by RANKS, say "two". */
export const ONCE = (1 << RANKS) - 1;

/** Everything on the table, open and hidden. */
export class Table {
  readonly chance = new Chance();
  /** The deck in the order in which this round was dealt: hands, the card turned up, the rest. */
  readonly deck: Uint8Array;
  /** The cards of a seat in a suit, as they count in this round: bit `rank - 1`, see ONCE; at `seat * SUITS + suit`. */
  readonly held: Int32Array;
  /** Bar Cards of each seat. */
  readonly bars: Uint8Array;
  /** Suits in which a seat has shown itself void in this round, a bit each. */
  readonly voids: Uint8Array;
  /** Tricks bid and won, at `round * seats + seat`: the score sheet. NO_BID where there is none yet. */
  readonly bids: Uint8Array;
  readonly tricks: Uint8Array;
  readonly scores: Uint16Array;
  /** The faces played in this round, at `trick * seats + position`; the leader of each trick, who won the one before. */
  readonly played: Uint8Array;
  readonly leaders: Uint8Array;

  /** Counted from 0. */
  round = 0;
  /** Cards dealt to each player in this round. */
  size = 0;
  dealer: Seat = 0;
  /** How many seats to the left hands go after bidding; 0 for nowhere. */
  shift = 0;
  phase: Phase = BIDDING;
  turn: Seat = NO_SEAT;
  turnedUp: Face = NO_CARD;
  trump: Suit = NO_SUIT;
  /** The trick now played, counted from 0, and how many cards lie in it. */
  trick = 0;
  laid = 0;
  /** The suit to follow, or NO_SUIT. */
  led: Suit = NO_SUIT;
  /** Who is winning the trick, and with how much. */
  winner: Seat = NO_SEAT;
  best = 0;

  /** All arrays lie in one buffer, so that a copy is one move of memory. */
  readonly #bytes: Uint8Array;
  readonly #rewards: Rewards;

  constructor(readonly setting: Setting<Cards>) {
    const { seats, options } = setting;
    const rounds = roundsOf(options).length;
    const deck = isDoubleDeck(setting) ? 2 * DECK_SIZE : DECK_SIZE;
    const bytes = seats * (4 * SUITS + 2 + 1 + 1 + 2 * rounds + MOST_CARDS) + MOST_CARDS + 1 + deck;
    const buffer = new ArrayBuffer(bytes);
    let used = 0;
    const next = (length: number) => {
      used += length;
      return used - length;
    };
    const small = (length: number) => new Uint8Array(buffer, next(length), length);
    this.#bytes = new Uint8Array(buffer);
    this.#rewards = rewardsOf(setting);
    this.held = new Int32Array(buffer, next(4 * seats * SUITS), seats * SUITS);
    this.scores = new Uint16Array(buffer, next(2 * seats), seats);
    this.bars = small(seats);
    this.voids = small(seats);
    this.bids = small(seats * rounds).fill(NO_BID);
    this.tricks = small(seats * rounds);
    this.played = small(seats * MOST_CARDS).fill(NO_CARD);
    this.leaders = small(MOST_CARDS + 1);
    this.deck = small(deck);
  }

  /** R26  What bids and tricks are worth at this table. */
  get rewards(): Rewards {
    return this.#rewards;
  }

  copy(from: Table): this {
    this.#bytes.set(from.#bytes);
    this.chance.copy(from.chance);
    this.round = from.round;
    this.size = from.size;
    this.dealer = from.dealer;
    this.shift = from.shift;
    this.phase = from.phase;
    this.turn = from.turn;
    this.turnedUp = from.turnedUp;
    this.trump = from.trump;
    this.trick = from.trick;
    this.laid = from.laid;
    this.led = from.led;
    this.winner = from.winner;
    this.best = from.best;
    return this;
  }

  get seats(): number {
    return this.setting.seats;
  }

  /** The seat to the left: next in every order of this game. */
  leftOf(seat: Seat, by = 1): Seat {
    return (seat + by) % this.seats;
  }

  /** Who bid on the hand that this seat plays in this round. */
  bidderOf(seat: Seat): Seat {
    return (seat - this.shift + this.seats) % this.seats;
  }

  /** Who plays the hand on which this seat bid. */
  wingmanOf(seat: Seat): Seat {
    return this.leftOf(seat, this.shift);
  }

  bidOf(seat: Seat): number {
    return this.bids[this.round * this.seats + seat];
  }

  tricksOf(seat: Seat): number {
    return this.tricks[this.round * this.seats + seat];
  }

  slotOf(face: Face): Slot {
    return this.setting.cards.slotOf[this.trump * FACES + face];
  }

  faceAt(slot: Slot): Face {
    return this.setting.cards.faceAt[this.trump * (SLOTS + 1) + slot];
  }

  holds(seat: Seat, face: Face): boolean {
    if (face === BAR) return this.bars[seat] > 0;
    const slot = this.slotOf(face);
    const suit = suitOfSlot(slot);
    return (this.held[seat * SUITS + suit] & (1 << (slot - suit * RANKS))) !== 0;
  }

  give(seat: Seat, face: Face): void {
    if (face === BAR) {
      this.bars[seat]++;
      return;
    }
    const slot = this.slotOf(face);
    const suit = suitOfSlot(slot);
    const at = seat * SUITS + suit;
    const bit = 1 << (slot - suit * RANKS);
    this.held[at] |= (this.held[at] & bit) === 0 ? bit : bit << RANKS;
  }

  take(seat: Seat, face: Face): void {
    if (face === BAR) {
      this.bars[seat]--;
      return;
    }
    const slot = this.slotOf(face);
    const suit = suitOfSlot(slot);
    const at = seat * SUITS + suit;
    const bit = 1 << (slot - suit * RANKS);
    const second = bit << RANKS;
    this.held[at] ^= (this.held[at] & second) === 0 ? bit : second;
  }

  /** The faces in a hand, twins twice, in the order of suits and ranks. */
  cardsOf(seat: Seat): Face[] {
    const faces: Face[] = [];
    for (let slot = 0; slot < SLOTS; slot++) {
      const mask = this.held[seat * SUITS + suitOfSlot(slot)] >> (slot % RANKS);
      if (mask & 1) faces.push(this.faceAt(slot));
      if (mask & (1 << RANKS)) faces.push(this.faceAt(slot));
    }
    for (let n = this.bars[seat]; n > 0; n--) faces.push(BAR);
    return faces;
  }

  /** How many cards a seat holds now. */
  cardsLeft(seat: Seat): number {
    const played = this.phase === PLAYING && this.hasPlayed(seat) ? 1 : 0;
    return this.phase === OVER ? 0 : this.size - this.trick - played;
  }

  private hasPlayed(seat: Seat): boolean {
    return (seat - this.leaders[this.trick] + this.seats) % this.seats < this.laid;
  }
}
