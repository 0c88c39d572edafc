import { Chance } from '@taproom/engine';
import { expect, test } from 'vitest';
import { LEVEL_KNOBS, LEVELS } from './levels.js';
import { QUICKEST_REACTION, reactionTime, thinkingTime } from './timing.js';

const luck = (seed: number) => {
  const chance = Chance.fast(seed);
  return () => chance.fraction();
};
const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] as number;

test('the better a level, the sooner it reacts, and never sooner than a person could', () => {
  const medians = LEVELS.map((level) => {
    const random = luck(1);
    const times = Array.from({ length: 500 }, () => reactionTime(level, {}, random));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(QUICKEST_REACTION);
    const median = middle(times);
    expect(median / LEVEL_KNOBS[level].reaction.median).toBeCloseTo(1, 0);
    return median;
  });
  expect([...medians].sort((a, b) => b - a)).toEqual(medians);
});

test('a forced move is quicker than a choice, a crowded moment slower, and no two are alike', () => {
  const at = (choices: number, isCrowded = false): number => {
    const random = luck(2);
    return middle(Array.from({ length: 200 }, () => thinkingTime('local', { choices, isCrowded }, random)));
  };
  expect(at(1)).toBeLessThan(at(8));
  expect(at(1)).toBeLessThan(at(1, true));
  const random = luck(3);
  expect(
    new Set(Array.from({ length: 20 }, () => thinkingTime('landlord', { choices: 5 }, random))).size,
  ).toBeGreaterThan(15);
});

test('every level is described in one sentence', () => {
  for (const level of LEVELS) expect(LEVEL_KNOBS[level].says).toMatch(/^[A-Z][^.]+\.$/);
});
