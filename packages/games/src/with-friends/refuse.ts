import type { Move, Seat } from '@taproom/engine';
import { BAR } from './cards.js';
import { faceOf, isPlay, MOVES, tricksOf } from './moves.js';
import { barredBid } from './rules.js';
import { BIDDING, OVER, type Table } from './table.js';
import { mayPlay } from './trick.js';

/** Why a move is not allowed. */
export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'no-such-move',
  'bid-first',
  'bidding-is-over',
  'bid-too-high',
  'bids-add-up',
  'not-in-hand',
  'follow-suit',
  'bar-is-trump',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export function refuse(table: Table, seat: Seat, move: Move): Refusal | undefined {
  if (table.phase === OVER) return 'game-over';
  if (!(Number.isInteger(move) && move >= 0 && move < MOVES)) return 'no-such-move';
  if (seat !== table.turn) return 'not-your-turn';
  return isPlay(move) ? refusePlay(table, seat, move) : refuseBid(table, seat, move);
}

function refuseBid(table: Table, seat: Seat, move: Move): Refusal | undefined {
  if (table.phase !== BIDDING) return 'bidding-is-over';
  const tricks = tricksOf(move);
  if (tricks > table.size) return 'bid-too-high'; // R10
  return tricks === barredBid(table, seat) ? 'bids-add-up' : undefined; // R11
}

function refusePlay(table: Table, seat: Seat, move: Move): Refusal | undefined {
  if (table.phase === BIDDING) return 'bid-first';
  const face = faceOf(move);
  if (!table.holds(seat, face)) return 'not-in-hand';
  if (mayPlay(table, seat, face)) return undefined;
  return face === BAR ? 'bar-is-trump' : 'follow-suit'; // R16, R14
}
