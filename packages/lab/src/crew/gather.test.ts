import { expect, test } from 'vitest';
import { alone, type Crew, type Job } from './crew.js';
import { gather } from './gather.js';

interface Numbered extends Job {
  readonly number: number;
}
const JOBS = Array.from({ length: 6 }, (_, number): Numbered => ({ kind: 'count', number }));

/** Done in this order, whatever was asked for. */
const inOrder = (order: readonly number[]): Crew => ({
  ...alone((job) => job),
  async run<Result>(jobs: readonly Job[], done?: (result: Result, index: number) => void) {
    for (const index of order) done?.((jobs[index] as Numbered).number as Result, index);
    return [];
  },
});

test('results are taken in the order of the jobs, each as soon as it can be', async () => {
  const taken: number[] = [];
  const count = await gather<number>(inOrder([2, 0, 1, 5, 4, 3]), JOBS, (result, index) => {
    expect(index).toBe(result);
    taken.push(result);
  });
  expect(taken).toEqual([0, 1, 2, 3, 4, 5]);
  expect(count).toBe(6);
});

test('told to stop, no further job is begun, and what has a gap before it is left out', async () => {
  const stop = new AbortController();
  const begun: number[] = [];
  const crew = alone((job) => {
    begun.push((job as Numbered).number);
    return (job as Numbered).number;
  });
  const count = await gather<number>(crew, JOBS, (result) => result === 2 && stop.abort(), { signal: stop.signal });
  expect(count).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 20));
  // One more may be under way when the word comes.
  expect(begun.length).toBeLessThanOrEqual(4);
});

test('a job that fails is heard of', async () => {
  const crew = alone(() => {
    throw new Error('a bug');
  });
  await expect(gather(crew, JOBS, () => {})).rejects.toThrow('a bug');
});
