import type { Moments } from '../statistics/moments.js';

/** Lists of whole numbers by name, as they travel and are saved. */
export type Tallied = Readonly<Record<string, readonly number[]>>;

/**
 * Everything that is remembered of many games: counts and sums, never a list of games. All of them are whole numbers,
 * so pieces add up to the same bits in whatever order they arrive.
 */
export class Tally {
  private readonly lists = new Map<string, number[]>();

  /** One more (or so many) at a place of a list. */
  add(name: string, index = 0, by = 1): void {
    const list = this.listOf(name);
    while (list.length <= index) list.push(0);
    list[index] = (list[index] as number) + by;
  }

  /** Another value of a quantity: how many there were, their sum, the sum of their squares. */
  note(name: string, value: number): void {
    const list = this.listOf(name);
    if (list.length === 0) list.push(0, 0, 0);
    list[0] = (list[0] as number) + 1;
    list[1] = (list[1] as number) + value;
    list[2] = (list[2] as number) + value * value;
  }

  merge(other: Tallied): void {
    for (const [name, values] of Object.entries(other)) {
      const list = this.listOf(name);
      while (list.length < values.length) list.push(0);
      values.forEach((value, index) => {
        list[index] = (list[index] as number) + value;
      });
    }
  }

  get(name: string): readonly number[] {
    return this.lists.get(name) ?? [];
  }

  at(name: string, index = 0): number {
    return this.get(name)[index] ?? 0;
  }

  /** The rest of every name that begins so, in the order of the alphabet: the same on every machine. */
  under(prefix: string): string[] {
    const names = [...this.lists.keys()].filter((name) => name.startsWith(prefix));
    return names.map((name) => name.slice(prefix.length)).sort();
  }

  /** By the order of the alphabet, not of arrival. */
  toData(): Tallied {
    return Object.fromEntries([...this.lists.keys()].sort().map((name) => [name, this.listOf(name)]));
  }

  private listOf(name: string): number[] {
    const known = this.lists.get(name);
    if (known) return known;
    const list: number[] = [];
    this.lists.set(name, list);
    return list;
  }
}

/** What was noted, as the statistics want it; in units of `scale`. */
export function momentsIn(noted: readonly number[], scale = 1): Moments {
  const [count = 0, sum = 0, squares = 0] = noted;
  const mean = count === 0 ? 0 : sum / count / scale;
  return {
    count,
    mean,
    squares: count === 0 ? 0 : Math.max(0, (squares - (sum * sum) / count) / scale ** 2),
    least: Number.NaN,
    most: Number.NaN,
  };
}

/** Lengths differ by orders of magnitude: up to here every value has a bin of its own, beyond they widen by about 1%. */
const EXACT_BINS = 64;
const BINS_PER_DOUBLING = 64;

export const binOf = (value: number): number =>
  value < EXACT_BINS ? value : EXACT_BINS + Math.floor(Math.log2(value / EXACT_BINS) * BINS_PER_DOUBLING);

/** The least value that goes into a bin. */
export const leastOf = (bin: number): number =>
  bin < EXACT_BINS ? bin : Math.ceil(EXACT_BINS * 2 ** ((bin - EXACT_BINS) / BINS_PER_DOUBLING));
