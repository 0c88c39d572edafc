import { expect, test } from 'vitest';
import { isSuspect } from './suspects.js';
import type { LastCallView } from './view.js';

const view = (part: object) => ({ hands: [4, 1, 6, 3], lastCards: [2], ...part }) as unknown as LastCallView;

test('"Catch!" stands beside whoever has one card, or had one since their last turn and drew', () => {
  expect([0, 1, 2, 3].filter((seat) => isSuspect(view({}), seat))).toEqual([1, 2]);
});

test('whether there is something to catch makes no difference', () => {
  for (const offences of [[], [1], [2], [1, 2]]) {
    expect([0, 1, 2, 3].filter((seat) => isSuspect(view({ offences }), seat))).toEqual([1, 2]);
  }
});
