import { expect, test } from 'vitest';
import type { Store } from '../store/store.js';
import { quietHouse } from '../testing/quiet-house.js';
import { Heartbeat } from './heartbeat.js';

function beating() {
  let reachable = true;
  const beats: number[] = [];
  const downtimes: { since: number; until: number }[] = [];
  let kept: { since: number; until: number }[] = [];
  const store = {
    beat: async (_holder: string, now: number) => {
      if (!reachable) throw new Error('nobody answers');
      beats.push(now);
      return undefined;
    },
    damaged: () => false,
    downtimes: async () => kept,
    sweep: async () => undefined,
  } as unknown as Store;
  const { house, time } = quietHouse({ store });
  const away: boolean[] = [];
  let worked = 0;
  const heartbeat = new Heartbeat(house, {
    holder: 'me',
    shared: true,
    every: 1000,
    downtimes,
    work: async () => {
      worked += 1;
    },
    onAway: (isAway) => away.push(isAway),
  });
  return {
    heartbeat,
    time,
    beats,
    away,
    downtimes,
    worked: () => worked,
    reach: (can: boolean) => {
      reachable = can;
    },
    write: (rows: typeof kept) => {
      kept = rows;
    },
  };
}

test('once a second: a sign of life, then the work', async () => {
  const { heartbeat, time, beats, worked } = beating();
  heartbeat.start();
  await time.settle();
  await time.pass(3000);
  expect(beats).toHaveLength(4);
  expect(worked()).toBe(4);
  await heartbeat.stop();
  await time.pass(3000);
  expect(beats).toHaveLength(4);
});

test('a store that is away is told once, looked for twice a second, and told once when it is back', async () => {
  const { heartbeat, time, away, worked, reach } = beating();
  heartbeat.start();
  await time.settle();
  reach(false);
  await time.pass(5000);
  expect(away).toEqual([true]);
  expect(heartbeat.isAway).toBe(true);
  expect(worked()).toBe(1);
  reach(true);
  await time.pass(500);
  expect(away).toEqual([true, false]);
  expect(worked()).toBe(2);
  await heartbeat.stop();
});

test('whoever could not write has it looked into at once', async () => {
  const { heartbeat, time, away, reach } = beating();
  heartbeat.start();
  await time.settle();
  reach(false);
  heartbeat.storeLost();
  await time.settle();
  expect(away).toEqual([true]);
  await heartbeat.stop();
});

test('times in which clocks stood still are kept up to date, in the list everybody has', async () => {
  const { heartbeat, downtimes, write } = beating();
  write([{ since: 1, until: 2 }]);
  await heartbeat.beat();
  expect(downtimes).toEqual([{ since: 1, until: 2 }]);
});
