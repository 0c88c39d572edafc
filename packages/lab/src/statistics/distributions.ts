import jStat from 'jstat';

/*
 * jstat has no types and is not exact to the last digit. @stdlib's distributions have and are, but they are 248 packages of
 * 29 MB where jstat is one of 1.2, and their beta quantile takes five times as long; on what we ask of them, from five
 * players to a million games, the two agree to seven digits, and our reports print four.
 */

/** The point below which a share `p` of the standard normal distribution lies. */
export const normalQuantile = (p: number): number => jStat.normal.inv(p, 0, 1);

/** The point below which a share `p` of Student's t lies. Without a degree of freedom nothing is known. */
export const studentQuantile = (p: number, freedom: number): number =>
  freedom < 1 ? Infinity : jStat.studentt.inv(p, freedom);

/** How likely Student's t is at least this far from 0, on either side. */
export function studentTails(t: number, freedom: number): number {
  if (freedom < 1) return 1;
  if (!Number.isFinite(t)) return 0;
  return Math.min(1, 2 * jStat.studentt.cdf(-Math.abs(t), freedom));
}

/** How likely chi-square is at least this large. */
export const chiSquareTail = (value: number, freedom: number): number =>
  freedom < 1 || value <= 0 ? 1 : Math.min(1, Math.max(0, 1 - jStat.chisquare.cdf(value, freedom)));

/** The point below which a share `p` of the beta distribution lies. jstat is exact to six digits below 20,000 or so. */
export const betaQuantile = (p: number, alpha: number, beta: number): number => jStat.beta.inv(p, alpha, beta);

/** How likely exactly `k` of `trials` come up. By logarithms: jstat's own density overflows from a thousand trials on. */
export function binomialChance(k: number, trials: number, p: number): number {
  if (p <= 0 || p >= 1) return k === (p <= 0 ? 0 : trials) ? 1 : 0;
  const ways = jStat.gammaln(trials + 1) - jStat.gammaln(k + 1) - jStat.gammaln(trials - k + 1);
  return Math.exp(ways + k * Math.log(p) + (trials - k) * Math.log(1 - p));
}
