import type { WithFriendsView } from '@taproom/games/with-friends';
import type { RowsOf } from '../../rules/rows.js';

/** Trump, the trick and the score sheet of an example of With Friends. */
export const rows: RowsOf = (views, { facts, example: { players } }) => {
  const { turnedUp, trick, bids, tricks, scores } = views[0] as WithFriendsView;
  const bySeat = (numbers: readonly (number | null)[]): string =>
    numbers.flatMap((n, seat) => (n === null ? [] : [`${facts.part(players[seat] ?? '')} ${n}`])).join(', ');
  return [
    { label: facts.part('trump'), cards: [turnedUp] },
    ...(trick.length > 0 ? [{ label: facts.part('trick'), cards: trick }] : []),
    ...(bids.some((bid) => bid !== null) ? [{ label: facts.part('bids'), cards: [], text: bySeat(bids) }] : []),
    ...(tricks.some((n) => n > 0) ? [{ label: facts.part('tricks'), cards: [], text: bySeat(tricks) }] : []),
    ...(scores.some((n) => n > 0) ? [{ label: facts.part('scores'), cards: [], text: bySeat(scores) }] : []),
  ];
};
