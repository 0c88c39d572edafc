import type { WhiskeyCards } from '@taproom/games/whiskey-times';
import type { Hand } from './hand.js';

/** What a drink is worth for each thing that is still missing, compared with one that could be poured at once. */
const PER_MISSING = 0.7;
/** The same when the bottle is missing, which costs a whole turn to get. */
const PER_BOTTLE = 0.4;
/** In the last turn there is hardly time for anything that is missing. */
const LAST_CALL = 0.1;
/** A card in the hand that no guest of ours asks for: it may come in handy, or be traded, or be discarded. */
const SPARE_CARD = 0.15;
const SPARE_BOTTLE = 0.4;
const SPARE_FLAVOUR = 1.2;
export const SPARE_GREEN = 1.5;

export const HELD = 28;
const FIRST_FLAVOUR = 11;
export const FIRST_GREEN = 18;

export interface Guest {
  readonly number: number;
  readonly served: boolean;
}

/** The end has come near; and what is left then is spent, not saved. */
interface Hurry {
  readonly last: boolean;
  readonly spends: boolean;
}

/** What guests who wait are worth to somebody with a hand: what could be poured now, and what is nearly ready. */
export class Waiting {
  constructor(
    private readonly cards: WhiskeyCards,
    private readonly hurry: Hurry,
  ) {}

  /** The best guest first, with the cards it needs; then the next with what is left. */
  worth(hand: Hand, guests: readonly Guest[]): number {
    let left = hand.copy();
    const waiting = guests.filter(({ number, served }) => !served && number >= 0).map(({ number }) => number);
    let worth = 0;
    while (waiting.length > 0) {
      let best = 0;
      for (let i = 1; i < waiting.length; i++) {
        if (this.promise(left, waiting[i]!) > this.promise(left, waiting[best]!)) best = i;
      }
      const [guest = 0] = waiting.splice(best, 1);
      worth += this.promise(left, guest);
      left = this.used(left, guest);
    }
    return worth + this.spare(left);
  }

  private promise(hand: Hand, guest: number): number {
    const { cards } = this;
    const bottle = this.bottleFor(hand, guest);
    const points = cards.preferred[guest] === bottle ? cards.perfect[guest]! : cards.substitute[guest]!;
    const missing = this.missing(hand, guest);
    const late = this.hurry.last ? LAST_CALL : 1;
    const ready = missing === 0 && bottle >= 0 ? 1 : late;
    return points * PER_MISSING ** missing * (bottle < 0 ? PER_BOTTLE : 1) * ready;
  }

  private missing(hand: Hand, guest: number): number {
    const { cards } = this;
    let glass = 0;
    let mixers = 0;
    for (let type = 0; type < FIRST_FLAVOUR; type++) {
      if (hand.has(type)) continue;
      if (cards.glassOf[guest]! & (1 << type)) glass++;
      if (cards.mixersOf[guest]! & (1 << type)) mixers++;
    }
    for (let type = FIRST_GREEN; type < HELD; type++) {
      if (!hand.has(type)) continue;
      if (cards.wildGlasses & (1 << type) && glass > 0) glass--;
      if (cards.wildMixers & (1 << type) && mixers > 0) mixers--;
    }
    return glass + mixers;
  }

  /** The preferred bottle, or any of its region, or -1. */
  private bottleFor(hand: Hand, guest: number): number {
    const { cards } = this;
    if (hand.bottles.includes(cards.preferred[guest]!)) return cards.preferred[guest]!;
    return hand.bottles.find((bottle) => cards.regionOf[bottle] === cards.favoured[guest]) ?? -1;
  }

  private used(hand: Hand, guest: number): Hand {
    const needs = this.cards.glassOf[guest]! | this.cards.mixersOf[guest]!;
    const bottle = this.bottleFor(hand, guest);
    const left = bottle < 0 ? hand.copy() : hand.withoutBottles(bottle).copy();
    const wilds = this.hurry.spends && bottle >= 0 && this.missing(hand, guest) === 0 ? this.wildsFor(hand, guest) : 0;
    for (let type = 0; type < HELD; type++) {
      if ((needs | wilds) & (1 << type) && left.has(type)) left.counts[type]!--;
    }
    return left;
  }

  /** The wild cards that a drink takes, as bits; only for one that nothing is missing for. */
  private wildsFor(hand: Hand, guest: number): number {
    const { cards } = this;
    const isLacking = (needs: number): number[] =>
      Array.from({ length: FIRST_FLAVOUR }, (_, type) => type).filter((type) => needs & (1 << type) && !hand.has(type));
    let glasses = isLacking(cards.glassOf[guest]!).length;
    let mixers = isLacking(cards.mixersOf[guest]!).length;
    let wilds = 0;
    for (let type = FIRST_GREEN; type < HELD; type++) {
      const bit = 1 << type;
      if (!hand.has(type)) continue;
      if (cards.wildGlasses & bit && glasses-- > 0) wilds |= bit;
      if (cards.wildMixers & bit && mixers-- > 0) wilds |= bit;
    }
    return wilds;
  }

  private spare(hand: Hand): number {
    if (this.hurry.last) return 0;
    let worth = hand.bottles.length * SPARE_BOTTLE;
    hand.counts.forEach((count, type) => {
      worth += count * (type < FIRST_FLAVOUR ? SPARE_CARD : type < FIRST_GREEN ? SPARE_FLAVOUR : SPARE_GREEN);
    });
    return worth;
  }
}
