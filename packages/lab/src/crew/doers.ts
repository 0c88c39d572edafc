import { dealJob } from '../arena/arena.js';
import { leagueJob } from '../arena/league.js';
import { compareJob } from '../compare/compare.js';
import { probeJob } from '../probe/probe.js';
import { huntJob } from '../puzzles/find.js';
import { chunkJob } from '../simulate/job.js';
import { studyJob } from '../train/job.js';
import type { Doer, Job } from './crew.js';

const DOERS: Readonly<Record<string, (job: never) => unknown>> = {
  study: studyJob,
  deal: dealJob,
  league: leagueJob,
  compare: compareJob,
  probe: probeJob,
  simulate: chunkJob,
  puzzles: huntJob,
};

/** Does a job of any kind. */
export const doJob: Doer = (job: Job) => {
  const doer = DOERS[job.kind];
  if (!doer) throw new Error(`nobody knows how to do a job of the kind "${job.kind}"`);
  return doer(job as never);
};
