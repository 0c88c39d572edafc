import { describe, expect, test } from 'vitest';
import { alone } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import { measureWorth } from './measure.js';
import { chunksOf } from './mixed.js';
import { findPlanted } from './plant.js';
import { makeWorth } from './teach.js';

// docs/review.md has the figures of many games; these are enough to see something break. All of it is the same every time.

describe('on games the worth was not made from', () => {
  test('what is said comes true, and luck adds up to nothing', async () => {
    const plan = { game: 'last-call', seed: 'small', games: 80, samples: 2 };
    const { tenths, error, baseError, luck } = await measureWorth(plan, alone(doJob), () => {});
    for (const { count, said, won, error: off } of tenths)
      if (count >= 100) expect(Math.abs(said - won)).toBeLessThan(4 * Math.max(0.02, off));
    expect(error).toBeLessThan(0.95 * baseError);
    for (const { mean, error: off } of [luck.first, luck.regulars]) expect(Math.abs(mean)).toBeLessThan(3 * off);
  });

  test('planted mistakes are found, and a Landlord is left in peace', async () => {
    const plan = { game: 'last-call', seed: 'small', games: 3, thought: 16, sound: 2, depth: 24 };
    const { planted, found, own, alarms } = await findPlanted(plan, alone(doJob), () => {});
    expect(planted).toBeGreaterThan(0);
    expect(found / planted).toBeGreaterThanOrEqual(0.75);
    expect(alarms / own).toBeLessThanOrEqual(0.1);
  });
});

test('the same plan makes the same worth, another seed another', async () => {
  const make = (seed: string) =>
    makeWorth({ game: 'last-call', seed, games: 40, epochs: 1 }, alone(doJob), 'a test', () => {});
  const [one, other, elsewhere] = [await make('one'), await make('one'), await make('two')];
  expect(other).toEqual(one);
  expect(elsewhere.nets).not.toEqual(one.nets);
});

test('as many games are played as were asked for, also when they make no even number of jobs', () => {
  expect(chunksOf('last-call', 47).map(({ games }) => games)).toEqual([20, 20, 7]);
});
