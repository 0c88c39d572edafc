import { expect, test } from 'vitest';
import { tooLong } from './check-sizes.mjs';

const lines = (count) => 'go();\n'.repeat(count);
const wrapped = (before, count) => `${before}function walk() {\n${lines(count)}}\n`;

test('a function of sixty lines is read, one of sixty-one is not', () => {
  expect(tooLong('a.ts', wrapped('', 58))).toEqual([]);
  expect(tooLong('a.ts', wrapped('', 59))).toEqual(['a.ts:1 walk has 61 lines, of 60']);
});

test('a reason excuses a long function, and only that one', () => {
  expect(tooLong('a.ts', wrapped('/** Long: a case for each event. */\n', 80))).toEqual([]);
  expect(tooLong('a.ts', `/** Long: yes. */\nfunction run() {}\n${wrapped('', 80)}`)).toHaveLength(1);
});

test('a file of four hundred lines is read, a longer one is not', () => {
  expect(tooLong('a.ts', lines(400))).toEqual([]);
  expect(tooLong('a.ts', lines(401))).toEqual(['a.ts has 401 lines, of 400 that are read at one sitting']);
});
