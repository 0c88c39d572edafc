import { expect, test } from 'vitest';
import { type Health, noteAnswer } from './sqlite-health.js';

const FULL = 'database or disk is full';
const after = (...answers: [wroteLog: boolean, error?: string][]): Health => {
  const health: Health = {};
  for (const [wroteLog, error] of answers) noteAnswer(health, wroteLog, error);
  return health;
};

test.each([FULL, 'disk I/O error', 'attempt to write a readonly database'])('%s is trouble', (error) => {
  expect(after([true, error])).toEqual({ trouble: error });
});

test.each(['database disk image is malformed', 'file is not a database', 'the file is gone'])(
  '%s is damage',
  (error) => {
    expect(after([false, error])).toEqual({ trouble: error, damaged: true });
  },
);

test('trouble is over with the next move that is written down, and with nothing less', () => {
  expect(after([true, FULL], [false])).toEqual({ trouble: FULL });
  expect(after([true, FULL], [true])).toEqual({});
});

test('damage stays, whatever can still be written', () => {
  const error = 'database disk image is malformed';
  expect(after([true, error], [true], [true, FULL], [true])).toEqual({ trouble: FULL, damaged: true });
});

test('a mistake of ours says nothing about the file', () => {
  expect(after([true, 'UNIQUE constraint failed'])).toEqual({});
  expect(after([true, FULL], [true, 'no such column'])).toEqual({ trouble: FULL });
});
