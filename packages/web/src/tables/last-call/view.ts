import type { AnyView } from '@taproom/engine';

/** What the table needs of the view of either edition. */
export interface LastCallView extends AnyView {
  readonly phase: string;
  readonly turn: number;
  readonly direction: 'clockwise' | 'anticlockwise';
  readonly round: number;
  readonly rounds: number;
  readonly wins: readonly number[];
  readonly top: string;
  readonly suit: string;
  readonly owed: number;
  readonly chaser: string;
  readonly sips: readonly (number | 'bottomless')[];
  readonly hands: readonly number[];
  readonly hand: readonly string[];
  readonly draw: number;
  readonly beside: readonly string[];
  readonly drawn: string;
  readonly chosen: readonly number[];
  readonly passing: string;
  readonly stuck: number;
}

/** A word for nothing, in views. */
export const NONE = 'none';

/** The seat that gets what a seat passes on. */
export const nextSeat = (seat: number, seats: number, direction: LastCallView['direction']): number =>
  (seat + (direction === 'clockwise' ? 1 : seats - 1)) % seats;
