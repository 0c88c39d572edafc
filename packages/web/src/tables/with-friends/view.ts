import type { AnyView } from '@taproom/engine';

export interface PlayedTrick {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number;
}

interface ScoreRow {
  readonly round: number;
  readonly cards: number;
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  readonly points: readonly number[];
}

/** What the table needs of the view. */
export interface FriendsView extends AnyView {
  readonly phase: 'bidding' | 'playing' | 'over';
  readonly round: number;
  readonly cards: number;
  readonly rounds: readonly number[];
  readonly dealer: number;
  readonly turnedUp: string;
  readonly trump: string;
  readonly bids: readonly (number | null)[];
  readonly tricks: readonly number[];
  readonly scores: readonly number[];
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  readonly leader: number;
  readonly led: string;
  readonly trick: readonly string[];
  readonly winning: number | null;
  readonly played: readonly PlayedTrick[];
  readonly playsFor: readonly number[];
  readonly passed: readonly string[] | null;
  readonly sheet: readonly ScoreRow[];
}

export const NONE = 'none';

/** The bid a seat has to come out at: its own, or that of whoever bid on the hand it plays. */
export const bidOver = (view: FriendsView, seat: number): number | null =>
  view.bids[view.phase === 'bidding' ? seat : (view.playsFor[seat] ?? seat)] ?? null;
