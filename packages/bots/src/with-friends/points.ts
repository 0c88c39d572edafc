import type { Seat } from '@taproom/engine';
import { isWingman, type WithFriendsTable } from '@taproom/games/with-friends';

const EXACT = 10;

/** Where a round's hands went: how many seats to the left. */
const shiftIn = (table: WithFriendsTable, round: number): number =>
  isWingman(table.setting) ? (round + 1) % table.seats : 0;

/** Whether the hand a seat played in a finished round came out as its bidder said: 1 or 0. */
export function madeIn(table: WithFriendsTable, round: number, player: Seat): number {
  const { seats, tricks, bids } = table;
  const bidder = (player - shiftIn(table, round) + seats) % seats;
  return tricks[round * seats + player] === bids[round * seats + bidder] ? 1 : 0;
}

/** Whose tricks pay for what a seat bid in that round. */
export const mateIn = (table: WithFriendsTable, round: number, seat: Seat): Seat =>
  (seat + shiftIn(table, round)) % table.seats;

/** What a seat earned in a finished round (R21, R22). Search reads it after the next round was dealt. */
export function pointsIn(table: WithFriendsTable, round: number, seat: Seat): number {
  const { seats, tricks } = table;
  const played = madeIn(table, round, seat) * (EXACT + tricks[round * seats + seat]);
  if (!isWingman(table.setting)) return played;
  const mate = mateIn(table, round, seat);
  return played + madeIn(table, round, mate) * (EXACT + tricks[round * seats + mate]);
}
