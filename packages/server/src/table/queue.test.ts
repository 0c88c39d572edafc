import { expect, test } from 'vitest';
import { Queue } from './queue.js';
import { Busy, StoreAway } from './trouble.js';

const nothing = () => undefined;

test('one thing after the other, also when one takes longer', async () => {
  const queue = new Queue(nothing);
  const done: number[] = [];
  const slow = queue.run(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(1);
  });
  const quick = queue.run(async () => void done.push(2));
  expect(queue.isEmpty).toBe(false);
  await Promise.all([slow, quick]);
  expect(done).toEqual([1, 2]);
  expect(queue.isEmpty).toBe(true);
});

test('what fails does not hold up the next; only a bug is told, trouble with the store is not one', async () => {
  const broke: unknown[] = [];
  const queue = new Queue((error) => broke.push(error));
  const bug = new Error('a bug');
  const failed = [queue.run(() => Promise.reject(bug)), queue.run(() => Promise.reject(new StoreAway()))];
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await queue.run(async () => 'next')).toBe('next');
  expect(broke).toEqual([bug]);
});

test('no more than two hundred wait', async () => {
  const queue = new Queue(nothing);
  let open: () => void = nothing;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting = Array.from({ length: 200 }, () => queue.run(() => gate));
  await expect(queue.run(() => gate)).rejects.toBeInstanceOf(Busy);
  open();
  await Promise.all(waiting);
  await queue.drained();
  expect(await queue.run(async () => 1)).toBe(1);
});
