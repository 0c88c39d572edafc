import { expect, test } from 'vitest';
import { columnsToGroupBy, groupsBy } from './groups.js';

const SHEET = {
  columns: ['name', 'groups', 'bottle', 'companion', 'deck'],
  rows: [
    ['Sappho', 'poet performer', '20', '', 'a'],
    ['Li Bai', 'poet', '3', 'guest:sappho', 'a'],
    ['Nero', 'performer  monarch', '20', '', 'a'],
    ['Boudica', '', '7', '', 'a'],
  ],
};

test('cards stand together by what they say in a column; a list of words puts a card in several groups', () => {
  expect(groupsBy(SHEET, [0, 1, 2, 3], 'groups')).toEqual([
    { value: 'performer', rows: [0, 2] },
    { value: 'poet', rows: [0, 1] },
    { value: 'monarch', rows: [2] },
    { value: '', rows: [3] },
  ]);
  expect(groupsBy(SHEET, [0, 1, 2], 'bottle')).toEqual([
    { value: '20', rows: [0, 2] },
    { value: '3', rows: [1] },
  ]);
});

test('only columns in which some cards have something in common are offered', () => {
  expect(columnsToGroupBy(SHEET)).toEqual(['groups', 'bottle']);
});
