import { expect, test } from 'vitest';
import { percent, strengthSays } from './duel-words.js';

const share = (mean: number, margin: number) => ({ mean, margin, count: 2 });

test('a duel claims no more than its deals can show', () => {
  expect(percent(share(0.305, 0.066))).toBe('30.5 ± 6.6 %');
  expect(percent(share(0.5, 2.118))).toBe('50.0 %');
  expect(percent(share(0.5, Number.POSITIVE_INFINITY))).toBe('50.0 %');
  expect(percent(share(1, 0))).toBe('100.0 % in every deal');
});

test('who won all or nothing has no figure of strength, and few deals have no range', () => {
  const says = (mean: number, margin: number) =>
    strengthSays({ share: share(mean, margin), strength: 1.32, elo: 48, eloRange: [-11, 99] });
  expect(says(0.305, 0.066)).toBe('1.32 to 1, Elo +48 (-11 to +99)');
  expect(says(0.305, 2)).toBe('1.32 to 1, Elo +48');
  expect(says(1, 0)).toMatch(/every game won/);
  expect(says(0, 0)).toMatch(/no game won/);
});
