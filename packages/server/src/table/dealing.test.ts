import { fingerprintOf, luckPromise, mixedSeed } from '@taproom/engine';
import { expect, test } from 'vitest';
import { Dealing } from './dealing.js';

const SEED = '11'.repeat(16);
const [CLOVER, PENNY] = ['clover', 'penny'];

/** Seats 0 and 2 promised luck, and the deal was asked for at 1000. */
const dealing = () =>
  new Dealing(SEED, 1000, [
    { seat: 0, promise: luckPromise(CLOVER) },
    { seat: 2, promise: luckPromise(PENNY) },
  ]);

test('the seed is shown by its fingerprint', () => {
  expect(dealing().promise).toBe(fingerprintOf(SEED));
});

test('a seat opens the luck it promised, once', () => {
  const deal = dealing();
  expect(deal.takes(0, CLOVER)).toBe(true);
  expect(deal.takes(0, PENNY), 'the luck of another').toBe(false);
  expect(deal.takes(1, CLOVER), 'promised nothing').toBe(false);
  deal.open(0, CLOVER);
  expect(deal.takes(0, CLOVER), 'again').toBe(false);
  expect(deal.takes(2, PENNY)).toBe(true);
});

test('two seconds are waited for those who are missing, and nothing once all have opened', () => {
  const deal = dealing();
  expect([1000, 1600, 3000, 4000].map((now) => deal.left(now))).toEqual([2000, 1400, 0, 0]);
  deal.open(0, CLOVER);
  expect(deal.left(1600)).toBe(1400);
  deal.open(2, PENNY);
  expect(deal.left(1600)).toBe(0);
});

test('the cards come from all luck that was opened, in the order of the seats', () => {
  const deal = dealing();
  deal.open(2, PENNY);
  deal.open(0, CLOVER);
  expect(deal.result()).toStrictEqual({
    seed: mixedSeed(SEED, [CLOVER, PENNY]),
    luck: {
      server: SEED,
      seats: [
        { seat: 0, promise: luckPromise(CLOVER), luck: CLOVER },
        { seat: 2, promise: luckPromise(PENNY), luck: PENNY },
      ],
    },
  });
});

test('who was late is left out, and named so', () => {
  const deal = dealing();
  deal.open(2, PENNY);
  const { seed, luck } = deal.result();
  expect(seed).toBe(mixedSeed(SEED, [PENNY]));
  expect(luck.seats[0]).toStrictEqual({ seat: 0, promise: luckPromise(CLOVER) });
});
