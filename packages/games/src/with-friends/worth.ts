import type { Setting } from '@taproom/engine';
import { BAR_SLOT, BARS_IN_DECK, type Cards, NO_CARD, RANKS, SLOTS, SUITS, type Suit } from './cards.js';
import { isDoubleDeck, MOST_CARDS } from './options.js';

/**
 * What each slot of a round is worth in tricks, before anything is known: a rough guess for bidding and for judging bids.
 *
 * A card is the weaker the more cards beat it: `exp(-k * beaten)`. The one number k is chosen so that a whole deck's
 * worth is fair: on average each card wins a trick once in as many times as there are players.
 */
export function worthOf(setting: Setting<Cards>, trump: Suit, size: number): Float64Array {
  const known = guessed.get(setting) ?? new Map<number, Float64Array>();
  guessed.set(setting, known);
  const key = trump * (MOST_CARDS + 1) + size;
  const worth = known.get(key) ?? guess(setting, trump, size);
  known.set(key, worth);
  return worth;
}

const guessed = new WeakMap<Setting, Map<number, Float64Array>>();

function guess(setting: Setting<Cards>, trump: Suit, size: number): Float64Array {
  const slots = Array.from({ length: SLOTS + 1 }, (_, slot) => slot).filter(
    (slot) => setting.cards.faceAt[trump * (SLOTS + 1) + slot] !== NO_CARD,
  );
  const decks = isDoubleDeck(setting) ? 2 : 1;
  const copies = (slot: number) => decks * (slot === BAR_SLOT ? BARS_IN_DECK : 1);
  const beaten = slots.map((slot) =>
    slots.reduce((sum, other) => sum + copies(other) * beats(other, slot, trump, size), 0),
  );
  const cards = slots.reduce((sum, slot) => sum + copies(slot), 0);
  const total = (k: number) =>
    slots.reduce((sum, slot, i) => sum + copies(slot) * Math.exp(-k * (beaten[i] as number)), 0);

  let [low, high] = [0, 10];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (total(middle) > cards / setting.seats) low = middle;
    else high = middle;
  }
  const worth = new Float64Array(SLOTS + 1);
  slots.forEach((slot, i) => {
    worth[slot] = Math.exp(-low * (beaten[i] as number));
  });
  return worth;
}

/** How likely a card takes a trick from another when both are played: R18 and R19, and the chance that it may be played. */
function beats(other: number, card: number, trump: Suit, size: number): number {
  if (other === card) return 1 / 2; // the later one wins
  const void_ = (1 - 1 / SUITS) ** size;
  const suit = card === BAR_SLOT ? trump : (card / RANKS) | 0;
  const otherSuit = other === BAR_SLOT ? trump : (other / RANKS) | 0;
  if (otherSuit === suit) return other > card ? 1 : 0;
  return otherSuit === trump || other === BAR_SLOT ? void_ : 0;
}
