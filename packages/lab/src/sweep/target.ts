import { levelOfEach } from '../statistics/many.js';
import { type Estimate, LEVEL, meanOf } from '../statistics/mean.js';
import type { Moments } from '../statistics/moments.js';

/** What a sweep is after: all places of the table within so much of each other, or a figure at a value. */
export type Target =
  | { readonly what: 'seats'; readonly within: number }
  | { readonly what: 'figure'; readonly figure: string; readonly value: number };

/** `met`, `missed`: the interval leaves no doubt; `open`: more deals would tell. */
export type Met = 'met' | 'missed' | 'open';

export interface Way {
  /** How far from the target: the largest difference between two places, or the figure itself. */
  readonly estimate: Estimate;
  /** How far off, for the order of ways. */
  readonly off: number;
  readonly met: Met;
}

/** The names of the figures that a target is judged by. */
export const figuresFor = (target: Target, players: number): string[] =>
  target.what === 'figure' ? [target.figure] : pairsOf(players).map(([one, other]) => `places:${one}-${other}`);

const pairsOf = (players: number): [number, number][] =>
  Array.from({ length: players }, (_, i) => i + 1).flatMap((one) =>
    Array.from({ length: players - one }, (_, i): [number, number] => [one, one + i + 1]),
  );

/** Judges one way of a sweep; the intervals of all ways and figures are true together. */
export function judgeWay(target: Target, found: readonly Moments[], ways: number): Way {
  const level = levelOfEach(LEVEL, found.length * ways);
  const estimates = found.map((moments) => meanOf(moments, level));
  if (target.what === 'figure') {
    const estimate = estimates[0] as Estimate;
    const off = Math.abs(estimate.mean - target.value);
    return { estimate, off, met: off <= estimate.margin ? 'open' : 'missed' };
  }
  const largest = estimates.reduce((most, each) => (Math.abs(each.mean) > Math.abs(most.mean) ? each : most));
  const isMet = estimates.every(({ mean, margin }) => Math.abs(mean) + margin <= target.within);
  const isMissed = estimates.some(({ mean, margin }) => Math.abs(mean) - margin > target.within);
  return { estimate: largest, off: Math.abs(largest.mean), met: isMet ? 'met' : isMissed ? 'missed' : 'open' };
}
