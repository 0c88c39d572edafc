import type { Seat } from '@taproom/engine';
import { isWingman, type WithFriendsTable } from '@taproom/games/with-friends';

/** Where a round's hands went: how many seats to the left. */
const shiftIn = (table: WithFriendsTable, round: number): number =>
  isWingman(table.setting) ? (round + 1) % table.seats : 0;

/** Whether the hand a seat played in a finished round came out as its bidder said: 1 or 0. */
export function madeIn(table: WithFriendsTable, round: number, player: Seat): number {
  const { seats, tricks, bids } = table;
  return tricks[round * seats + player] === bids[round * seats + bidderIn(table, round, player)] ? 1 : 0;
}

/** Who bid on the hand that a seat played in that round. */
const bidderIn = (table: WithFriendsTable, round: number, player: Seat): Seat =>
  (player - shiftIn(table, round) + table.seats) % table.seats;

/** Whose tricks pay for what a seat bid in that round. */
export const mateIn = (table: WithFriendsTable, round: number, seat: Seat): Seat =>
  (seat + shiftIn(table, round)) % table.seats;

/** What a seat earned in a finished round (R21, R22). Search reads it after the next round was dealt. */
export function pointsIn(table: WithFriendsTable, round: number, seat: Seat): number {
  const played = paidFor(table, round, seat);
  return isWingman(table.setting) ? played + paidFor(table, round, mateIn(table, round, seat)) : played;
}

function paidFor(table: WithFriendsTable, round: number, player: Seat): number {
  const { seats, tricks, bids, rewards } = table;
  const won = tricks[round * seats + player];
  const off = Math.abs(won - bids[round * seats + bidderIn(table, round, player)]);
  return off === 0 ? rewards.exact + rewards.perTrick * won : 0 - rewards.missed * off;
}
