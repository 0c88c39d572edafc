import type { Move, Seat } from '@taproom/engine';
import { BIDDING, faceOf, suitOf, type WithFriendsTable } from '@taproom/games/with-friends';

/** What kind of decision this was, for counting. */
export function kindOf(table: WithFriendsTable, _seat: Seat, moves: readonly Move[]): string {
  if (table.phase === BIDDING) return 'bid';
  if (table.laid === 0) return 'lead';
  const suits = new Set(moves.map((move) => suitOf(table, faceOf(move))));
  return suits.has(table.led) ? 'follow' : 'throw';
}
