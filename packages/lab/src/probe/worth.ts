import { bonferroni, levelOfEach } from '../statistics/many.js';
import { type Estimate, LEVEL, meanOf, meanTest } from '../statistics/mean.js';
import { deviationOf } from '../statistics/moments.js';
import { smallestFound } from '../statistics/power.js';
import type { Probed } from './probe.js';
import type { Restriction } from './restriction.js';

/** What it is worth to do without something: to the player who does. */
export interface Worth {
  readonly restriction: string;
  readonly says: string;
  /** Wins more than unrestricted, as a share of games, and points more. All intervals are true together at the stated level. */
  readonly wins: Estimate;
  readonly points: Estimate;
  /** How often luck alone makes so much of a difference in wins, corrected for the number of restrictions (Bonferroni, so that it agrees with the interval). */
  readonly p: number;
  /** Decisions in a game in which it forbade something. */
  readonly bites: number;
  /** The smallest difference in wins that so many deals find nine times in ten. */
  readonly findable: number;
  /** `costs` and `earns` are real. `same`: no game ended otherwise. `never-met`: there was nothing to do without. */
  readonly verdict: 'costs' | 'earns' | 'open' | 'same' | 'never-met';
}

export function worthsOf(restrictions: readonly Restriction[], probed: readonly Probed[]): Worth[] {
  const level = levelOfEach(LEVEL, restrictions.length);
  const values = bonferroni(probed.map(({ wins }) => meanTest(wins)));
  return probed.map(({ wins, points, bites }, i) => {
    const { name, says } = restrictions[i] as Restriction;
    const p = values[i] as number;
    return {
      restriction: name,
      says,
      wins: meanOf(wins, level),
      points: meanOf(points, level),
      p,
      bites: bites.mean,
      findable: smallestFound(wins.count, deviationOf(wins), level),
      verdict: verdictOf(probed[i] as Probed, p),
    };
  });
}

function verdictOf({ wins, points, bites }: Probed, p: number): Worth['verdict'] {
  if (bites.most <= 0) return 'never-met';
  if ([wins, points].every(({ least, most }) => least === 0 && most === 0)) return 'same';
  if (p > 1 - LEVEL) return 'open';
  return wins.mean < 0 ? 'costs' : 'earns';
}
