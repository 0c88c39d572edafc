import type { Job } from './crew.js';
import { doJob } from './doers.js';

/** What some jobs cost, in seconds of one processor. */
export interface Cost {
  readonly seconds: number;
  /** How many jobs were tried to find out. */
  readonly tried: number;
}

/** A trial takes about so long; a single job may take longer. */
const TRIAL = 1500;

/** Does the first few of the jobs, here and now, and multiplies. What they come to is thrown away. */
export async function costOf(jobs: readonly Job[], trial = TRIAL): Promise<Cost> {
  // The first game reads cards and nets and warms the engine up; it says nothing about the thousandth.
  if (jobs.length > 1) await doJob(jobs[0] as Job);
  const start = performance.now();
  let tried = 0;
  for (; tried < jobs.length && (tried === 0 || performance.now() - start < trial); tried++)
    await doJob(jobs[jobs.length - 1 - tried] as Job);
  const each = (performance.now() - start) / Math.max(1, tried);
  return { seconds: (each * jobs.length) / 1000, tried };
}
