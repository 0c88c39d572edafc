import { readWhiskeyCards, whiskeyTimes } from '@taproom/games/whiskey-times';
import { describe, expect, test } from 'vitest';
import { REGIONS } from '../../cards/bottle.js';
import { EFFECTS_DRAWN } from '../../cards/occasions.js';
import { looksOf } from '../../cards/wardrobe.js';
import { catalogueOf } from './catalogue.js';

const read = readWhiskeyCards(whiskeyTimes.files);
if (!read.ok) throw new Error('the cards we ship cannot be read');
const compiled = read.value;
const cards = catalogueOf({ seats: 2, options: {}, cards: compiled }, whiskeyTimes.words.en);

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
  // The table says "Red event: " before it.
  expect(cards.resource('dropped-tray')?.name).toBe('Dropped Tray');
});
