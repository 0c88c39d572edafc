import type { LastCallView } from './view.js';

/**
 * Whether "Catch!" stands beside a seat: it has one card, or had one since it was last waited for. It goes by what everybody
 * at the table could count, never by whether there is something to catch, so that the button gives nothing away.
 */
export const isSuspect = ({ hands, lastCards }: LastCallView, seat: number): boolean =>
  hands[seat] === 1 || lastCards.includes(seat);
