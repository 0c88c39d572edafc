import { mixed, textHash } from '@taproom/bots/training';
import type { Wish } from '@taproom/engine';

/** What is simulated. Everything in the report follows from it. */
export interface Plan {
  readonly game: string;
  readonly wish: Wish;
  /** The kind of bot in each seat. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** Tables that a bot which looks ahead may imagine for each decision. */
  readonly iterations: number;
}

export const RANDOM = 'random';

/** Nobody but random bots: games take microseconds then, and looking closely at each would take longer than playing it. */
export const isLean = ({ bots }: Pick<Plan, 'bots'>): boolean => bots.every((bot) => bot === RANDOM);

/** One game in so many is watched closely. */
export const watchedOneIn = (plan: Pick<Plan, 'bots'>): number => (isLean(plan) ? 200 : 1);

/** Games that are played in one piece. Part of the plan, not of the machine: a chunk is the same whoever plays it. */
export function gamesInChunk(plan: Pick<Plan, 'bots'>): number {
  if (isLean(plan)) return 400;
  return plan.bots.some((bot) => bot === 'regular' || bot === 'landlord') ? 5 : 40;
}

export const chunksOf = (plan: Pick<Plan, 'bots' | 'games'>): number => Math.ceil(plan.games / gamesInChunk(plan));

/**
 * Where a game's chance starts from, by its number: no two games share a stream, and the cards' has nothing to do with
 * the bots'. `whose` is 0 for the cards, and a seat's number from 1 for its bot.
 */
export function streamOf(seed: string, whose: number): (game: number) => number {
  const high = mixed(textHash(seed), whose, 0x7a9) & 0x1f_ffff;
  const low = mixed(textHash(`${seed}/${whose}`), 0xb0b);
  return (game) => high * 2 ** 32 + ((game ^ low) >>> 0);
}
