import type { Move, Seat } from '@taproom/engine';
import { NO_SEAT, type Table } from './table.js';

/** Why a move is not allowed. */
export const REFUSALS = ['game-over', 'no-such-move', 'not-your-turn', 'not-in-hand'] as const;
export type Refusal = (typeof REFUSALS)[number];

export function refuse(table: Table, seat: Seat, move: Move): Refusal | undefined {
  if (table.turn === NO_SEAT) return 'game-over';
  if (!(Number.isInteger(move) && move >= 0 && move < table.faces)) return 'no-such-move';
  if (seat !== table.turn) return 'not-your-turn'; // R3
  return table.holds(seat, move) ? undefined : 'not-in-hand'; // R3
}
