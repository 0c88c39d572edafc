import { LESSONS, type Lesson, type Plan, type Schooled, study, type Tally } from '@taproom/bots/training';
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

export function lessonOf(game: string): Lesson {
  const lesson = isGameName(game) ? LESSONS[game] : undefined;
  if (!lesson) throw new Error(`${game} has no lesson`);
  return lesson;
}

export const studyJob = ({ plan, schooled, step, shard }: StudyJob): Studied =>
  study(lessonOf(plan.game), plan, schooled, step, shard);
