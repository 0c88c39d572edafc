import { type Seat, SPECTATOR } from '@taproom/engine';
import type { SplitGame } from './split.js';

/** Something that decided the game: a decision of a seat, or what chance did. */
export interface Moment {
  /** Which of the split's steps, and the line of the record; -1 for the deal. */
  readonly step: number;
  readonly line: number;
  readonly kind: 'decision' | 'luck';
  /** Who decided or whose move brought the luck; SPECTATOR for the deal. */
  readonly seat: Seat;
  /** How each seat's chance changed by it. */
  readonly change: readonly number[];
}

export const MOST_MOMENTS = 3;

/** The largest changes: half of all that seats gained and lost by it. One a line. */
export function momentsOf({ steps }: SplitGame): Moment[] {
  const all = steps.flatMap(({ line, seat, decided, luck }, step): Moment[] => [
    { step, line, kind: 'luck', seat, change: luck },
    ...(seat === SPECTATOR ? [] : [{ step, line, kind: 'decision' as const, seat, change: decided }]),
  ]);
  const sorted = all.sort((a, b) => sizeOf(b) - sizeOf(a) || a.step - b.step);
  const found: Moment[] = [];
  for (const moment of sorted) {
    if (found.length === MOST_MOMENTS) break;
    if (!found.some(({ line }) => line === moment.line)) found.push(moment);
  }
  return found;
}

export const sizeOf = ({ change }: Moment): number => change.reduce((sum, by) => sum + Math.abs(by), 0) / 2;
