import { expect, test } from 'vitest';
import { lookAlike } from './look-alike.js';

test.each([
  ['Ann', 'ann'],
  ['Ann', 'Аnn'],
  ['Paypal', 'Раураl'],
  ['Iris', 'lris'],
  ['Bob', 'B\u043eb'],
  ['Ann', 'A n n'],
  ['Ann', 'Änn'],
  ['Ruby', 'ℜ𝘂ᖯʏ'],
  ['Rene', 'René'],
])('%s and %s could be taken for each other', (one, other) => {
  expect(lookAlike(one, other)).toBe(true);
});

test.each([
  ['Ann', 'Anna'],
  ['Bob', 'Rob'],
  ['Jan', 'Jon'],
  ['Наташа', 'Natasha'],
  ['👩‍👩‍👧‍👦', '👨‍👨‍👦'],
])('%s and %s could not', (one, other) => {
  expect(lookAlike(one, other)).toBe(false);
});
