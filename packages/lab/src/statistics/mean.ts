import { studentQuantile, studentTails } from './distributions.js';
import { deviationOf, type Moments, momentsOf } from './moments.js';

/** How sure we want to be where nobody says otherwise. */
export const LEVEL = 0.95;

/** A mean with its interval. */
export interface Estimate {
  readonly mean: number;
  /** Half the width of the interval; Infinity when there are too few values to say anything. */
  readonly margin: number;
  readonly count: number;
}

/**
 * The mean of values that are independent of each other (one a deal, never one a seat), with Student's interval at this
 * level of confidence.
 */
export function meanOf(moments: Moments, level = LEVEL): Estimate {
  const { mean, count } = moments;
  if (count < 2) return { mean, margin: Infinity, count };
  const margin = studentQuantile((1 + level) / 2, count - 1) * standardError(moments);
  return { mean, margin, count };
}

/** The same from a list. */
export const meanOfAll = (values: Iterable<number>, level = LEVEL): Estimate => meanOf(momentsOf(values), level);

export const standardError = (moments: Moments): number => deviationOf(moments) / Math.sqrt(moments.count);

/** Student's test: how likely a mean at least this far from `expected` is by chance. Paired: the mean of differences, 0. */
export function meanTest(moments: Moments, expected = 0): number {
  if (moments.count < 2) return 1;
  const distance = moments.mean - expected;
  if (distance === 0) return 1;
  return studentTails(distance / standardError(moments), moments.count - 1);
}
