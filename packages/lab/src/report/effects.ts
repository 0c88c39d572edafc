import type { Tally } from '../simulate/tally.js';
import { momentsIn } from '../simulate/tally.js';
import { normalQuantile, studentTails } from '../statistics/distributions.js';
import { benjaminiHochberg } from '../statistics/many.js';
import { LEVEL } from '../statistics/mean.js';
import { varianceOf } from '../statistics/moments.js';
import type { Dot } from './model.js';

/** Fewer hands than this say nothing about a card. */
const FEWEST = 30;

export interface Effects {
  /** Differences from what is to be expected, the best first. */
  readonly rows: readonly Dot[];
  /** So many were too rare to judge. */
  readonly rare: number;
}

/**
 * What it was worth to have each thing of a list: how those who had it fared, less how all like them fared. Called real
 * so that of all that are called so at most one in twenty is not (Benjamini and Hochberg).
 *
 * Seats of one game cannot all win, so they are not quite independent; that makes the intervals a little too wide, never
 * too narrow.
 */
export function effectsIn(tally: Tally, list: string, labelOf: (name: string) => string, scale = 1): Effects {
  const groups = new Map<string, string[]>();
  for (const path of tally.under(`effect/${list}/of/`)) {
    const end = path.lastIndexOf('/');
    const name = path.slice(0, end);
    groups.set(name, [...(groups.get(name) ?? []), path.slice(end + 1)]);
  }
  const judged = [...groups].map(([name, alikes]) =>
    judge(
      tally,
      list,
      name,
      alikes.map((alike) => [name, alike] as const),
      scale,
    ),
  );
  return { rows: rowsOf(judged, labelOf), rare: judged.filter(({ count }) => count < FEWEST).length };
}

/** The same for sorts of cards: what one of them is worth on average. */
export function groupedEffects(
  tally: Tally,
  list: string,
  groupOf: (name: string) => string | undefined,
  scale: number,
): readonly Dot[] {
  const groups = new Map<string, (readonly [string, string])[]>();
  for (const path of tally.under(`effect/${list}/of/`)) {
    const end = path.lastIndexOf('/');
    const name = path.slice(0, end);
    const group = groupOf(name);
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), [name, path.slice(end + 1)]]);
  }
  return rowsOf(
    [...groups].map(([group, those]) => judge(tally, list, group, those, scale)),
    (group) => group,
  );
}

function rowsOf(judged: readonly Judged[], labelOf: (name: string) => string): readonly Dot[] {
  const common = judged.filter(({ count }) => count >= FEWEST);
  const chances = benjaminiHochberg(common.map(({ chance }) => chance));
  const reach = normalQuantile((1 + LEVEL) / 2);
  const rows = common.map(
    ({ name, count, difference, error }, i): Dot => ({
      label: labelOf(name),
      value: difference,
      low: difference - reach * error,
      high: difference + reach * error,
      real: (chances[i] as number) < 1 - LEVEL,
      count,
    }),
  );
  return rows.sort((a, b) => b.value - a.value);
}

interface Judged {
  readonly name: string;
  readonly count: number;
  readonly difference: number;
  readonly error: number;
  readonly chance: number;
}

function judge(
  tally: Tally,
  list: string,
  name: string,
  of: readonly (readonly [name: string, alike: string])[],
  scale: number,
): Judged {
  let [count, sum, expected, variance] = [0, 0, 0, 0];
  for (const [one, alike] of of) {
    const had = momentsIn(tally.get(`effect/${list}/of/${one}/${alike}`), scale);
    const all = momentsIn(tally.get(`effect/${list}/all/${alike}`), scale);
    count += had.count;
    sum += had.count * had.mean;
    expected += had.count * all.mean;
    variance += had.count * varianceOf(all);
  }
  const difference = (sum - expected) / count;
  const error = Math.sqrt(variance) / count;
  const chance = error === 0 ? 1 : studentTails(difference / error, count - 1);
  return { name, count, difference, error, chance };
}
