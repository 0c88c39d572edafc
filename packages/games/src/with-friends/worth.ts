import type { Setting } from '@taproom/engine';
import { BAR_SLOT, type Cards, copiesOf, FACES, SLOTS, type Slot, SUITS, type Suit, suitOfSlot } from './cards.js';
import { isDoubleDeck, MOST_CARDS } from './options.js';

/** Cards somewhere out of sight, by slot, and how many of them are in hands rather than undealt. */
export interface OutOfSight {
  readonly copies: ArrayLike<number>;
  readonly inHands: number;
}

/**
 * What each slot of a round is worth in tricks when nothing has been played yet: a rough guess, for bidding and for judging
 * bids.
 *
 * A card is the weaker the more cards may beat it: `exp(-k * beaten)`. The one number k is chosen so that the whole deck is
 * worth what it can win: on average each card wins a trick once in as many times as there are players.
 */
export const worthOf = (setting: Setting<Cards>, trump: Suit, size: number): Float64Array =>
  guessOf(setting, trump, size).worth;

/** The same later in the round for some slots, when some of the cards that could beat them are gone; others stay 0. */
export function worthLeft(
  setting: Setting<Cards>,
  trump: Suit,
  size: number,
  slots: readonly Slot[],
  out: OutOfSight,
): Float64Array {
  const { k, share } = guessOf(setting, trump, size);
  const nearer = shareInHands(out) / share;
  const worth = new Float64Array(SLOTS + 1);
  for (const slot of slots) worth[slot] = Math.exp(-k * nearer * beatenBy(out.copies, slot, trump, size));
  return worth;
}

interface Guess {
  readonly worth: Float64Array;
  readonly k: number;
  /** Share of all cards out of sight that are in hands, after the deal. */
  readonly share: number;
}

const guessed = new WeakMap<Setting, Map<number, Guess>>();

function guessOf(setting: Setting<Cards>, trump: Suit, size: number): Guess {
  const known = guessed.get(setting) ?? new Map<number, Guess>();
  guessed.set(setting, known);
  const key = trump * (MOST_CARDS + 1) + size;
  const guess = known.get(key) ?? makeGuess(setting, trump, size);
  known.set(key, guess);
  return guess;
}

function makeGuess(setting: Setting<Cards>, trump: Suit, size: number): Guess {
  const copies = new Uint8Array(SLOTS + 1);
  for (let face = 0; face < FACES; face++) {
    copies[setting.cards.slotOf[trump * FACES + face]] = copiesOf(face) * (isDoubleDeck(setting) ? 2 : 1);
  }
  const cards = copies.reduce((sum, n) => sum + n, 0);
  const beaten = Array.from(copies, (_, slot) => beatenBy(copies, slot, trump, size));
  const total = (k: number) => beaten.reduce((sum, n, slot) => sum + copies[slot] * Math.exp(-k * n), 0);

  let [low, high] = [0, 10];
  for (let i = 0; i < 40; i++) {
    const k = (low + high) / 2;
    if (total(k) > cards / setting.seats) low = k;
    else high = k;
  }
  const share = shareInHands({ copies, inHands: (setting.seats - 1) * size });
  return { worth: Float64Array.from(beaten, (n) => Math.exp(-low * n)), k: low, share };
}

function shareInHands({ copies, inHands }: OutOfSight): number {
  let all = 0;
  for (let slot = 0; slot <= SLOTS; slot++) all += copies[slot] as number;
  return all === 0 ? 0 : inHands / all;
}

function beatenBy(copies: ArrayLike<number>, slot: Slot, trump: Suit, size: number): number {
  let sum = 0;
  for (let other = 0; other <= SLOTS; other++) {
    const count = copies[other] as number;
    if (count > 0) sum += count * beats(other, slot, trump, size);
  }
  return sum;
}

/** Higher trumps are often spent on other tricks; played between sensible bots, about half of them. */
const MEET = 0.5;

/** How likely one card takes the trick from another: R18, R19, and the chance that both fall into the same trick. */
function beats(other: Slot, slot: Slot, trump: Suit, size: number): number {
  if (other === slot) return MEET / 2; // the later one wins
  const suit = slot === BAR_SLOT ? trump : suitOfSlot(slot);
  const otherSuit = other === BAR_SLOT ? trump : suitOfSlot(other);
  if (otherSuit === suit) return other > slot ? (suit === trump ? MEET : 1) : 0;
  const cannotFollow = (1 - 1 / SUITS) ** size;
  return otherSuit === trump ? cannotFollow : 0;
}
