import { type Plan, type Schooled, study, type Tally, TRAININGS, type Training } from '@taproom/bots/training';
import { isGameName } from '@taproom/games';
import type { Job } from '../crew/crew.js';

export interface StudyJob extends Job {
  readonly kind: 'study';
  readonly plan: Plan;
  readonly schooled: readonly Schooled[];
  readonly step: number;
  readonly shard: number;
}

export interface Studied {
  readonly schooled: Schooled[];
  readonly tally: Tally;
}

export function trainingOf(game: string): Training {
  const training = isGameName(game) ? TRAININGS[game] : undefined;
  if (!training) throw new Error(`${game} has no nets to train`);
  return training;
}

export const studyJob = ({ plan, schooled, step, shard }: StudyJob): Studied =>
  study(trainingOf(plan.game), plan, schooled, step, shard);
