import type { Seat } from '@taproom/engine';
import {
  BAR_SLOT,
  FACES,
  isDoubleDeck,
  NO_BID,
  NO_CARD,
  NO_SUIT,
  PLAYING,
  RANKS,
  SLOTS,
  SUITS,
  type WithFriendsTable,
} from '@taproom/games/with-friends';

/** The most cards a hand can have, and one. */
export const COUNTS = 11;
const FACES_OF_SLOTS = SLOTS + 1;
const BARS_IN_DECK = 2;
/** How readily a player takes a trick: one who needs it, and one who does not. */
const EAGER = 0.85;
const RELUCTANT = 0.35;
/** A card is as good as the cards that beat it are few: fitted by eye, the net corrects it. */
const FADE_TRUMP = 0.75;
const FADE_SIDE = 0.95;

/**
 * What a careful player in one seat can count: which cards are still out, and how good each card held is. It reads the
 * open part of a table and the hands this seat knows, and nothing else: its own, and one it passed on.
 */
export class Sight {
  table!: WithFriendsTable;
  seat: Seat = 0;
  /** The seat whose played tricks pay for this seat's bid; itself without Wingman. */
  mate: Seat = 0;
  knowsMate = false;
  /** The suit that is trump, or NO_SUIT; the slots of the hand. */
  trump = NO_SUIT;
  count = 0;
  readonly hand = new Uint8Array(COUNTS);
  /** By slot of the hand: the chance that it wins its trick, roughly. */
  readonly worth = new Float32Array(SLOTS + 1);
  /** By slot: copies still out; copies out that beat it in its own suit (a twin played later does). */
  readonly out = new Uint8Array(SLOTS + 1);
  readonly above = new Uint8Array(SLOTS + 1);
  /** By suit: cards out, and cards of it in the hand. Bar Cards count as trumps. */
  readonly outOf = new Uint8Array(SUITS + 1);
  readonly length = new Uint8Array(SUITS + 1);
  barsOut = 0;
  trumpsOut = 0;
  /** The chance that a card that is out lies in some other hand, and that it lies in one particular hand. */
  dense = 0;
  sparse = 0;
  /** By number of cards: the chance that one particular hand has none of so many. */
  readonly misses = new Float32Array(130);
  /** Tricks still to come, the one being played included. */
  left = 0;

  look(table: WithFriendsTable, seat: Seat): void {
    this.table = table;
    this.seat = seat;
    this.trump = table.trump;
    this.mate = table.wingmanOf(seat);
    this.knowsMate = table.phase === PLAYING && this.mate !== seat;
    this.left = table.size - table.trick;
    this.countOut();
    this.countAbove();
    this.countHands();
    this.judgeHand(seat);
  }

  /** The suit of a slot; of a Bar Card trump, or NO_SUIT. */
  suitOf(slot: number): number {
    return slot === BAR_SLOT ? this.trump : (slot / RANKS) | 0;
  }

  /** Tricks a seat still needs on the hand it plays; below zero when it has too many. */
  need(seat: Seat): number {
    const { table } = this;
    const bid = table.bidOf(table.phase === PLAYING ? table.bidderOf(seat) : seat);
    return bid === NO_BID ? 0 : bid - table.tricksOf(seat);
  }

  private countOut(): void {
    const { table, out, outOf } = this;
    const { faceAt, slotOf } = table.setting.cards;
    const decks = isDoubleDeck(table.setting) ? 2 : 1;
    const base = table.trump * FACES_OF_SLOTS;
    for (let slot = 0; slot < SLOTS; slot++) out[slot] = faceAt[base + slot] === NO_CARD ? 0 : decks;
    out[BAR_SLOT] = decks * BARS_IN_DECK;
    const faces = table.trump * FACES;
    out[slotOf[faces + table.turnedUp]]--;
    const played = table.phase === PLAYING ? table.trick * table.seats + table.laid : 0;
    for (let i = 0; i < played; i++) if (table.played[i] !== NO_CARD) out[slotOf[faces + table.played[i]]]--;
    this.removeHand(this.seat);
    if (this.knowsMate) this.removeHand(this.mate);
    outOf.fill(0);
    for (let suit = 0, slot = 0; suit < SUITS; suit++) for (let r = 0; r < RANKS; r++) outOf[suit] += out[slot++];
    this.barsOut = out[BAR_SLOT];
    outOf[this.trump] += this.barsOut;
    this.trumpsOut = this.trump === NO_SUIT ? this.barsOut : outOf[this.trump];
  }

  private removeHand(seat: Seat): void {
    const { held, bars } = this.table;
    for (let suit = 0; suit < SUITS; suit++) {
      for (let rest = held[seat * SUITS + suit]; rest !== 0; rest &= rest - 1) {
        this.out[suit * RANKS + ((31 - Math.clz32(rest & -rest)) % RANKS)]--;
      }
    }
    this.out[BAR_SLOT] -= bars[seat];
  }

  private countAbove(): void {
    const { out, above } = this;
    above[BAR_SLOT] = out[BAR_SLOT];
    for (let suit = 0; suit < SUITS; suit++) {
      let higher = suit === this.trump ? this.barsOut : 0;
      for (let slot = suit * RANKS + RANKS - 1; slot >= suit * RANKS; slot--) {
        higher += out[slot];
        above[slot] = higher;
      }
    }
  }

  private countHands(): void {
    const { table } = this;
    let hidden = 0;
    for (let seat = 0; seat < table.seats; seat++) {
      if (seat !== this.seat && !(this.knowsMate && seat === this.mate)) hidden += table.cardsLeft(seat);
    }
    let all = 0;
    for (let suit = 0; suit < SUITS; suit++) all += this.outOf[suit];
    if (this.trump === NO_SUIT) all += this.barsOut;
    this.dense = all === 0 ? 0 : hidden / all;
    this.sparse = all === 0 ? 0 : Math.min(1, this.left / all);
    let miss = 1;
    for (let n = 0; n <= all; n++) {
      this.misses[n] = miss;
      miss *= 1 - this.sparse;
    }
  }

  /** Fills `hand`, `length` and `worth` for a hand this seat knows. */
  judgeHand(seat: Seat): void {
    const { held, bars } = this.table;
    const { hand, length } = this;
    let n = 0;
    length.fill(0);
    for (let suit = 0; suit < SUITS; suit++) {
      for (let rest = held[seat * SUITS + suit]; rest !== 0; rest &= rest - 1) {
        hand[n++] = suit * RANKS + ((31 - Math.clz32(rest & -rest)) % RANKS);
        length[suit]++;
      }
    }
    for (let b = bars[seat]; b > 0; b--) hand[n++] = BAR_SLOT;
    length[this.trump] += bars[seat];
    this.count = n;
    for (let i = 0; i < n; i++) this.worth[hand[i]] = this.worthOf(hand[i]);
  }

  /** How many cards that beat this one are likely to be in other hands. */
  beaters(slot: number): number {
    return this.above[slot] * this.dense;
  }

  private worthOf(slot: number): number {
    const beaten = this.beaters(slot);
    if (slot === BAR_SLOT || this.suitOf(slot) === this.trump) return Math.exp(-FADE_TRUMP * beaten);
    const suit = this.suitOf(slot);
    const others = this.table.seats - 1;
    // Someone void in this suit who holds a trump takes it away.
    const ruff = this.misses[this.outOf[suit]] * (1 - this.misses[this.trumpsOut]);
    return Math.exp(-FADE_SIDE * beaten) * (1 - 0.7 * ruff) ** others;
  }

  /** The chance that a card, laid now, takes this trick: who comes after, what they may hold, whether they want it. */
  takes(slot: number, wins: boolean): number {
    if (!wins) return 0;
    const { table, misses } = this;
    const { seats } = table;
    const suit = this.suitOf(slot);
    const led = table.laid === 0 ? suit : table.led;
    const isTrump = slot === BAR_SLOT || suit === this.trump;
    const higher = this.above[slot];
    let chance = 1;
    for (let n = table.laid + 1, seat = this.seat; n < seats; n++) {
      seat = seat + 1 === seats ? 0 : seat + 1;
      const wants = this.need(seat) > 0 ? EAGER : RELUCTANT;
      if (this.knowsMate && seat === this.mate) {
        chance *= this.mateCanBeat(slot, led) ? 1 - wants : 1;
        continue;
      }
      const voids = table.voids[seat];
      const follows = led === NO_SUIT || (voids >> led) & 1 ? 0 : 1 - misses[this.outOf[led]];
      const over = suit === led || isTrump === false ? 1 - misses[suit === led ? higher : 0] : 0;
      const ruffers = isTrump ? higher : this.trumpsOut;
      const ruffs = this.trump !== NO_SUIT && (voids >> this.trump) & 1 ? 0 : 1 - misses[ruffers];
      const beats = led === this.trump ? follows * (1 - misses[higher]) : follows * over + (1 - follows) * ruffs;
      chance *= 1 - beats * wants;
    }
    return chance;
  }

  private mateCanBeat(slot: number, led: number): boolean {
    const { held, bars } = this.table;
    const at = this.mate * SUITS;
    const hasLed = led !== NO_SUIT && (held[at + led] !== 0 || (led === this.trump && bars[this.mate] > 0));
    if (slot === BAR_SLOT) return bars[this.mate] > 0 && (!hasLed || led === this.trump);
    const suit = this.suitOf(slot);
    if (suit === led || suit === this.trump) {
      const once = (held[at + suit] | (held[at + suit] >> RANKS)) & ((1 << RANKS) - 1);
      if ((suit === led || !hasLed) && once >> (slot % RANKS) !== 0) return true;
      if (suit === this.trump) return bars[this.mate] > 0 && (led === this.trump || !hasLed);
    }
    return !hasLed && this.trump !== NO_SUIT
      ? held[at + this.trump] !== 0 || bars[this.mate] > 0
      : !hasLed && bars[this.mate] > 0;
  }
}

/** Chances of winning exactly 0, 1, 2 ... tricks with cards that win independently: `chances` by number. */
export function exactly(chances: Float32Array, sight: Sight, without: number): void {
  chances.fill(0);
  chances[0] = 1;
  let skipped = false;
  let most = 0;
  for (let i = 0; i < sight.count; i++) {
    const slot = sight.hand[i];
    if (slot === without && !skipped) {
      skipped = true;
      continue;
    }
    const p = sight.worth[slot];
    most++;
    for (let k = most; k > 0; k--) chances[k] += p * (chances[k - 1] - chances[k]);
    chances[0] *= 1 - p;
  }
}
