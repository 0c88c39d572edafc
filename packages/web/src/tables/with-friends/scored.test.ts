import { expect, test } from 'vitest';
import { scoredIn } from './scored.js';

const scored = { type: 'scored', round: 3, bids: [1], tricks: [1], points: [11], scores: [31] };

test('a round is summed up when it was scored, and the last one is left to the result', () => {
  expect(scoredIn([{ type: 'trick-won' }, scored, { type: 'round-began' }])?.round).toBe(3);
  expect(scoredIn([{ type: 'played' }])).toBeUndefined();
  expect(scoredIn([scored, { type: 'match-ended' }])).toBeUndefined();
});
