import type { Catalogue, GuestEntry } from './catalogue.js';

type Has = 'yes' | 'stands-in' | 'no';

export interface Need {
  readonly what: 'bottle' | 'glass' | 'ingredient';
  readonly card: string;
  readonly has: Has;
}

export interface Recipe {
  /** The preferred bottle is there. */
  readonly preferred: boolean;
  /** Another bottle of the region is there. */
  readonly substitutes: readonly string[];
  readonly needs: readonly Need[];
  readonly missing: number;
}

/** A guest's recipe against a hand: what is there, what could stand in, what is missing. */
export function recipeOf(guest: GuestEntry, hand: readonly string[], cards: Catalogue): Recipe {
  const wilds = { glass: countOf(hand, cards, 'wild-glass'), ingredient: countOf(hand, cards, 'wild-mixer') };
  const stand = (what: 'glass' | 'ingredient', card: string): Need => {
    if (hand.includes(card)) return { what, card, has: 'yes' };
    if (wilds[what] === 0) return { what, card, has: 'no' };
    wilds[what] -= 1;
    return { what, card, has: 'stands-in' };
  };
  const preferred = hand.includes(`bottle-${guest.bottle}`);
  const substitutes = hand.filter(
    (card) => card !== `bottle-${guest.bottle}` && cards.bottle(card)?.region === guest.region,
  );
  const bottle: Need = {
    what: 'bottle',
    card: `bottle-${guest.bottle}`,
    has: preferred ? 'yes' : substitutes.length > 0 ? 'stands-in' : 'no',
  };
  const needs = [bottle, stand('glass', guest.glass), ...guest.ingredients.map((card) => stand('ingredient', card))];
  return { preferred, substitutes, needs, missing: needs.filter(({ has }) => has === 'no').length };
}

const countOf = (hand: readonly string[], cards: Catalogue, effect: string): number =>
  hand.filter((card) => cards.resource(card)?.effect === effect).length;
