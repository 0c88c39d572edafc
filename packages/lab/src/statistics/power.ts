import { normalQuantile, studentQuantile } from './distributions.js';
import { LEVEL } from './mean.js';

/** How likely a difference that is there should be found, where nobody says otherwise. */
export const POWER = 0.9;

/**
 * How many pairs it takes to find a difference of at least `smallest` with this power, when the differences of pairs
 * have this deviation. At least 2.
 */
export function pairsFor(smallest: number, deviation: number, level = LEVEL, power = POWER): number {
  const tail = (1 + level) / 2;
  const ratio = deviation / smallest;
  let pairs = Math.max(2, Math.ceil(((normalQuantile(tail) + normalQuantile(power)) * ratio) ** 2));
  // Student's tails are longer than the normal ones; a few rounds settle it.
  for (let round = 0; round < 20; round++) {
    const reach = studentQuantile(tail, pairs - 1) + studentQuantile(power, pairs - 1);
    const needed = Math.max(2, Math.ceil((reach * ratio) ** 2));
    if (needed <= pairs) break;
    pairs = needed;
  }
  return pairs;
}

/** The smallest difference that so many pairs find with this power. */
export const smallestFound = (pairs: number, deviation: number, level = LEVEL, power = POWER): number =>
  pairs < 2
    ? Infinity
    : ((studentQuantile((1 + level) / 2, pairs - 1) + studentQuantile(power, pairs - 1)) * deviation) /
      Math.sqrt(pairs);
