import type { WithFriendsView } from '@taproom/games/with-friends';

export type FriendsView = WithFriendsView;
export type PlayedTrick = FriendsView['played'][number];

export const NONE = 'none';

/** The bid a seat has to come out at: its own, or that of whoever bid on the hand it plays. */
export const bidOver = (view: FriendsView, seat: number): number | null =>
  view.bids[view.phase === 'bidding' ? seat : (view.playsFor[seat] ?? seat)] ?? null;
