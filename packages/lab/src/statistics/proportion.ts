import { betaQuantile, binomialChance, chiSquareTail, normalQuantile } from './distributions.js';
import { LEVEL } from './mean.js';

/** A share of trials that came up, with the interval its truth lies in. */
export interface Proportion {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Wilson's interval: near the stated level for any share and any number of trials. What we use where nothing else is said. */
export function wilson(successes: number, trials: number, level = LEVEL): Proportion {
  if (trials === 0) return { share: 0, low: 0, high: 1, count: 0 };
  const z = normalQuantile((1 + level) / 2);
  const share = successes / trials;
  const centre = (successes + (z * z) / 2) / (trials + z * z);
  const reach = (z / (trials + z * z)) * Math.sqrt(successes * (1 - share) + (z * z) / 4);
  return {
    share,
    low: successes === 0 ? 0 : centre - reach,
    high: successes === trials ? 1 : centre + reach,
    count: trials,
  };
}

/** Clopper and Pearson's interval: never less sure than stated, and so a little wide. For small numbers of trials. */
export function clopperPearson(successes: number, trials: number, level = LEVEL): Proportion {
  const tail = (1 - level) / 2;
  return {
    share: trials === 0 ? 0 : successes / trials,
    low: successes === 0 ? 0 : betaQuantile(tail, successes, trials - successes + 1),
    high: successes === trials ? 1 : betaQuantile(1 - tail, successes + 1, trials - successes),
    count: trials,
  };
}

/** Beyond so many trials adding up every possibility takes long and changes nothing that anyone could see. */
const MOST_EXACT = 2000;

/**
 * How likely it is that so many, or a number that is no more likely, come up when the truth is `p`. Exact for small
 * numbers, by chi-square beyond.
 */
export function proportionTest(successes: number, trials: number, p: number): number {
  if (trials > MOST_EXACT) return goodnessOfFit([successes, trials - successes], [p, 1 - p]);
  const seen = binomialChance(successes, trials, p);
  let total = 0;
  for (let k = 0; k <= trials; k++) {
    const chance = binomialChance(k, trials, p);
    // Two numbers that are equally likely by symmetry differ in their last bits.
    if (chance <= seen * (1 + 1e-7)) total += chance;
  }
  return Math.min(1, total);
}

/** Pearson's chi-square: how likely counts at least this far from the expected shares are. The shares add up to 1. */
export function goodnessOfFit(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let distance = 0;
  let kinds = 0;
  counts.forEach((count, kind) => {
    const expected = total * (shares[kind] as number);
    if (expected === 0) return;
    distance += (count - expected) ** 2 / expected;
    kinds++;
  });
  return chiSquareTail(distance, kinds - 1);
}
