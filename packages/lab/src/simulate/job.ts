import type { Job } from '../crew/crew.js';
import { openTable } from '../crew/table.js';
import { studyOf } from '../entries.js';
import { gamesInChunk, type Plan, watchedOneIn } from './plan.js';
import { Sitting } from './sitting.js';
import { type Tallied, Tally } from './tally.js';

export interface ChunkJob extends Job {
  readonly kind: 'simulate';
  readonly plan: Plan;
  readonly chunk: number;
}

/** Plays the games of one chunk. */
export function chunkJob({ plan, chunk }: ChunkJob): Tallied {
  const { game, setting } = openTable(plan.game, plan.wish);
  const tally = new Tally();
  playChunk(new Sitting(game, setting, studyOf(game), plan, tally), plan, chunk);
  return tally.toData();
}

export function playChunk(sitting: Sitting, plan: Pick<Plan, 'bots' | 'games'>, chunk: number): void {
  const size = gamesInChunk(plan);
  const every = watchedOneIn(plan);
  const end = Math.min(plan.games, (chunk + 1) * size);
  for (let number = chunk * size; number < end; number++) {
    if (number % every === 0) sitting.watch(number);
    else sitting.count(number);
  }
}
