import type { Crew, Job } from './crew.js';

export interface Gathering {
  /** Stops it: what is done is kept, as far as nothing is missing before it. */
  readonly signal?: AbortSignal;
}

/**
 * Has all jobs done and takes their results in the order of the jobs, each as soon as those before it are there: so
 * whatever is added up has the same bits for any number of workers. Says how many were taken.
 */
export async function gather<Result>(
  crew: Crew,
  jobs: readonly Job[],
  take: (result: Result, index: number) => void,
  { signal }: Gathering = {},
): Promise<number> {
  const waiting = new Map<number, Result>();
  let next = 0;
  const hear = (result: Result, index: number): void => {
    // Who is told to stop does not begin the next job.
    if (signal?.aborted) throw new Stopped();
    waiting.set(index, result);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      waiting.delete(next);
      take(ready, next++);
    }
  };
  try {
    await Promise.race([crew.run<Result>(jobs, hear), stopped(signal)]);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return next;
}

class Stopped extends Error {}

/** Never, without a signal. */
const stopped = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve();
    else signal?.addEventListener('abort', () => resolve(), { once: true });
  });
