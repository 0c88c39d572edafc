import { type AnyView, type Outcome, type Seat, SPECTATOR } from '@taproom/engine';
import type { PageWords } from '../words/en.js';

/** Whose turn it is, in a few words. */
export function turnText(
  t: PageWords,
  view: AnyView,
  seat: Seat,
  names: readonly string[],
  outcome: Outcome | undefined,
): string {
  if (outcome) return t.table.over;
  if (view.waiting.includes(seat)) return view.waiting.length > 1 ? t.table.yourChoice : t.table.yourTurn;
  const others = t.and(view.waiting.map((other) => names[other] ?? ''));
  return view.waiting.length > 1 ? t.table.choosing(others) : t.table.waitingFor(others);
}

export const isMine = (view: AnyView, seat: Seat, outcome: Outcome | undefined): boolean =>
  !outcome && seat !== SPECTATOR && view.waiting.includes(seat);
