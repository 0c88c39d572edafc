import { expect, test } from 'vitest';
import { listOf, numbersBelow } from './lists.js';

test('the numbers below a count, in the same list each time', () => {
  expect(numbersBelow(0)).toEqual([]);
  expect(numbersBelow(4)).toEqual([0, 1, 2, 3]);
  expect(numbersBelow(4)).toBe(numbersBelow(4));
});

test('a typed array as a plain list, which JSON writes as one', () => {
  const list = listOf(Uint8Array.of(3, 1, 2));
  expect(JSON.stringify(list)).toBe('[3,1,2]');
  expect(listOf(new Int32Array(0))).toEqual([]);
});
