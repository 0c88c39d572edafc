import { leastOf } from '../simulate/tally.js';
import type { Histogram } from './model.js';

/** The value below which this share of what is in the bins lies. */
export function quantileOf(bins: readonly number[], share: number): number {
  const total = bins.reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [bin, count] of bins.entries()) {
    before += count;
    if (before >= share * total && count > 0) return Math.floor((leastOf(bin) + leastOf(bin + 1) - 1) / 2);
  }
  return 0;
}

/** Few enough bars to read, and all but the last few games on them. */
const MOST_BARS = 16;
const SHOWN = 0.99;

/** Bins of any width as bars of equal and round width. What lies beyond the last bar is in it. */
export function barsOf(bins: readonly number[], stated: Pick<Histogram, 'title' | 'axis'>): Histogram {
  const total = bins.reduce((sum, count) => sum + count, 0);
  const low = quantileOf(bins, 0.001);
  const high = quantileOf(bins, SHOWN) + 1;
  const width = roundStep((high - low) / MOST_BARS);
  const start = Math.floor(low / width) * width;
  const count = Math.max(1, Math.ceil((high - start) / width));
  const shares = new Array<number>(count).fill(0);
  bins.forEach((games, bin) => {
    const [from, to] = [leastOf(bin), leastOf(bin + 1)];
    // A wide bin belongs to several bars, each value of it alike.
    for (let value = from; value < to && games > 0; value++) {
      const bar = Math.min(count - 1, Math.max(0, Math.floor((value - start) / width)));
      shares[bar] = (shares[bar] as number) + games / (to - from) / total;
    }
  });
  const drawn = shares.map((share, bar) => ({ from: start + bar * width, to: start + (bar + 1) * width, share }));
  return { kind: 'histogram', unit: 'share', ...stated, bins: drawn };
}

/** 1, 2, 5, 10, 20, 50 ... */
function roundStep(least: number): number {
  for (let power = 1; ; power *= 10) for (const digit of [1, 2, 5]) if (digit * power >= least) return digit * power;
}
