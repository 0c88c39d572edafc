import { expect, test } from 'vitest';
import { SlowLane } from './slices.js';

test('however much is asked for, no turn of the event loop gives it more than a slice, and all of it is done in order', async () => {
  let clock = 0;
  const lane = new SlowLane(() => clock);
  let inThisTurn = 0;
  let longest = 0;
  let over = false;
  const watch = () => {
    longest = Math.max(longest, inThisTurn);
    inThisTurn = 0;
    if (!over) setImmediate(watch);
  };
  setImmediate(watch);
  const done: number[][] = [[], [], []];
  const work = (job: number) => (item: number) => {
    clock += 2;
    inThisTurn += 2;
    done[job]?.push(item);
  };
  const items = Array.from({ length: 100 }, (_, item) => item);
  await Promise.all([lane.each(items, work(0)), lane.each(items, work(1)), lane.each(items, work(2))]);
  over = true;
  expect(done).toEqual([items, items, items]);
  // Five milliseconds, and the item that was under way; twice that where a turn of ours and of the lane overlap.
  expect(longest).toBeLessThanOrEqual(12);
});

test('what goes wrong goes wrong for whoever asked, and the lane goes on', async () => {
  const lane = new SlowLane();
  const broken = lane.each([1, 2], () => {
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  const seen: number[] = [];
  await lane.each([1, 2], (item) => seen.push(item));
  expect(seen).toEqual([1, 2]);
});
