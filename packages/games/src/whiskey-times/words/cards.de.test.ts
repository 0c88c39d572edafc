import { describe, expect, test } from 'vitest';
import { FILES, readCards, shippedCards } from '../shipped.js';
import { BOTTLES, GUEST_NAMES, GUESTS, RESOURCE_NAMES, RESOURCES } from './cards.de.js';
import { de } from './de.js';
import { en } from './en.js';

const { guests, bottles, resources } = shippedCards();

describe('our cards in German', () => {
  test.each([
    ['guests', GUESTS, guests.map(({ slug }) => slug)],
    ['bottles', BOTTLES, bottles.map(({ number }) => String(number))],
    ['resources', RESOURCES, resources.map(({ slug }) => slug)],
  ])('every one of the %s has its sentence, and nothing else has', (_kind, sentences, cards) => {
    expect(Object.keys(sentences).sort()).toEqual([...cards].sort());
  });

  test('no sentence is empty, English, or on two cards', () => {
    const texts = [...guests, ...resources].map(({ slug }) => slug).concat(bottles.map((b) => `bottle-${b.number}`));
    const said = texts.map((card) => de.printed?.(card) ?? '');
    expect(said.filter((sentence) => !/^\S.*[.!?]$/.test(sentence))).toEqual([]);
    expect(texts.filter((card) => de.printed?.(card) === en.printed?.(card))).toEqual([]);
    expect(said.filter((sentence, i) => said.indexOf(sentence) !== i)).toEqual([]);
    expect(said.filter((sentence) => /\b(the|of|and|with|you|your)\b/.test(sentence))).toEqual([]);
  });

  test('names are German only for cards that exist, and every event has one', () => {
    const slugs = new Set([...guests, ...resources].map(({ slug }) => slug));
    expect([...Object.keys(GUEST_NAMES), ...Object.keys(RESOURCE_NAMES)].filter((slug) => !slugs.has(slug))).toEqual(
      [],
    );
    const events = resources.filter(({ kind }) => kind === 'red' || kind === 'green').map(({ slug }) => slug);
    expect(events.filter((slug) => RESOURCE_NAMES[slug] === undefined)).toEqual([]);
    expect(de.card('unexpected-visitor')).toBe('Unerwarteter Besuch');
  });

  test('a table with its own card files hears its own names and sentences, and ours where it left them alone', () => {
    const own = readCards({
      ...FILES,
      'guests.csv': (FILES['guests.csv'] ?? '').replace('Will finish the drink eventually.', 'Is still sketching it.'),
      'resources.csv': (FILES['resources.csv'] ?? '').replace('Dropped Tray', 'Slippery Floor'),
    });
    if (!own.ok) throw new Error(own.problem[0]?.reason);
    const setting = { seats: 2, options: {}, cards: own.value };
    expect(de.printed?.('leonardo-da-vinci', setting)).toBe('Is still sketching it.');
    expect(de.printed?.('leonardo-da-vinci')).toBe('Wird das Glas irgendwann noch fertig trinken.');
    expect(de.printed?.('sappho', setting)).toBe(GUESTS.sappho);
    expect(de.card('dropped-tray', setting)).toBe('Slippery Floor');
    expect(de.card('socrates', setting)).toBe('Sokrates');
    expect(de.printed?.('nobody', setting)).toBeUndefined();
  });
});

test('an offer is read whole, in both languages', () => {
  const reader = { names: ['Ann', 'Bob'], seat: 0 };
  const said = (line: string) => [en.move(line, reader), de.move(line, reader)];
  expect(said('offer Bob')).toEqual(['Make Bob an offer', 'Bob ein Angebot machen']);
  expect(said('offer Bob ice lime for soda')).toEqual([
    'Offer Bob Ice and Lime for Soda Water',
    'Bob anbieten: Eis und Limette für Soda',
  ]);
});
