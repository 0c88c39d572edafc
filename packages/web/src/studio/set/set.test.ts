import { games } from '@taproom/games';
import { whiskeyTimes } from '@taproom/games/whiskey-times';
import { beforeAll, describe, expect, test } from 'vitest';
import { cellsOf, type Sheet, withCells, withCopyOf } from '../sheet/sheet.js';
import { relatedTo } from '../whiskey-times/related.js';
import { differencesOf, optionDifferences } from './differences.js';
import { type CardSet, faultsOf, filesOf, ownFiles, shippedSet, withSheet } from './set.js';
import { formatSet, linkToSet, readSet, setInLink } from './share.js';

const shipped = shippedSet(whiskeyTimes, '');

/** The set with one cell of a file changed. */
function changed(set: CardSet, file: string, row: number, column: string, text: string): CardSet {
  const sheet = set.sheets[file] as Sheet;
  return withSheet(set, file, withCells(sheet, [{ row, column: sheet.columns.indexOf(column), text }]));
}

beforeAll(() => {
  globalThis.location = { origin: 'https://example.org' } as Location;
});

describe.each(games)('$name', (game) => {
  test('as shipped, its sheets are its files, nothing differs, and nothing is wrong', () => {
    const set = shippedSet(game, '');
    expect(ownFiles(game, set)).toEqual({});
    expect(game.readCards(filesOf(set))).toEqual(game.readCards(game.files));
    expect(faultsOf(game, set).count).toBe(0);
    expect(differencesOf(shippedSet(game, ''), set)).toEqual([]);
  });
});

test('a mistake stands beside its cell in the words of the engine', () => {
  const set = changed(shipped, 'guests.csv', 4, 'glass', 'bucket');
  const { cells, count } = faultsOf(whiskeyTimes, set);
  expect(count).toBe(1);
  const column = (set.sheets['guests.csv'] as Sheet).columns.indexOf('glass');
  expect(cells['guests.csv']).toEqual([
    { row: 4, column, reason: 'there is no glass "bucket"; there is glencairn, rocks, copita, highball' },
  ]);
});

test('two sets are compared card by card, by name and not by place', () => {
  const set = changed(shipped, 'guests.csv', 2, 'perfect', '20');
  const [one, ...more] = differencesOf(shipped, set);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ card: 'socrates', kind: 'changed', cells: [{ column: 'perfect', after: '20' }] });
  const twice = withSheet(shipped, 'bottles.csv', withCopyOf(shipped.sheets['bottles.csv'] as Sheet, 0));
  expect(differencesOf(shipped, changed(twice, 'bottles.csv', 1, 'number', '99'))).toMatchObject([
    { card: '99', kind: 'added' },
  ]);
  expect(optionDifferences(shipped, { ...shipped, options: { extended: true } })).toEqual([
    { option: 'extended', before: undefined, after: true },
  ]);
});

test('a set comes back from one file and from a link as it was', async () => {
  const set = { ...changed(shipped, 'guests.csv', 2, 'perfect', '20'), title: 'Kinder', options: { extended: true } };
  expect(readSet(whiskeyTimes, formatSet(whiskeyTimes, set))).toEqual({ ok: true, value: set });
  const link = (await linkToSet(whiskeyTimes, set)) as string;
  expect(link.length).toBeLessThan(300);
  expect(await setInLink(whiskeyTimes, new URL(link).hash)).toEqual({ ok: true, value: set });
  expect(await setInLink(whiskeyTimes, '#set=zzz')).toMatchObject({ ok: false });
});

test('a link that would be too long is none', async () => {
  const sheet = shipped.sheets['guests.csv'] as Sheet;
  const random = Array.from({ length: 75 }, (_, row) => ({
    row,
    column: 5,
    text: `${Math.sin(row)} ${Math.cos(row)} x`,
  }));
  expect(await linkToSet(whiskeyTimes, withSheet(shipped, 'guests.csv', withCells(sheet, random)))).toBeUndefined();
});

test('who asks for a bottle, and which guests name each other, is seen at once', () => {
  const guests = shipped.sheets['guests.csv'] as Sheet;
  const socrates = guests.rows.findIndex(([slug]) => slug === 'socrates');
  const why = new Map(relatedTo(shipped, 'guests.csv', socrates).map((one) => [one.why, one.cards.map((c) => c.name)]));
  expect(why.get('names')).toEqual(['Diogenes']);
  const { bottle } = cellsOf(guests, socrates);
  const bottles = shipped.sheets['bottles.csv'] as Sheet;
  const row = bottles.rows.findIndex(([number]) => number === bottle);
  expect(relatedTo(shipped, 'bottles.csv', row)[0]).toMatchObject({
    why: 'askedBy',
    cards: expect.arrayContaining([expect.objectContaining({ name: 'Socrates' })]),
  });
});
