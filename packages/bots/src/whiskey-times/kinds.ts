import type { Move, Seat } from '@taproom/engine';
import { whiskeyMoves as m, type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';

const TRADES: ReadonlySet<number> = new Set([
  m.OFFER,
  m.WANT,
  m.PROPOSE_KIND,
  m.ACCEPT,
  m.DECLINE,
  m.WITHDRAW_KIND,
  m.END_TRADE_KIND,
]);
/** What a decision is about, where one of its moves is of this kind; the first that fits. */
const ABOUT: readonly (readonly [number, string])[] = [
  [m.SERVE, 'serve or wait'],
  [m.GIFT, 'gift'],
  [m.SWAP, 'swap'],
  [m.DISCARD, 'discard'],
  [m.PLAY, 'event'],
];

/** What kind of decision this was between these two moves, for counting. */
export function kindOf(table: WhiskeyTable, seat: Seat, moves: readonly [Move, Move]): string {
  if (moves.some((move) => ends(table, seat, move))) return 'end the game';
  const kinds = moves.map(m.kindOf);
  if (kinds.some((kind) => TRADES.has(kind))) return 'trade';
  const about = ABOUT.find(([kind]) => kinds.includes(kind));
  if (about) return about[1];
  const isTake = kinds.some((kind) => kind === m.TAKE_BOTTLE || kind === m.TAKE_RESOURCE);
  if (!isTake) return 'other';
  return moves.some(isBlind) ? 'drawn blind' : 'market';
}

const isBlind = (move: Move): boolean =>
  (m.kindOf(move) === m.TAKE_BOTTLE && m.fromOf(move) === m.BOTTLE_DECK) ||
  (m.kindOf(move) === m.TAKE_RESOURCE && m.fromOf(move) === m.RESOURCE_DECK);

function ends(table: WhiskeyTable, seat: Seat, move: Move): boolean {
  if (m.kindOf(move) !== m.DONE_KIND) return false;
  const after = whiskeyTimes.blank(table.setting);
  after.copy(table);
  whiskeyTimes.apply(after, seat, move);
  return after.over;
}
