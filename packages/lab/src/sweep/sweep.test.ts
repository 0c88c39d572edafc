import { expect, test } from 'vitest';
import { alone } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import { addValue, type Moments, noMoments } from '../statistics/moments.js';
import { runSweep, type Sweep } from './sweep.js';
import { figuresFor, judgeWay } from './target.js';

const SWEEP: Sweep = {
  game: 'with-friends',
  wishes: [
    { seats: 3, options: { rounds: 'quick', exact: 0 } },
    { seats: 3, options: { rounds: 'quick', exact: 20 } },
  ],
  bot: 'random',
  iterations: 0,
  seed: 'test',
  figures: ['points', 'decisions'],
};

test('every value is played on the same deals: more for a bid that is met, the same game otherwise', async () => {
  const { isWhole, found } = await runSweep(SWEEP, 12, alone(doJob));
  expect(isWhole).toBe(true);
  const [little, much] = found as [Moments[], Moments[]];
  expect(little[0]?.count).toBe(12);
  expect(much[0]?.mean).toBeGreaterThan(10 + (little[0]?.mean ?? Infinity));
  expect(much[1]).toEqual(little[1]);
});

/** Values around a mean. */
function around(mean: number, count: number): Moments {
  const moments = noMoments();
  for (let n = 0; n < count; n++) addValue(moments, mean + (n % 2 === 0 ? 0.1 : -0.1));
  return moments;
}

test('a target is met or missed where the intervals leave no doubt, and open where they do', () => {
  const seats = { what: 'seats', within: 0.01 } as const;
  expect(figuresFor(seats, 3)).toEqual(['places:1-2', 'places:1-3', 'places:2-3']);
  const judged = (mean: number, count: number) => judgeWay(seats, [around(0, count), around(mean, count)], 4).met;
  expect(judged(0.001, 100_000)).toBe('met');
  expect(judged(0.05, 100_000)).toBe('missed');
  expect(judged(0.012, 20)).toBe('open');
});
