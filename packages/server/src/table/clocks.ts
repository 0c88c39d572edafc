import { includes, type Seat } from '@taproom/engine';
import { type Downtime, downtimeIn } from './downtime.js';
import type { TableState } from './state.js';

/** Milliseconds of a seat's time used for the decision it is waited for with. */
export function usedBy(state: TableState, seat: Seat, now: number, downtimes: readonly Downtime[]): number {
  const { play } = state;
  if (!play || !includes(play.waiting, seat)) return 0;
  const since = play.since[seat] as number;
  return Math.max(0, now - since - downtimeIn(downtimes, since, now));
}

/** Milliseconds until a bot steps in. */
export function leftOf(state: TableState, seat: Seat, now: number, downtimes: readonly Downtime[]): number {
  const { play } = state;
  if (!play) return 0;
  return play.perTurn + (play.banks[seat] as number) - usedBy(state, seat, now, downtimes);
}

/** Who runs out of time next, and in how many milliseconds; undefined when no clock is running. */
export function nextToRunOut(
  state: TableState,
  now: number,
  downtimes: readonly Downtime[],
): { readonly seat: Seat; readonly left: number } | undefined {
  const { play } = state;
  if (!play?.clock || play.outcome) return undefined;
  let next: { seat: Seat; left: number } | undefined;
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (!includes(play.waiting, seat) || state.playedBy(seat) !== undefined) continue;
    const left = leftOf(state, seat, now, downtimes);
    if (!next || left < next.left) next = { seat, left };
  }
  return next;
}
