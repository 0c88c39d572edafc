import { useRef } from 'react';
import type { LastCallView } from './view.js';

/**
 * Seats that came down to one card and have not been on turn since: whoever might have kept quiet about it. It goes by
 * what everybody at the table can count, never by whether there is something to catch, so that the button gives nothing away.
 */
export function useSuspects(view: LastCallView): ReadonlySet<number> {
  const memory = useRef<{ round: number; view: LastCallView | undefined; seats: Set<number> }>({
    round: view.round,
    view: undefined,
    seats: new Set(),
  });
  const kept = memory.current;
  if (kept.view !== view) {
    if (kept.round !== view.round) kept.seats = new Set();
    const next = new Set(kept.seats);
    view.hands.forEach((count, seat) => {
      if (count === 1) next.add(seat);
      else if (view.waiting.includes(seat)) next.delete(seat);
    });
    memory.current = { round: view.round, view, seats: next };
  }
  return memory.current.seats;
}
