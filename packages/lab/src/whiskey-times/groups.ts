import type { Setting } from '@taproom/engine';
import { type WhiskeyCards, whiskeyCards } from '@taproom/games/whiskey-times';
import type { SortedCard } from '../deck/composition.js';

const { ERAS, GLASSES, REGIONS } = whiskeyCards;

/** Guests by era, region, glass and what they cost; bottles by region; the rest by kind. */
export function sortedWhiskeyCards(setting: Setting): SortedCard[] {
  const { guests, bottles, resources } = setting.cards as WhiskeyCards;
  return [
    ...guests.map(({ slug, era, bottle, glass, ingredients, companion }) => ({
      card: slug,
      copies: 1,
      special: companion !== undefined,
      groups: {
        kind: 'guest',
        'era of guests': ERAS[ERAS.indexOf(era)] as string,
        'region of guests': REGIONS[bottles[bottle]?.region ?? 0] as string,
        'glass of guests': GLASSES[glass] as string,
        'cost of guests': `${drawPointsFor(ingredients.length)} draw points`,
      },
    })),
    ...bottles.map(({ number, region, profiles }) => ({
      card: `bottle-${number}`,
      copies: 1,
      special: profiles.length > 1,
      groups: { kind: 'bottle', 'region of bottles': REGIONS[region] as string },
    })),
    ...resources.map(({ slug, kind, copies }) => ({
      card: slug,
      copies,
      special: kind === 'red' || kind === 'green',
      groups: { kind },
    })),
  ];
}

/** What a drink takes to draw, if everything is bought openly: a bottle costs two, a glass and each ingredient one. */
export const drawPointsFor = (ingredients: number): number => 2 + 1 + ingredients;
