import { type Estimate, meanOfAll } from '../statistics/mean.js';

export type { Estimate };

/** Of values that are independent of each other: one a deal, never one a game. */
export const estimate = (values: readonly number[]): Estimate => meanOfAll(values);

/** A win shared by k is a k-th of a win. */
export function winOf(places: readonly number[], seat: number): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

/**
 * How much stronger than the others, as Plackett and Luce have it: with a strength of r among opponents of 1, someone
 * wins r of r + n - 1 games. The same number whatever the number of players.
 */
export const strengthOf = (share: number, players: number): number =>
  (share * (players - 1)) / Math.max(1e-9, 1 - share);

/** The same on the scale that chess players know: 400 points are ten to one. */
export const eloOf = (strength: number): number => 400 * Math.log10(Math.max(1e-9, strength));

/** The value below which a share of the (sorted) values lies. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

/** One game as its seats ended: who sat there, and in which place (1 for each winner). */
export interface Finish {
  readonly who: readonly number[];
  readonly places: readonly number[];
}

/**
 * Strengths that explain who came first in many games, by Hunter's MM algorithm, as Elo with a mean of 0. Half a game won
 * and half a game lost against an average player keeps someone who never won from falling for ever.
 */
export function leagueElo(bots: number, games: readonly Finish[]): number[] {
  let strengths = new Array<number>(bots).fill(1);
  const wins = new Array<number>(bots).fill(0.5);
  for (const { who, places } of games) {
    const winners = who.filter((_, i) => places[i] === 1);
    for (const bot of winners) wins[bot] = (wins[bot] as number) + 1 / winners.length;
  }
  for (let round = 0; round < 200; round++) {
    const weights = strengths.map((strength) => 1 / (strength + 1));
    for (const { who } of games) {
      const total = who.reduce((sum, bot) => sum + (strengths[bot] as number), 0);
      for (const bot of who) weights[bot] = (weights[bot] as number) + 1 / total;
    }
    strengths = wins.map((won, bot) => won / (weights[bot] as number));
    const scale = Math.exp(strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / bots);
    strengths = strengths.map((strength) => strength / scale);
  }
  return strengths.map(eloOf);
}
