import type { Move, Seat } from '@taproom/engine';
import {
  BAR_SLOT,
  BIDDING,
  faceOf,
  isWingman,
  strengthOf,
  suitOf,
  type WithFriendsTable,
} from '@taproom/games/with-friends';

/** What is wanted of the tricks that are left, where that alone settles which of two cards of a suit to part with. */
export type Wanted = 'none' | 'all' | 'some';

/**
 * Without Wingman a seat that wants none of the tricks left, or all of them, wants nothing else: its bid is met only so. A bid
 * that is lost already wants nothing in particular.
 */
export function wantedBy(table: WithFriendsTable, seat: Seat): Wanted {
  if (table.phase === BIDDING || isWingman(table.setting)) return 'some';
  const tricks = table.bidOf(seat) - table.tricksOf(seat);
  if (tricks === 0) return 'none';
  return tricks === table.cardsLeft(seat) ? 'all' : 'some';
}

/**
 * Whether a card is worse to play than another that may be played, whatever the others hold. Of two cards of one suit the
 * lower is the better one to keep for whoever wants no more tricks, so it is not parted with while the higher one is sure to
 * lose this trick; and the higher is the better one to keep for whoever wants them all, so it is not spent while the lower one
 * is sure to win.
 */
export function isDominated(
  table: WithFriendsTable,
  wanted: Wanted,
  move: Move,
  moves: readonly Move[],
  count = moves.length,
): boolean {
  const face = faceOf(move);
  const slot = table.slotOf(face);
  if (wanted === 'some' || slot === BAR_SLOT) return false;
  for (let i = 0; i < count; i++) {
    const other = faceOf(moves[i] as Move);
    const otherSlot = table.slotOf(other);
    if (otherSlot === BAR_SLOT || suitOf(table, other) !== suitOf(table, face)) continue;
    if (wanted === 'none' && otherSlot > slot && isSureToLose(table, other)) return true;
    if (wanted === 'all' && otherSlot < slot && isSureToWin(table, other)) return true;
  }
  return false;
}

const isSureToLose = (table: WithFriendsTable, face: number): boolean =>
  table.laid > 0 && strengthOf(table, face, suitOf(table, face)) < table.best;

/** Last to play, and of two cards alike the later wins (R19). */
const isSureToWin = (table: WithFriendsTable, face: number): boolean =>
  table.laid === table.seats - 1 && strengthOf(table, face, suitOf(table, face)) >= table.best;
