import type { Move, Seat } from '@taproom/engine';
import { type Cards, type Face, NO_SUIT, type Suit } from './cards.js';

export const DRAW: Move = 0;
export const KEEP: Move = 1;
export const TAKE: Move = 2;
export const DRAW_THREE: Move = 3;
export const SIP: Move = 4;
export const DRAW_TWO: Move = 5;
export const OWN_UP: Move = 6;
/** The first of eight, one a seat. */
const CATCH: Move = 8;
/** The first of five, one a suit. */
const DECLARE_SUIT: Move = 16;
/** From here on, what can be done with each face: 5 suits or none x 2 calls, and to pass it. */
const FACES: Move = 32;
const CALLS = 4;
const PASS_IT = (NO_SUIT + 1) * CALLS;
/** A power of two, so that a move is taken apart by shifts. */
const FACE_SHIFT = 5;
const VARIANT = (1 << FACE_SHIFT) - 1;

/** Calls, as they are added up in a move. */
export const NO_CALL = 0;
export const LAST_CALL_CALLED = 1;
export const MY_SHOUT_CALLED = 2;

export const play = (face: Face, declared: Suit, calls: number): Move =>
  FACES + (face << FACE_SHIFT) + declared * CALLS + calls;
export const passOn = (face: Face): Move => FACES + (face << FACE_SHIFT) + PASS_IT;
export const catchSeat = (seat: Seat): Move => CATCH + seat;
export const declare = (suit: Suit): Move => DECLARE_SUIT + suit;

export const isFaceMove = (move: Move): boolean => move >= FACES;
export const isPass = (move: Move): boolean => move >= FACES && (move & VARIANT) === PASS_IT;
export const isCatch = (move: Move): boolean => move >= CATCH && move < DECLARE_SUIT;
export const isDeclare = (move: Move): boolean => move >= DECLARE_SUIT && move < DECLARE_SUIT + NO_SUIT;

export const faceOfMove = (move: Move): Face => (move - FACES) >> FACE_SHIFT;
export const declaredIn = (move: Move): Suit => ((move & VARIANT) / CALLS) | 0;
export const callsIn = (move: Move): number => (move & VARIANT) % CALLS;
export const seatOfCatch = (move: Move): Seat => move - CATCH;
export const suitOfDeclare = (move: Move): Suit => move - DECLARE_SUIT;

/** Whether the number means anything at a table with these seats and cards. */
export function isMove(move: Move, seats: number, cards: Cards): boolean {
  if (!Number.isInteger(move) || move < 0) return false;
  if (move <= OWN_UP || isDeclare(move)) return true;
  if (isCatch(move)) return seatOfCatch(move) < seats;
  return isFaceMove(move) && move < FACES + (cards.faces << FACE_SHIFT) && (move & VARIANT) <= PASS_IT;
}
