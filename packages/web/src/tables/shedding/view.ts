import type { SheddingView } from '@taproom/games/shedding';

/** The view of either edition. */
export type LastCallView = SheddingView;

/** A word for nothing, in views. */
export const NONE = 'none';

/** The seat that gets what a seat passes on. */
export const nextSeat = (seat: number, seats: number, direction: LastCallView['direction']): number =>
  (seat + (direction === 'clockwise' ? 1 : seats - 1)) % seats;
