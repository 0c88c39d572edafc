/** Who asks twenty questions finds one answer by luck: what a row of p-values is worth when all were asked. */

/**
 * Bonferroni: the same promise as Holm's, a little stricter, and it agrees with intervals at `levelOfEach`: below the
 * level exactly where such an interval leaves out what was expected. Where both are shown, readers want no contradiction.
 */
export const bonferroni = (values: readonly number[], asked = values.length): number[] =>
  values.map((value) => Math.min(1, value * asked));

/**
 * Holm: with these, the chance of even one false alarm among all is at most the level. For verdicts ("this is real").
 * In the order of the values given.
 */
export function holm(values: readonly number[]): number[] {
  const adjusted = new Array<number>(values.length);
  let least = 0;
  ascending(values).forEach((index, rank) => {
    least = Math.max(least, Math.min(1, (values.length - rank) * (values[index] as number)));
    adjusted[index] = least;
  });
  return adjusted;
}

/**
 * Benjamini and Hochberg: of all that are called real, at most this share is false. For long lists that a designer
 * looks through, such as every card of a deck.
 */
export function benjaminiHochberg(values: readonly number[]): number[] {
  const adjusted = new Array<number>(values.length);
  let most = 1;
  const order = ascending(values);
  for (let rank = order.length - 1; rank >= 0; rank--) {
    const index = order[rank] as number;
    most = Math.min(most, ((values[index] as number) * values.length) / (rank + 1));
    adjusted[index] = most;
  }
  return adjusted;
}

/** The level of each of several intervals that are all true together at `level` (Bonferroni). */
export const levelOfEach = (level: number, intervals: number): number => 1 - (1 - level) / Math.max(1, intervals);

const ascending = (values: readonly number[]): number[] =>
  values.map((_, index) => index).sort((a, b) => (values[a] as number) - (values[b] as number) || a - b);
