import { bottleText, resourceText, typesIn } from './card-text.js';
import { type Cards, GLASS_BITS, type Guest, MIXER_BITS } from './cards.js';
import { isAcceptable, isPreferred } from './guests.js';
import { missingWith, wildsWith } from './serving.js';

/** One thing a guest asks for, in notation, and whether a hand has it. */
export interface Need {
  readonly what: 'bottle' | 'glass' | 'ingredient';
  readonly card: string;
  readonly has: 'yes' | 'stands-in' | 'no';
}

/** A guest's recipe against a hand. */
export interface Recipe {
  /** The preferred bottle is there. */
  readonly preferred: boolean;
  /** Other bottles of the region that are there. */
  readonly substitutes: readonly string[];
  readonly needs: readonly Need[];
  readonly missing: number;
}

/**
 * What a guest asks for and what of it a hand has, by the predicates that serving itself goes by (R25, R31). For tables drawn on
 * a page or a terminal: guest and hand are in notation.
 */
export function recipeOf(cards: Cards, guestText: string, hand: readonly string[]): Recipe | undefined {
  const guest = cards.texts.guests.get(guestText);
  if (guest === undefined) return undefined;
  const { holds, bottles } = heldIn(cards, hand);
  const fitting = bottles.filter((bottle) => isAcceptable({ cards }, guest, bottle));
  const preferred = fitting.some((bottle) => isPreferred({ cards }, guest, bottle));
  const substitutes = fitting.filter((bottle) => !isPreferred({ cards }, guest, bottle));
  const text = (type: number): string => resourceText({ cards }, type);
  const [glass, mixers] = [standIns(cards, holds, guest, GLASS_BITS), standIns(cards, holds, guest, MIXER_BITS)];
  const needs: Need[] = [
    {
      what: 'bottle',
      card: bottleText({ cards }, cards.preferred[guest]!),
      has: preferred ? 'yes' : substitutes.length > 0 ? 'stands-in' : 'no',
    },
    ...typesIn(cards.glassOf[guest]!).map((type): Need => ({ what: 'glass', card: text(type), has: glass(type) })),
    ...typesIn(cards.mixersOf[guest]!).map(
      (type): Need => ({ what: 'ingredient', card: text(type), has: mixers(type) }),
    ),
  ];
  return {
    preferred,
    substitutes: substitutes.map((bottle) => bottleText({ cards }, bottle)),
    needs,
    missing: needs.filter(({ has }) => has === 'no').length,
  };
}

/** How a card helps with a guest: it is their favourite bottle, it is missing, or it could stand in for what is. */
export type Filling = 'favourite' | 'missing' | 'stands-in';

/** Whether a card would fill what a guest's recipe still lacks with this hand, and how; undefined when it would not. */
export function fillingOf(cards: Cards, guestText: string, hand: readonly string[], card: string): Filling | undefined {
  const guest = cards.texts.guests.get(guestText);
  if (guest === undefined) return undefined;
  const { holds, bottles } = heldIn(cards, hand);
  const bottle = cards.texts.bottles.get(card);
  const table = { cards };
  if (bottle !== undefined) {
    if (bottles.some((held) => isPreferred(table, guest, held))) return undefined;
    if (isPreferred(table, guest, bottle)) return 'favourite';
    return isAcceptable(table, guest, bottle) && !bottles.some((held) => isAcceptable(table, guest, held))
      ? 'missing'
      : undefined;
  }
  const type = cards.texts.resources.get(card);
  if (type === undefined || type >= 31) return undefined;
  const missing = missingWith(cards, holds, guest);
  if (missing & (1 << type)) return 'missing';
  const wild = (1 << type) & ~holds;
  const stands =
    (wild & cards.wildGlasses && missing & GLASS_BITS) || (wild & cards.wildMixers && missing & MIXER_BITS);
  return stands && wildsWith(cards, holds, guest) === -1 ? 'stands-in' : undefined;
}

/** The types and the bottles of a hand in notation. */
function heldIn(
  cards: Cards,
  hand: readonly string[],
): { readonly holds: number; readonly bottles: readonly number[] } {
  let holds = 0;
  const bottles: number[] = [];
  for (const card of hand) {
    const bottle = cards.texts.bottles.get(card);
    if (bottle !== undefined) bottles.push(bottle);
    else holds |= 1 << (cards.texts.resources.get(card) ?? 31);
  }
  return { holds, bottles };
}

/** Whether each missing type of a kind is there, or one of the wild events held is left to stand in for it. */
function standIns(cards: Cards, holds: number, guest: Guest, kind: number): (type: number) => Need['has'] {
  const wild = kind === GLASS_BITS ? cards.wildGlasses : cards.wildMixers;
  let free = typesIn(holds & wild).length;
  const missing = missingWith(cards, holds, guest) & kind;
  return (type) => (missing & (1 << type) ? (free-- > 0 ? 'stands-in' : 'no') : 'yes');
}
