import type { Seat } from '@taproom/engine';
import { BAR_SLOT, type WithFriendsTable } from '@taproom/games/with-friends';
import { Sight } from './sight.js';

/** Fewer trumps than this are not long in any hand. */
const LEAST = 3;
/** A hand has a fifth of its cards in each suit; with this share it is long in one. */
const SHARE = 0.4;

const sight = new Sight();

/** Whether a hand is long in trumps. */
export function isLongInTrumps(table: WithFriendsTable, seat: Seat): boolean {
  sight.look(table, seat);
  const hand = [...sight.hand.subarray(0, sight.count)];
  const trumps = hand.filter((slot) => slot === BAR_SLOT || sight.suitOf(slot) === sight.trump).length;
  return trumps >= LEAST && trumps >= SHARE * hand.length;
}
