import type { Move, Seat } from '@taproom/engine';
import {
  callsIn,
  declaredIn,
  faceOfMove,
  isCatch,
  isDeclare,
  isFaceMove,
  isPass,
  LAST_CALL_CALLED,
  type SheddingTable,
} from '@taproom/games/shedding';
import { HITS, isWild } from './traits.js';

/** What kind of decision this was between these two moves, for counting. */
export function kindOf({ cards }: SheddingTable, _seat: Seat, [one, other]: readonly [Move, Move]): string {
  const both = [one, other];
  if (both.some(isCatch)) return 'catch';
  if (both.some(isDeclare)) return 'suit named';
  if (both.some(isPass)) return 'card passed on';
  const faces = both.flatMap((move) => (isFaceMove(move) ? faceOfMove(move) : []));
  if (faces.length < 2) return faces.length === 1 ? 'play or draw' : 'cards or a sip';
  if (faces[0] === faces[1]) return declaredIn(one) === declaredIn(other) ? 'call' : 'suit named';
  // The call of a My Shout goes with the card.
  if (((callsIn(one) ^ callsIn(other)) & LAST_CALL_CALLED) !== 0) return 'call';
  if (faces.filter((face) => isWild(cards, face)).length === 1) return 'wild kept or played';
  return faces.some((face) => HITS.has(cards.kind[face] as number)) ? 'whom to hit, and when' : 'which card';
}
