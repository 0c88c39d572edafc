import { duelJobs } from '../arena/arena.js';
import type { Crew, Job } from '../crew/crew.js';
import type { ChunkJob } from './job.js';
import { climb, duelOf, type LadderPlan, rungsOf } from './ladder.js';
import { chunksOf } from './plan.js';
import { gamesDone, isComplete, type Progress } from './progress.js';
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

/** Chunks are taken in their order, so that a run which is stopped has played what a smaller one would have. */
function playGames(progress: Progress, crew: Crew, { signal, advanced }: Listener): Promise<void> {
  const early = new Map<number, Tallied>();
  return crew.each<Tallied>(missing(progress, signal), (tallied, job) => {
    if (signal.aborted) return;
    early.set((job as ChunkJob).chunk, tallied);
    for (let next = early.get(progress.done); next; next = early.get(progress.done)) {
      early.delete(progress.done);
      progress.tally.merge(next);
      progress.done++;
    }
    advanced(progress);
  });
}

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
  for (let chunk = done; chunk < chunksOf(plan) && !signal.aborted; chunk++) yield { kind: 'simulate', plan, chunk };
}

/** All that is still to be done, for those who want to know what it costs: the chunks, then the deals of the ladder. */
export const jobsLeft = (progress: Progress, ladder?: LadderPlan): { chunks: Job[]; rungs: Job[][] } => ({
  chunks: [...missing(progress, new AbortController().signal)],
  rungs: ladder ? rungsOf(progress.plan).map((bot) => duelJobs(duelOf(progress.plan, bot, ladder))) : [],
});

/**
 * What a run that was stopped comes to: the same run, asked for as much as it has done. A ladder counts when it is whole.
 */
export function asFarAs(progress: Progress, ladder?: LadderPlan): Progress {
  const isLadderWhole = isComplete(progress) && ladder && progress.ladder.length === rungsOf(progress.plan).length;
  return {
    ...progress,
    plan: { ...progress.plan, games: gamesDone(progress) },
    ladder: isLadderWhole ? progress.ladder : [],
  };
}

export const isAllDone = (progress: Progress, ladder?: LadderPlan): boolean =>
  isComplete(progress) && (!ladder || progress.ladder.length === rungsOf(progress.plan).length);
