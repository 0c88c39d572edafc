import type { Crew } from '../crew/crew.js';
import type { ChunkJob } from './job.js';
import { climb, type LadderPlan, rungsOf } from './ladder.js';
import { chunksOf } from './plan.js';
import { isComplete, type Progress } from './progress.js';
import type { Tallied } from './tally.js';

/** What the one who waits wants to hear and say. */
export interface Listener {
  /** Something was finished and is part of the progress now. */
  advanced(progress: Progress): void;
  /** Ends it at once. What was being played just then is forgotten, and played again when it goes on. */
  readonly signal: AbortSignal;
}

/** Plays the games that are still missing, then the ladder. What was done stays in `progress`, whenever it ends. */
export async function simulate(progress: Progress, crew: Crew, listener: Listener, ladder?: LadderPlan): Promise<void> {
  const { signal } = listener;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  const work = async (): Promise<void> => {
    await playGames(progress, crew, listener);
    if (ladder && isComplete(progress)) await climbLadder(progress, crew, listener, ladder);
  };
  if (!signal.aborted) await Promise.race([work(), stopped]);
}

const playGames = (progress: Progress, crew: Crew, { signal, advanced }: Listener): Promise<void> =>
  crew.each<Tallied>(missing(progress, signal), (tallied, job) => {
    if (signal.aborted) return;
    progress.tally.merge(tallied);
    progress.done.add((job as ChunkJob).chunk);
    advanced(progress);
  });

async function climbLadder(
  progress: Progress,
  crew: Crew,
  { signal, advanced }: Listener,
  ladder: LadderPlan,
): Promise<void> {
  for (const bot of rungsOf(progress.plan).slice(progress.ladder.length)) {
    const rung = await climb(progress.plan, bot, ladder, crew);
    if (signal.aborted) return;
    progress.ladder.push(rung);
    advanced(progress);
  }
}

function* missing({ plan, done }: Progress, signal: AbortSignal): Iterable<ChunkJob> {
  for (let chunk = 0; chunk < chunksOf(plan) && !signal.aborted; chunk++) {
    if (!done.has(chunk)) yield { kind: 'simulate', plan, chunk };
  }
}

export const isAllDone = (progress: Progress, ladder?: LadderPlan): boolean =>
  isComplete(progress) && (!ladder || progress.ladder.length === rungsOf(progress.plan).length);
