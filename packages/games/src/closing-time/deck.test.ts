import { readCsv } from '@taproom/engine';
import { expect, test } from 'vitest';
import { decksStandardCsv } from './data.gen.js';

const read = readCsv('standard.csv', decksStandardCsv, ['copies', 'kind', 'suit', 'colour', 'shape', 'half']);
if (!read.ok) throw new Error(JSON.stringify(read.problem));
const rows = read.value.map(({ cells }) => cells as Record<string, string>);
const HALVES = ['1', '2'];
const SUITS = ['wine', 'rocks', 'cocktail', 'neat', 'beer'];

/** How many cards there are of each value of some columns. */
function count(from: readonly Record<string, string>[], ...columns: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of from) {
    const key = columns.map((column) => row[column]).join(' ');
    counts[key] = (counts[key] ?? 0) + Number(row.copies);
  }
  return counts;
}
const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
const ofHalf = (half: string) => rows.filter((row) => row.half === half);
const each = (keys: readonly string[], times: number) => Object.fromEntries(keys.map((key) => [key, times]));

test('D-2 how many there are of each kind', () => {
  expect(count(rows, 'kind')).toEqual({
    standard: 80,
    'take-that': 10,
    'switch-it-up': 5,
    'about-face': 5,
    cheers: 4,
    chaser: 4,
    'lets-get-wild': 4,
    'pass-the-bottle': 4,
    'tough-break': 4,
    'my-shout': 2,
    'tell-me-your-woes': 2,
  });
});

test('D-2 standard cards: 16 of each suit, 8 of each colour and shape, no two alike', () => {
  const standard = ofKind('standard');
  expect(count(standard, 'suit')).toEqual(each(SUITS, 16));
  for (const column of ['colour', 'shape']) {
    const counts = count(standard, column);
    expect(Object.keys(counts)).toHaveLength(10);
    expect(new Set(Object.values(counts))).toEqual(new Set([8]));
  }
  expect(new Set(Object.values(count(standard, 'suit', 'colour', 'shape')))).toEqual(new Set([1]));
});

test('D-2 suit cards: two Take That a suit, one Switch It Up, one About Face', () => {
  expect(count(ofKind('take-that'), 'suit')).toEqual(each(SUITS, 2));
  expect(count(ofKind('switch-it-up'), 'suit')).toEqual(each(SUITS, 1));
  expect(count(ofKind('about-face'), 'suit')).toEqual(each(SUITS, 1));
});

test('D-2 two halves of 62 with half of everything, but for Switch It Up and About Face', () => {
  expect(count(rows, 'half')).toEqual({ 1: 62, 2: 62 });
  const [one, two] = HALVES.map((half) => count(ofHalf(half), 'kind'));
  expect([one?.['switch-it-up'], two?.['switch-it-up']]).toEqual([5, undefined]);
  expect([one?.['about-face'], two?.['about-face']]).toEqual([undefined, 5]);
  for (const kind of Object.keys(count(rows, 'kind'))) {
    if (kind !== 'switch-it-up' && kind !== 'about-face') expect(one?.[kind], kind).toBe(two?.[kind]);
  }
  for (const half of HALVES) {
    const standard = ofHalf(half).filter(({ kind }) => kind === 'standard');
    expect(count(standard, 'suit')).toEqual(each(SUITS, 8));
    expect(new Set(Object.values(count(standard, 'colour')))).toEqual(new Set([4]));
    expect(new Set(Object.values(count(standard, 'shape')))).toEqual(new Set([4]));
    expect(
      count(
        ofHalf(half).filter(({ kind }) => kind === 'take-that'),
        'suit',
      ),
    ).toEqual(each(SUITS, 1));
  }
});

test('CT-2 what each kind shows', () => {
  for (const { kind, suit, colour, shape } of rows) {
    if (kind === 'standard') expect([suit, colour, shape]).not.toContain('');
    else if (['take-that', 'switch-it-up', 'about-face'].includes(kind as string))
      expect([colour, shape]).toEqual(['', '']);
    else expect([suit, shape]).toEqual(['', '']);
  }
  expect(count(ofKind('cheers'), 'colour')).toEqual({ red: 4 });
  expect(count(ofKind('chaser'), 'colour')).toEqual({ yellow: 4 });
});
