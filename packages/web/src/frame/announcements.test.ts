import { expect, test } from 'vitest';
import { together } from './announcements.js';

test('a game that says whose turn it is does not say it twice', () => {
  const turn = 'Your turn. You have 2 draw points.';
  expect(together(['Mabel draws a card.', 'Your turn.'], turn)).toBe(`Mabel draws a card. ${turn}`);
  expect(together(['Mabel draws a card.'], turn)).toBe(`Mabel draws a card. ${turn}`);
  expect(together(['Your turn.'], '')).toBe('Your turn.');
  expect(together([], '')).toBe('');
});
