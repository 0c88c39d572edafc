import type { Tally } from '../../simulate/tally.js';
import { effectsIn } from '../effects.js';
import { A_POINT, type Dots, type Finding, nothing, real, type Unit } from '../model.js';
import { listed, plain, points, whole } from '../wording.js';

/** A question about everything on a list: "does it help to be dealt ...?" */
export interface Question {
  readonly list: string;
  readonly title: string;
  readonly axis: string;
  /** As in "those who ... this card". */
  readonly had: string;
  readonly expectedSays: string;
  readonly unit: Extract<Unit, 'gain' | 'points'>;
  readonly labelOf: (name: string) => string;
  readonly scale: number;
  /** Whether the list was handed out by chance: then a difference is the card's doing. */
  readonly dealt: boolean;
}

const NAMED = 4;

/** The figure that answers it, and what it shows in words. */
export function answer(tally: Tally, question: Question): { readonly figure: Dots; readonly finding: Finding } {
  const { list, title, axis, unit, expectedSays, labelOf, scale, had, dealt } = question;
  const { rows, rare } = effectsIn(tally, list, labelOf, scale);
  const figure: Dots = { kind: 'dots', title, axis, unit, expected: 0, expectedSays, rows, draw: 16 };
  const amount = (value: number): string => (unit === 'gain' ? points(value) : `${plain(Math.abs(value), 2)} points`);
  const said = (some: readonly { label: string; value: number }[]): string =>
    listed(some.map(({ label, value }) => `${label} (${amount(value)})`));
  const good = rows.filter((row) => row.real && row.value > 0);
  const bad = rows.filter((row) => row.real && row.value < 0).reverse();
  const rest = rare > 0 ? ` ${whole(rare)} more were too rare to judge.` : '';
  const seats = Math.max(0, ...rows.map(({ count }) => count));
  if (rows.length === 0 && rare > 0)
    return { figure, finding: nothing(`All ${whole(rare)} ${had} were too rare to judge.`) };
  if (good.length + bad.length === 0) {
    return {
      figure,
      finding: nothing(
        `Of ${rows.length} ${had}, none makes a difference that up to ${whole(seats)} hands with it could show.${rest}`,
      ),
    };
  }
  const parts = [
    ...(good.length > 0 ? [`most for ${said(good.slice(0, NAMED))}`] : []),
    ...(bad.length > 0 ? [`against ${said(bad.slice(0, NAMED))}`] : []),
  ];
  const size = Math.max(...[...good, ...bad].map(({ value }) => Math.abs(value))) * (unit === 'gain' ? 1 : A_POINT);
  const cause = dealt ? '' : ' Players chose this, so it may be a sign of how they stood rather than its cause.';
  return {
    figure,
    finding: {
      ...real(
        `Of ${rows.length} ${had}, ${made(good.length + bad.length)} a real difference: ${parts.join('; ')}.${cause}${rest}`,
        size,
      ),
      ...(!dealt && { chosen: true as const }),
    },
  };
}

const made = (count: number): string => (count === 1 ? 'one makes' : `${count} make`);
