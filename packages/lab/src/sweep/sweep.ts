import { mixed, textHash } from '@taproom/bots/training';
import type { Wish } from '@taproom/engine';
import { botOf, type Seating } from '../arena/lineup.js';
import type { Figure } from '../compare/figure.js';
import { figureNamed } from '../compare/figures.js';
import { type Deal, seeGame } from '../compare/seen.js';
import type { Crew, Job } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import { openTable } from '../crew/table.js';
import { addMoments, addValue, type Moments, noMoments } from '../statistics/moments.js';

/** One game, set up in several ways that are played on the same deals. */
export interface Sweep {
  readonly game: string;
  readonly wishes: readonly Wish[];
  readonly bot: string;
  readonly iterations: number;
  readonly seed: string;
  readonly figures: readonly string[];
}

interface SweepJob extends Job {
  readonly kind: 'sweep';
  readonly sweep: Sweep;
  /** Which of the ways. */
  readonly way: number;
  readonly from: number;
  readonly to: number;
}

const DEALS_IN_JOB = 8;

export async function sweepJob({ sweep, way, from, to }: SweepJob, seating: Seating = botOf): Promise<Moments[]> {
  const { bot, iterations, seed } = sweep;
  const { game, setting } = openTable(sweep.game, sweep.wishes[way] as Wish);
  const figures = sweep.figures.map((name) => figureNamed(game, name) as Figure);
  const found = figures.map(noMoments);
  for (let number = from; number < to; number++) {
    const name = `sweep ${seed} deal ${number}`;
    const deal: Deal = { seed: name, luck: mixed(textHash(name), number, 0x5e), bot, iterations, seating };
    const seen = await seeGame(game, setting, deal);
    figures.forEach((figure, i) => {
      addValue(found[i] as Moments, figure.of(seen));
    });
  }
  return found;
}

export const sweepJobs = (sweep: Sweep, deals: number): SweepJob[] =>
  sweep.wishes.flatMap((_, way) =>
    Array.from({ length: Math.ceil(deals / DEALS_IN_JOB) }, (_unused, index): SweepJob => {
      const from = index * DEALS_IN_JOB;
      return { kind: 'sweep', sweep, way, from, to: Math.min(deals, from + DEALS_IN_JOB) };
    }),
  );

/** Plays so many deals in each of the ways: what was found of each figure, way by way. The same bits for any crew. */
export async function runSweep(
  sweep: Sweep,
  deals: number,
  crew: Crew,
  done?: (games: number) => void,
  signal?: AbortSignal,
): Promise<{ readonly isWhole: boolean; readonly found: readonly (readonly Moments[])[] }> {
  const jobs = sweepJobs(sweep, deals);
  const found = sweep.wishes.map(() => sweep.figures.map(noMoments));
  let games = 0;
  const taken = await gather<Moments[]>(
    crew,
    jobs,
    (moments, index) => {
      const { way, from, to } = jobs[index] as SweepJob;
      moments.forEach((each, i) => {
        addMoments(found[way]?.[i] as Moments, each);
      });
      games += to - from;
      done?.(games);
    },
    signal && { signal },
  );
  return { isWhole: taken === jobs.length, found };
}
