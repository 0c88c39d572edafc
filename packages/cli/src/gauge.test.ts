import { expect, test } from 'vitest';
import { timeInWords } from './gauge.js';

test('how long something takes is said as one would say it', () => {
  expect([0.2, 41, 99, 100, 644, 5940, 25_670].map(timeInWords)).toEqual([
    'a second',
    '41 seconds',
    '99 seconds',
    '2 minutes',
    '11 minutes',
    '99 minutes',
    '7 hours 8 minutes',
  ]);
});
