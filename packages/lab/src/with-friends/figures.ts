import type { AnyEvent, Seat } from '@taproom/engine';
import { type Figure, meanOf, POINTS, share } from '../compare/figure.js';

export const FIGURES: readonly Figure[] = [
  ...POINTS,
  share('met', 'bids that were met', ({ events }) => meanOf(bidsMet(events))),
];

interface Scored {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
}
interface Passed {
  readonly from: Seat;
  readonly to: Seat;
}

/** 1 for each bid that was met, 0 for each that was not. With Wingman somebody else plays the hand that was bid on. */
function bidsMet(events: readonly AnyEvent[]): number[] {
  const met: number[] = [];
  let players = new Map<Seat, Seat>();
  for (const event of events) {
    if (event.type === 'round-began') players = new Map();
    if (event.type === 'passed') players.set((event as unknown as Passed).from, (event as unknown as Passed).to);
    if (event.type !== 'scored') continue;
    const { bids, tricks } = event as unknown as Scored;
    met.push(...bids.map((bid, bidder) => (bid === tricks[players.get(bidder) ?? bidder] ? 1 : 0)));
  }
  return met;
}
