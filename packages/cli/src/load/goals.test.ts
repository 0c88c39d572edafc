import { expect, test } from 'vitest';
import { goalsText, storeGoals } from './goals.js';
import type { StoreRow } from './stores.js';

const row = (peakPerSecond: number, microsecondsPerMove: number) =>
  ({ peakPerSecond, microsecondsPerMove }) as unknown as StoreRow;

test('a database is held against SQLite, two processes against one, also where the machine has no core for each', () => {
  const goals = storeGoals([row(1000, 300), row(700, 400), row(1200, 440)]);
  expect(goals.map(({ measured }) => Number(measured.toFixed(2)))).toEqual([0.7, 1.71, 1.82]);
  expect(goals.map(({ holds }) => holds)).toEqual([false, true, true]);
});

test('each figure stands beside its goal', () => {
  const text = goalsText([
    { what: 'average frame', goal: 'at most 450 bytes', measured: 353.4, unit: 'bytes', holds: true },
    { what: 'share', goal: 'at least 0.6', measured: 0.314, unit: '', holds: false },
  ]);
  expect(text.split('\n').slice(2)).toEqual([
    '| average frame | at most 450 bytes | 353 bytes | holds |',
    '| share | at least 0.6 | 0.31 | missed |',
  ]);
});

test('what could not be measured does not hold', () => {
  expect(storeGoals([row(0, 0), row(Number.NaN, 1), row(1, 1)])[0]?.holds).toBe(false);
});
