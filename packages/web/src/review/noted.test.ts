import { expect, test } from 'vitest';
import { habitsOf } from './noted.js';

test('slips are counted over games, luck and skill have their intervals', () => {
  const habits = habitsOf([
    { seed: 'a', luck: 0.2, skill: -0.1, slips: { 'keeps-wild': 2 } },
    { seed: 'b', luck: -0.2, skill: -0.1, slips: { 'keeps-wild': 1, hits: 1 } },
  ]);
  expect(habits.games).toBe(2);
  expect(habits.slips).toEqual([
    { kind: 'keeps-wild', times: 3, perGame: { mean: 1.5, off: expect.closeTo(1) } },
    { kind: 'hits', times: 1, perGame: { mean: 0.5, off: expect.closeTo(1) } },
  ]);
  expect(habits.luck.mean).toBeCloseTo(0);
  expect(habits.luck.off).toBeCloseTo(0.4);
  expect(habits.skill).toEqual({ mean: -0.1, off: 0 });
});
