import { expect, test } from 'vitest';
import { compare } from './compare.js';

test('the edge of a letter is no change, a field of another shade is', () => {
  expect(compare('0123', '0123')).toBe(0);
  expect(compare('0123', '1122')).toBe(0);
  expect(compare('0123', '2129')).toBe(2);
  expect(compare('0123', '01')).toBe(2);
});
