import {
  enrol,
  FORMAT,
  freshTally,
  graduate,
  type Plan,
  pupilOf,
  type Schooled,
  saveNet,
  type Tally,
  type WeightFile,
} from '@taproom/bots/training';
import type { Crew } from '../crew/crew.js';
import type { Checkpoint } from './checkpoint.js';
import { type Studied, type StudyJob, trainingOf } from './job.js';

export interface Progress extends Checkpoint {
  /** Of the step just done. */
  readonly tally: Tally;
}

export const begin = (plan: Plan): Checkpoint => ({ plan, step: 0, schooled: enrol(trainingOf(plan.game), plan) });

/** Trains from a checkpoint to the end of its plan; `tell` hears of every step and may say to stop there. */
export async function train(from: Checkpoint, crew: Crew, tell: (progress: Progress) => boolean): Promise<Checkpoint> {
  let at = from;
  while (at.step < from.plan.steps) {
    const { next, tally } = await step(crew, at);
    at = next;
    if (!tell({ ...at, tally })) break;
  }
  return at;
}

async function step(
  crew: Crew,
  { plan, step: number, schooled }: Checkpoint,
): Promise<{ next: Checkpoint; tally: Tally }> {
  const jobs = Array.from(
    { length: plan.shards },
    (_, shard): StudyJob => ({ kind: 'study', plan, schooled, step: number, shard }),
  );
  const studied = await crew.run<Studied>(jobs);
  const next = { plan, step: number + 1, schooled: graduate(studied.map((each) => each.schooled)) };
  return { next, tally: total(studied.map(({ tally }) => tally)) };
}

function total(tallies: readonly Tally[]): Tally {
  const all = freshTally();
  for (const { games, decisions, sums } of tallies) {
    all.games += games;
    all.decisions += decisions;
    for (const [name, sum] of Object.entries(sums)) all.sums[name] = (all.sums[name] ?? 0) + sum;
  }
  return all;
}

/** As the formatter of the repository would write it. */
export const formatWeights = (file: WeightFile & { readonly calm?: readonly number[] }): string =>
  `${JSON.stringify(file, null, 2).replace(/\[[\s\d.,]+\]/g, (list) => list.replace(/\s+/g, '').replaceAll(',', ', '))}\n`;

/** The file that the bots load. */
export function weightFileOf(game: string, schooled: readonly Schooled[], made: string): WeightFile {
  const { nets } = pupilOf(trainingOf(game), schooled);
  return { format: FORMAT, game, made, nets: Object.fromEntries(nets.map((net) => [net.shape.name, saveNet(net)])) };
}
