import { bonferroni, levelOfEach } from '../statistics/many.js';
import { type Estimate, LEVEL, meanOf, meanTest } from '../statistics/mean.js';
import { deviationOf, type Moments } from '../statistics/moments.js';
import { POWER, pairsFor, smallestFound } from '../statistics/power.js';
import type { Found } from './compare.js';
import { type Effect, smallestOf } from './effect.js';
import type { Figure } from './figure.js';

/**
 * `same`: alike in every single deal. `real`: a difference that luck explains less often than stated, all figures together.
 * `none`: whatever there is, it is smaller than anybody wanted to know. `open`: none was found, and there were too few
 * deals to say that there is none.
 */
export type Verdict = 'same' | 'real' | 'none' | 'open';

/** What was found of one figure. */
export interface Finding {
  readonly figure: string;
  readonly says: string;
  readonly unit: Figure['unit'];
  readonly a: number;
  readonly b: number;
  /** B less A, deal by deal. The intervals of all figures are true together at the stated level. */
  readonly difference: Estimate;
  /** How often luck alone makes so much of a difference; corrected for the number of figures (Bonferroni, so that it agrees with the interval). */
  readonly p: number;
  /** The smallest difference that was looked for, and the smallest that so many deals find nine times in ten. */
  readonly smallest: number;
  readonly findable: number;
  readonly verdict: Verdict;
}

/** `times` is how often the same figures are asked for elsewhere, as with each number of players: all are true together. */
export function findingsOf(figures: readonly Figure[], found: Found, effect: Effect, times = 1): Finding[] {
  const level = levelOfEach(LEVEL, figures.length * times);
  const tests = found.differences.map((moments) => meanTest(moments));
  const values = bonferroni(tests, tests.length * times);
  return figures.map((figure, i) => {
    const [a, b, moments] = [found.a[i] as Moments, found.b[i] as Moments, found.differences[i] as Moments];
    const { margin, ...mean } = meanOf(moments, level);
    const difference = { ...mean, margin: alike(margin) };
    const smallest = smallestOf(effect, figure, a);
    const p = alike(values[i] as number);
    const finding = { figure: figure.name, says: figure.says, unit: figure.unit, a: a.mean, b: b.mean };
    return {
      ...finding,
      difference,
      p,
      smallest,
      findable: alike(smallestFound(moments.count, deviationOf(moments), level)),
      verdict: verdictOf(moments, difference, p, smallest),
    };
  });
}

/** The last digits of `Math.log` and `Math.exp` differ between engines; what is reported is the same in node and in browsers. */
const alike = (value: number): number => Number(value.toPrecision(DIGITS));

const DIGITS = 12;

function verdictOf({ least, most, count }: Moments, { mean, margin }: Estimate, p: number, smallest: number): Verdict {
  if (count > 1 && least === 0 && most === 0) return 'same';
  if (p <= 1 - LEVEL) return 'real';
  return Math.abs(mean) + margin < smallest ? 'none' : 'open';
}

/** How many deals find the smallest effect in every figure, judged by those of a trial run, and which figure takes most. */
export function dealsFor(
  figures: readonly Figure[],
  trial: Found,
  effect: Effect,
): { readonly deals: number; readonly hardest: string } {
  const level = levelOfEach(LEVEL, figures.length);
  let most = { deals: 2, hardest: figures[0]?.name ?? '' };
  for (const [i, figure] of figures.entries()) {
    const deviation = deviationOf(trial.differences[i] as Moments);
    const deals = pairsFor(smallestOf(effect, figure, trial.a[i] as Moments), deviation, level, POWER);
    if (deals > most.deals) most = { deals, hardest: figure.name };
  }
  return most;
}
