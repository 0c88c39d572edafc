import { expect, test } from 'vitest';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { standingOf } from './standing.js';

const outcome = { places: [1, 2], scores: [1, 0], reason: 'out-of-cards' };
const shedding = { viewer: -1, waiting: [], wins: [1, 0], hands: [0, 4], rounds: 1 };

test('who sheds cards is told how many are left, not a score of one or nothing', () => {
  expect(standingOf(en, outcome, shedding, 0)).toBe('all cards gone');
  expect(standingOf(en, outcome, shedding, 1)).toBe('4 cards left');
  expect(standingOf(de, outcome, { ...shedding, rounds: 3 } as never, 1)).toBe('0 Runden, 4 Karten übrig');
});

test('who collects points is told the points', () => {
  expect(standingOf(en, { ...outcome, scores: [31, 1] }, undefined, 0)).toBe('31 points');
  expect(standingOf(en, { ...outcome, scores: [31, 1] }, undefined, 1)).toBe('1 point');
});
