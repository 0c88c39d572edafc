import { Chance } from '@taproom/engine';
import { expect, test } from 'vitest';
import { noticed, oddsOf } from './sense.js';

const CASES = [
  { what: 'the best is always seen', worths: [3, 1, 2], silly: 9, notices: 1 },
  { what: 'equal moves are equally likely', worths: [2, 2, 1, 2], silly: 9, notices: 0.8 },
  { what: 'what is silly is never taken', worths: [5, 4, 1, 0], silly: 2, notices: 0.45 },
  { what: 'one move is certain', worths: [7], silly: 1, notices: 0.45 },
  { what: 'the last that is not silly takes what is left', worths: [3, 2, 1], silly: 9, notices: 0.3 },
];

test.each(CASES)('the odds of a choice are how often it is made: $what', ({ worths, silly, notices }) => {
  const odds = oddsOf(worths, worths.length, silly, notices);
  expect(odds.reduce((sum, odd) => sum + odd, 0)).toBeCloseTo(1, 12);
  const chance = Chance.fast(5);
  const times = worths.map(() => 0);
  const tries = 20_000;
  for (let n = 0; n < tries; n++) {
    const i = noticed(worths, worths.length, silly, notices, chance);
    times[i] = (times[i] as number) + 1;
  }
  for (const [i, odd] of odds.entries()) {
    const error = Math.sqrt((odd * (1 - odd)) / tries);
    expect(Math.abs((times[i] as number) / tries - odd)).toBeLessThanOrEqual(4 * error);
  }
});
