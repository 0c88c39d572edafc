import { mixed, textHash } from '@taproom/bots/training';
import type { Game, Setting, Wish } from '@taproom/engine';
import { botOf, type Seating } from '../arena/lineup.js';
import type { Crew, Job } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import { openTable } from '../crew/table.js';
import { addMoments, addValue, type Moments, noMoments } from '../statistics/moments.js';
import type { Figure } from './figure.js';
import { figureNamed } from './figures.js';
import { type Deal, seeGame } from './seen.js';

/** Two ways to set up one game, played on the same deals by the same bots. */
export interface Comparison {
  readonly game: string;
  readonly a: Wish;
  readonly b: Wish;
  /** The kind of bot in every seat. */
  readonly bot: string;
  readonly iterations: number;
  readonly seed: string;
  /** Names of figures. */
  readonly figures: readonly string[];
  /** Who plays each deal again alone among the others, where it is asked what skill counts. */
  readonly skilled?: string;
}

/** What so many deals showed of each figure: either way, and the differences (B less A) deal by deal. */
export interface Found {
  readonly deals: number;
  readonly a: readonly Moments[];
  readonly b: readonly Moments[];
  readonly differences: readonly Moments[];
}

/** Deals that are played in one piece. Part of the method, not of the machine: changing it changes last digits. */
const DEALS_IN_JOB = 8;

export interface CompareJob extends Job {
  readonly kind: 'compare';
  readonly comparison: Comparison;
  readonly from: number;
  readonly to: number;
}

export async function compareJob({ comparison, from, to }: CompareJob, seating: Seating = botOf): Promise<Found> {
  const { game, setting: a } = openTable(comparison.game, comparison.a);
  const { setting: b } = openTable(comparison.game, comparison.b);
  const figures = comparison.figures.map((name) => {
    const figure = figureNamed(game, name);
    if (!figure) throw new Error(`there is no figure ${name}`);
    return figure;
  });
  return await compareDeals(game, a, b, figures, { ...comparison, seating }, from, to);
}

type Dealing = Pick<Comparison, 'bot' | 'iterations' | 'seed' | 'skilled'> & { readonly seating?: Seating };

/** Plays each of these deals both ways. The deal depends on the seed and its number, a bot's luck on its seat too. */
export async function compareDeals(
  game: Game,
  a: Setting,
  b: Setting,
  figures: readonly Figure[],
  { bot, iterations, seed, skilled, seating = botOf }: Dealing,
  from: number,
  to: number,
): Promise<Found> {
  const found = nothing(figures.length);
  for (let number = from; number < to; number++) {
    const name = `compare ${seed} deal ${number}`;
    const deal: Deal = { seed: name, luck: mixed(textHash(name), number, 0xc0), bot, iterations, seating };
    const at = ({ seats }: Setting): Deal => ({
      ...deal,
      ...(skilled !== undefined && { skilled: { bot: skilled, seat: number % seats } }),
    });
    const [seenA, seenB] = [await seeGame(game, a, at(a)), await seeGame(game, b, at(b))];
    figures.forEach((figure, i) => {
      const [valueA, valueB] = [figure.of(seenA), figure.of(seenB)];
      addValue(found.a[i] as Moments, valueA);
      addValue(found.b[i] as Moments, valueB);
      addValue(found.differences[i] as Moments, valueB - valueA);
    });
  }
  return { ...found, deals: to - from };
}

/** The deals of a comparison in pieces. */
export const comparisonJobs = (comparison: Comparison, deals: number): CompareJob[] =>
  Array.from({ length: Math.ceil(deals / DEALS_IN_JOB) }, (_, index): CompareJob => {
    const from = index * DEALS_IN_JOB;
    return { kind: 'compare', comparison, from, to: Math.min(deals, from + DEALS_IN_JOB) };
  });

/** Plays so many deals both ways, or as many as it is left time for. The same bits for any number of workers. */
export async function runComparison(
  comparison: Comparison,
  deals: number,
  crew: Crew,
  done?: (deals: number, soFar: Found) => void,
  signal?: AbortSignal,
): Promise<Found> {
  const jobs = comparisonJobs(comparison, deals);
  const all = nothing(comparison.figures.length);
  let played = 0;
  await gather<Found>(
    crew,
    jobs,
    (found) => {
      played += found.deals;
      for (const side of ['a', 'b', 'differences'] as const)
        found[side].forEach((moments, i) => addMoments(all[side][i] as Moments, moments));
      done?.(played, { ...all, deals: played });
    },
    signal && { signal },
  );
  return { ...all, deals: played };
}

const nothing = (figures: number): Found => ({
  deals: 0,
  a: Array.from({ length: figures }, noMoments),
  b: Array.from({ length: figures }, noMoments),
  differences: Array.from({ length: figures }, noMoments),
});
