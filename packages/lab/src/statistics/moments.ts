/**
 * What is left of many values: enough for a mean and its interval, in constant memory. Plain data, so a worker can send it.
 *
 * Welford adds a value, Chan merges two halves. Floating point is not associative, so merge pieces of fixed size in a
 * fixed order (by the number of their job): then the result has the same bits whatever the number of workers.
 */
export interface Moments {
  count: number;
  mean: number;
  /** Sum of the squared distances from the mean. */
  squares: number;
  least: number;
  most: number;
}

export const noMoments = (): Moments => ({ count: 0, mean: 0, squares: 0, least: Infinity, most: -Infinity });

/** Adds a value, in place. */
export function addValue(moments: Moments, value: number): void {
  moments.count++;
  const step = value - moments.mean;
  moments.mean += step / moments.count;
  moments.squares += step * (value - moments.mean);
  moments.least = Math.min(moments.least, value);
  moments.most = Math.max(moments.most, value);
}

/** Adds all that another has seen, in place. */
export function addMoments(moments: Moments, other: Moments): void {
  if (other.count === 0) return;
  const count = moments.count + other.count;
  const step = other.mean - moments.mean;
  moments.squares += other.squares + step * step * ((moments.count * other.count) / count);
  moments.mean += step * (other.count / count);
  moments.count = count;
  moments.least = Math.min(moments.least, other.least);
  moments.most = Math.max(moments.most, other.most);
}

export function momentsOf(values: Iterable<number>): Moments {
  const moments = noMoments();
  for (const value of values) addValue(moments, value);
  return moments;
}

/** The variance of the population these values were drawn from. */
export const varianceOf = ({ count, squares }: Moments): number => (count < 2 ? 0 : squares / (count - 1));

export const deviationOf = (moments: Moments): number => Math.sqrt(varianceOf(moments));
