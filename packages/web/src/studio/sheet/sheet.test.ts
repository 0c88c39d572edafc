import { readCsv } from '@taproom/engine';
import { expect, test } from 'vitest';
import { beginWith, changed, redone, undone } from './history.js';
import { rowsShown, sortedNext } from './order.js';
import { copied, just, pasted } from './selection.js';
import { faultsIn, type Sheet, sheetFrom, textOf, withCells, withColumns, withCopyOf, withoutRows } from './sheet.js';

const TEXT = 'slug,name,points\nann,"Ann, the First",9\nbob,Bob,11\ncat,"Cat ""the"" Great",\n';
const sheet = sheetFrom(TEXT) as Sheet;

test('a card file that becomes a sheet and a file again has the same bytes', () => {
  expect(sheet.columns).toEqual(['slug', 'name', 'points']);
  expect(sheet.rows[0]).toEqual(['ann', 'Ann, the First', '9']);
  expect(textOf(sheet)).toBe(TEXT);
});

test('comments and empty lines do not become cards', () => {
  expect(sheetFrom('# by Ann\nslug\n\nann\n# bob\n')?.rows).toEqual([['ann']]);
  expect(sheetFrom('')).toBeUndefined();
});

test('a problem is beside the cell that the engine means, also below a cell of several lines', () => {
  const long = withCells(sheet, [{ row: 0, column: 1, text: 'Ann\nthe First' }]);
  const read = readCsv('x.csv', textOf(long), ['slug']);
  expect(read.ok && read.value.map(({ line }) => line)).toEqual([2, 4, 5]);
  expect(faultsIn(long, [{ reason: 'no', line: 4, column: 3 }])).toEqual([{ reason: 'no', row: 1, column: 2 }]);
  expect(faultsIn(long, [{ reason: 'few', line: 1 }])).toEqual([{ reason: 'few' }]);
});

test('rows are filtered by words and by column, and sorted as numbers, without touching the file', () => {
  expect(rowsShown(sheet, { filter: 'the' })).toEqual([0, 2]);
  expect(rowsShown(sheet, { filter: 'points:11' })).toEqual([1]);
  expect(rowsShown(sheet, { filter: '', by: 2 })).toEqual([0, 1, 2]);
  expect(rowsShown(sheet, { filter: '', by: 2, down: true })).toEqual([2, 1, 0]);
  const once = sortedNext({ filter: '' }, 1);
  expect([once, sortedNext(once, 1), sortedNext(sortedNext(once, 1), 1)]).toEqual([
    { filter: '', by: 1 },
    { filter: '', by: 1, down: true },
    { filter: '' },
  ]);
});

test('what is copied is pasted by a spreadsheet, and the other way round', () => {
  const all = { anchor: { row: 0, column: 0 }, head: { row: 2, column: 2 } };
  const text = copied(sheet, all, [0, 1, 2]);
  expect(text.split('\n')[0]).toBe('ann\tAnn, the First\t9');
  expect(withCells(withoutCells(sheet), pasted(text, sheet, all, [0, 1, 2]))).toEqual(sheet);
});
const withoutCells = (full: Sheet): Sheet => ({ ...full, rows: full.rows.map((row) => row.map(() => '')) });

test('one cell goes into all that are selected, a block goes where there is room, rows as they are shown', () => {
  const column = { anchor: { row: 0, column: 2 }, head: { row: 2, column: 2 } };
  expect(pasted('7', sheet, column, [2, 1, 0]).map(({ row, text }) => [row, text])).toEqual([
    [2, '7'],
    [1, '7'],
    [0, '7'],
  ]);
  expect(pasted('1\t2\n3\t4\r\n', sheet, just({ row: 2, column: 2 }), [0, 1, 2])).toEqual([
    { row: 2, column: 2, text: '1' },
  ]);
});

test('rows are doubled and removed, columns are added', () => {
  expect(withCopyOf(sheet, 1).rows.map(([slug]) => slug)).toEqual(['ann', 'bob', 'bob', 'cat']);
  expect(withoutRows(sheet, [0, 2]).rows.map(([slug]) => slug)).toEqual(['bob']);
  expect(withColumns(sheet, ['name', 'name-de']).columns).toEqual(['slug', 'name', 'points', 'name-de']);
});

test('a change that changes nothing is none, and every other one can be undone and done again', () => {
  expect(withCells(sheet, [{ row: 0, column: 0, text: 'ann' }])).toBe(sheet);
  const history = changed(changed(beginWith(1), 2), 3);
  expect(undone(history).now).toBe(2);
  expect(undone(undone(undone(history))).now).toBe(1);
  expect(redone(undone(history))).toEqual(history);
  expect(redone(changed(undone(history), 4)).now).toBe(4);
});
