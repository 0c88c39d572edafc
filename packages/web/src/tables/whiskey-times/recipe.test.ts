import { readWhiskeyCards, whiskeyTimes } from '@taproom/games/whiskey-times';
import { describe, expect, test } from 'vitest';
import { REGIONS } from '../../cards/bottle.js';
import { EFFECTS_DRAWN } from '../../cards/occasions.js';
import { looksOf } from '../../cards/wardrobe.js';
import { catalogueOf } from './catalogue.js';
import { recipeOf } from './recipe.js';

const read = readWhiskeyCards(whiskeyTimes.files);
if (!read.ok) throw new Error('the cards we ship cannot be read');
const compiled = read.value;
const cards = catalogueOf({ seats: 2, options: {}, cards: compiled }, whiskeyTimes.words.en);

describe('recipes against a hand', () => {
  const ada = cards.guest('ada-lovelace');
  if (!ada) throw new Error('Ada is not among the guests');
  const everything = [`bottle-${ada.bottle}`, ada.glass, ...ada.ingredients];

  test('everything there: nothing missing', () => {
    expect(recipeOf(ada, everything, cards)).toMatchObject({ preferred: true, missing: 0 });
  });

  test('each card that is missing is counted', () => {
    expect(recipeOf(ada, [], cards).missing).toBe(everything.length);
    for (const card of everything) {
      expect(
        recipeOf(
          ada,
          everything.filter((one) => one !== card),
          cards,
        ).missing,
      ).toBe(1);
    }
  });

  test('another bottle of the region stands in', () => {
    const other = cards.allBottles.find(
      (text) => text !== `bottle-${ada.bottle}` && cards.bottle(text)?.region === ada.region,
    ) as string;
    const recipe = recipeOf(ada, [other, ada.glass, ...ada.ingredients], cards);
    expect(recipe).toMatchObject({ preferred: false, substitutes: [other], missing: 0 });
    expect(recipe.needs[0]).toMatchObject({ has: 'stands-in' });
  });

  test('a wild mixer stands in for one ingredient only', () => {
    const hand = [`bottle-${ada.bottle}`, ada.glass, 'whats-in-the-cupboard'];
    expect(recipeOf(ada, hand, cards).missing).toBe(ada.ingredients.length - 1);
  });
});

describe('the cards of Whiskey Times can all be drawn', () => {
  test('every effect of an event has a picture', () => {
    const effects = compiled.resources
      .filter(({ kind }) => kind === 'red' || kind === 'green')
      .map(({ effect }) => effect);
    expect(effects.filter((effect) => !EFFECTS_DRAWN.includes(effect ?? ''))).toEqual([]);
  });

  test('every region has a bottle', () => {
    const regions = cards.allBottles.map((text) => cards.bottle(text)?.region ?? '');
    expect(regions.filter((region) => !(region in REGIONS))).toEqual([]);
  });

  test('no two guests we ship look alike in everything but the frame', () => {
    const looks = compiled.guests.map((guest) =>
      JSON.stringify({ ...looksOf(guest), region: cards.guest(guest.slug)?.region }),
    );
    expect(looks.length - new Set(looks).size).toBeLessThanOrEqual(4);
  });
});

test('guests and events are German for those who read it; a bottle keeps its label', () => {
  const german = catalogueOf(
    { seats: 2, options: {}, cards: compiled },
    whiskeyTimes.words.de ?? whiskeyTimes.words.en,
  );
  expect(german.guest('socrates')).toMatchObject({ name: 'Sokrates', about: expect.stringMatching(/^Fragt, was/) });
  expect(german.occasion('dropped-tray')?.name).toBe('Tablett fallen gelassen');
  expect(german.bottle('bottle-1')).toMatchObject({ name: 'Strathmorrow 12', note: expect.stringMatching(/^Honig/) });
  expect(cards.guest('socrates')?.name).toBe('Socrates');
});
