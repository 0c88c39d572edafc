import { readWhiskeyCards, whiskeyTimes } from '@taproom/games/whiskey-times';
import { expect, test } from 'vitest';
import { linesOf, type Plate, setType } from './lettering.js';
import { PLATES } from './whiskey-cards.js';
import { cardWords } from './words/index.js';

const read = readWhiskeyCards(whiskeyTimes.files);
if (!read.ok) throw new Error('the cards we ship cannot be read');
const { guests, bottles, resources } = read.value;
const setting = { seats: 2, options: {}, cards: read.value } as never;

/** Every name that is printed on a card, with the plate it is printed on. */
function printed(language: 'en' | 'de'): [string, Plate & { readonly most: number }][] {
  const words = whiskeyTimes.words[language] ?? whiskeyTimes.words.en;
  const spoken = cardWords(language);
  return [
    ...guests.map(({ slug }) => [words.card(slug, setting), PLATES.guest] as const),
    ...bottles.map(({ name }) => [name, PLATES.bottle] as const),
    ...resources.map(({ slug, kind }) => {
      if (kind === 'flavour') return [spoken.profile(slug.slice('flavour-'.length)), PLATES.flavour] as const;
      if (kind === 'red' || kind === 'green') return [words.card(slug, setting), PLATES.occasion] as const;
      return [spoken.resource(slug), PLATES.resource] as const;
    }),
  ].map(([name, plate]) => [name, plate]);
}

/** The smallest type on a card, in hundredths of its width: on a card of 84 pixels 4.6, and twice that looked at closely. */
const SMALLEST = 5.4;

test.each(['en', 'de'] as const)('every name on a card fits its plate in letters that can be read: %s', (language) => {
  for (const [name, plate] of printed(language)) {
    const set = setType(linesOf(name.toUpperCase(), plate.most), plate);
    for (const { line, size, length } of set) {
      expect(size, `${name}: ${line}`).toBeGreaterThanOrEqual(SMALLEST);
      expect(length, `${name}: ${line}`).toBeLessThanOrEqual(plate.width);
    }
    const [first, last] = [set[0], set.at(-1)];
    expect((first?.y ?? 0) - (first?.size ?? 0) * 0.74, name).toBeGreaterThanOrEqual(plate.y - 0.01);
    expect(last?.y ?? 0, name).toBeLessThanOrEqual(plate.y + plate.height + 0.01);
  }
});

test('a long word is broken where a reader would break it', () => {
  expect(linesOf('SONDERABFÜLLUNG', 9)).toEqual(['SONDER-', 'ABFÜLLUNG']);
  expect(linesOf('NICHT KÜHLFILTRIERT', 9)).toEqual(['NICHT', 'KÜHL-', 'FILTRIERT']);
  expect(linesOf('MARY WOLLSTONECRAFT', 11)).toEqual(['MARY', 'WOLLSTONE-', 'CRAFT']);
});

test('a word of a deck of one’s own is broken too', () => {
  const lines = linesOf('DONAUDAMPFSCHIFFER', 9);
  expect(lines.length).toBe(2);
  expect(lines.join('').replace('-', '')).toBe('DONAUDAMPFSCHIFFER');
});
