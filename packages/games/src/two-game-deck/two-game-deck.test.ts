import { readCsv } from '@taproom/engine';
import { expect, test } from 'vitest';
import { decksStandardCsv } from './data.gen.js';

const COLUMNS = ['deck', 'suit', 'rank', 'friends', 'friends_small', 'kind', 'lc_suit', 'colour', 'shape', 'copies'];
const read = readCsv('standard.csv', decksStandardCsv, COLUMNS);
if (!read.ok) throw new Error(JSON.stringify(read.problem));
const cards = read.value.map(({ cells }) => cells as Record<string, string>);
const SUITS = ['wine', 'rocks', 'highball', 'cocktail', 'beer'];

/** How often each value of a column occurs. */
function count(rows: readonly Record<string, string>[], ...columns: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const key = columns.map((column) => row[column]).join(' ');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
const where = (column: string, value: string) => cards.filter((card) => card[column] === value);
const each = (keys: readonly string[], times: number) => Object.fromEntries(keys.map((key) => [key, times]));

test('D-3 124 rows, one a physical card, 62 in each deck', () => {
  expect(cards.length).toBe(124);
  expect(count(cards, 'deck')).toEqual({ 1: 62, 2: 62 });
  expect(count(cards, 'copies')).toEqual({ 1: 124 });
});

test('D-3 each deck is 5 suits of 1 to 11 and a Mixer, and two Bar Cards', () => {
  const ranks = [...Array.from({ length: 11 }, (_, i) => String(i + 1)), 'mixer'];
  for (const deck of ['1', '2']) {
    const suited = cards.filter((card) => card.deck === deck && card.rank !== 'bar');
    expect(count(suited, 'suit', 'rank')).toEqual(
      each(
        SUITS.flatMap((suit) => ranks.map((rank) => `${suit} ${rank}`)),
        1,
      ),
    );
    expect(where('rank', 'bar').filter((card) => card.deck === deck)).toHaveLength(2);
  }
});

test('D-3 the decks are identical in their Friends faces', () => {
  const faces = (deck: string) =>
    where('deck', deck).map(({ friends, friends_small }) => `${friends} ${friends_small}`);
  expect(faces('2')).toEqual(faces('1'));
  for (const { friends, suit, rank } of cards) expect(friends).toBe(rank === 'bar' ? 'bar' : `${suit}-${rank}`);
});

test("D-4 the Mixers' small images form a ring", () => {
  const ring = { wine: 'beer', beer: 'cocktail', cocktail: 'highball', highball: 'rocks', rocks: 'wine' };
  for (const { suit, rank, friends_small } of cards) {
    expect(friends_small).toBe(rank === 'mixer' ? ring[suit as keyof typeof ring] : '');
  }
});

test('D-3 the Last Call faces: how many there are of each kind', () => {
  expect(count(cards, 'kind')).toEqual({
    standard: 90,
    'take-that': 8,
    'switch-it-up': 5,
    'about-face': 5,
    cheers: 2,
    'lets-get-wild': 3,
    'pass-the-bottle': 3,
    'tough-break': 4,
    'trigger-troubles': 2,
    'my-shout': 2,
  });
});

test('D-3 which Friends face carries which kind', () => {
  expect(count(where('rank', '1'), 'deck', 'kind')).toEqual({ '1 switch-it-up': 5, '2 about-face': 5 });
  expect(count(where('rank', '2'), 'kind')).toEqual({ 'take-that': 8, cheers: 2 });
  expect(where('kind', 'cheers').map(({ deck, friends, colour }) => `${deck} ${friends} ${colour}`)).toEqual([
    '1 beer-2 red',
    '2 wine-2 red',
  ]);
  const numbers = cards.filter(({ rank }) => Number(rank) >= 3);
  expect(count(numbers, 'kind')).toEqual({ standard: 90 });
  const mixers = count(where('rank', 'mixer'), 'kind');
  expect(mixers).toEqual({ 'lets-get-wild': 3, 'pass-the-bottle': 3, 'trigger-troubles': 2, 'my-shout': 2 });
  expect(count(where('kind', 'my-shout'), 'deck')).toEqual({ 1: 1, 2: 1 });
  expect(count(where('rank', 'bar'), 'kind')).toEqual({ 'tough-break': 4 });
});

test('D-3 nine standard cards of each colour and of each shape, no two alike', () => {
  const standard = where('kind', 'standard');
  expect(new Set(Object.values(count(standard, 'colour')))).toEqual(new Set([9]));
  expect(Object.keys(count(standard, 'colour'))).toHaveLength(10);
  expect(new Set(Object.values(count(standard, 'shape')))).toEqual(new Set([9]));
  expect(Object.keys(count(standard, 'shape'))).toHaveLength(10);
  expect(Object.keys(count(standard, 'lc_suit', 'colour', 'shape'))).toHaveLength(90);
});

test('D-3 the glass is the same on both faces, but for the copita on the highball cards', () => {
  for (const { suit, lc_suit } of cards) {
    if (lc_suit !== '') expect(lc_suit).toBe(suit === 'highball' ? 'copita' : suit);
  }
});

test('LC-2 suit and colour on Switch It Up, Take That and Cheers; nothing on wilds and sidesteps', () => {
  for (const { kind, lc_suit, colour, shape } of cards) {
    const shows = [lc_suit, colour, shape].map((word) => word !== '');
    const coloured = ['switch-it-up', 'take-that', 'cheers'].includes(kind as string);
    expect(shows).toEqual([kind === 'standard' || coloured, kind === 'standard' || coloured, kind === 'standard']);
  }
});
