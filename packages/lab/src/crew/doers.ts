import { type DealJob, dealJob } from '../arena/arena.js';
import { contenderOf } from '../arena/contender.js';
import { leagueJob } from '../arena/league.js';
import { type CompareJob, compareJob } from '../compare/compare.js';
import { howlJob } from '../howlers/howl.js';
import { probeJob } from '../probe/probe.js';
import { huntJob } from '../puzzles/find.js';
import { measureJob } from '../review/measure.js';
import { plantJob } from '../review/plant.js';
import { positionsJob } from '../review/positions.js';
import { reviewJob } from '../review/review-job.js';
import { chunkJob } from '../simulate/job.js';
import { sweepJob } from '../sweep/sweep.js';
import { studyJob } from '../train/job.js';
import type { Doer, Job } from './crew.js';

const DOERS: Readonly<Record<string, (job: never) => unknown>> = {
  study: studyJob,
  deal: (job: DealJob) => dealJob(job, contenderOf),
  league: leagueJob,
  compare: (job: CompareJob) => compareJob(job, contenderOf),
  probe: probeJob,
  simulate: chunkJob,
  sweep: (job: Parameters<typeof sweepJob>[0]) => sweepJob(job, contenderOf),
  puzzles: huntJob,
  positions: positionsJob,
  review: reviewJob,
  measure: measureJob,
  plant: plantJob,
  howlers: howlJob,
};

/** Does a job of any kind. */
export const doJob: Doer = (job: Job) => {
  const doer = DOERS[job.kind];
  if (!doer) throw new Error(`nobody knows how to do a job of the kind "${job.kind}"`);
  return doer(job as never);
};
