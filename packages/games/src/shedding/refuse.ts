import { includes, type Move, type Seat } from '@taproom/engine';
import { canBeCaught, isLastCallDue } from './calling.js';
import { type Card, DECLARES_ANOTHER, DECLARES_NOTHING, type Face, MY_SHOUT, NO_SUIT } from './cards.js';
import type { Edition } from './edition.js';
import { cannotBeLast, canPlay, canSip, fits, mayDeclare, mayDeclareNow, mayDraw } from './legal.js';
import {
  callsIn,
  DRAW,
  DRAW_THREE,
  DRAW_TWO,
  declaredIn,
  faceOfMove,
  isCatch,
  isDeclare,
  isMove,
  isPass,
  KEEP,
  LAST_CALL_CALLED,
  MY_SHOUT_CALLED,
  OWN_UP,
  SIP,
  seatOfCatch,
  suitOfDeclare,
  TAKE,
} from './moves.js';
import {
  ANSWER_CHASER,
  ANSWER_CHEERS,
  ANSWER_TAKE_THAT,
  DECLARE,
  DRAWN,
  OVER,
  PASS,
  type Phase,
  PLAY,
  type Table,
} from './table.js';

/** Why a move is not allowed. `words` has a sentence for each; nothing else depends on their wording. */
export const REFUSALS = [
  'game-over',
  'no-such-move',
  'not-your-turn',
  'not-in-hand',
  'does-not-match',
  'not-as-last-card',
  'must-play',
  'answer-take-that',
  'nothing-to-take',
  'answer-chaser',
  'can-answer-chaser',
  'no-chaser',
  'answer-cheers',
  'no-cheers',
  'glass-is-empty',
  'pass-a-card',
  'already-chosen',
  'nothing-to-pass',
  'declare-a-suit',
  'declare-another-suit',
  'declare-the-chaser-suit',
  'nothing-to-declare',
  'last-call-not-due',
  'my-shout-not-due',
  'only-the-drawn-card',
  'already-drew',
  'nothing-drawn',
  'no-open-offence',
  'cannot-catch-yourself',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Refusals that only a card or a rule of one edition can cause. */
const ONLY_WITH: Readonly<Partial<Record<Refusal, (edition: Edition) => boolean>>> = {
  'answer-chaser': ({ kinds }) => kinds.chaser !== undefined,
  'can-answer-chaser': ({ kinds }) => kinds.chaser !== undefined,
  'declare-the-chaser-suit': ({ kinds }) => kinds.chaser !== undefined,
  'only-the-drawn-card': ({ drawnCard }) => drawnCard === 'may-be-played',
  'already-drew': ({ drawnCard }) => drawnCard === 'may-be-played',
};

export const refusalsOf = (edition: Edition): readonly Refusal[] =>
  REFUSALS.filter((refusal) => ONLY_WITH[refusal]?.(edition) ?? true);

/** Why `seat` may not make this move now; undefined when it may. */
export function refuse(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const { seats, cards } = table;
  if (!isMove(move, seats, cards) || !(seat >= 0 && seat < seats)) return 'no-such-move';
  if (table.phase === OVER) return 'game-over';
  if (isCatch(move)) return refuseCatch(table, seat, seatOfCatch(move));
  if (move === OWN_UP) return canBeCaught(table, seat) ? undefined : 'no-open-offence'; // R14
  if (!includes(table.waiting, seat)) return table.phase === PASS ? 'already-chosen' : 'not-your-turn'; // R5, R25
  switch (move) {
    case DRAW:
      return asked(table, PLAY) ?? (mayDraw(table, seat) ? undefined : 'must-play'); // R9, R11
    case KEEP:
      return table.phase === PLAY ? 'nothing-drawn' : asked(table, DRAWN); // R9
    case TAKE:
      return table.phase === PLAY ? 'nothing-to-take' : asked(table, ANSWER_TAKE_THAT); // R17
    case DRAW_THREE:
      if (table.phase === PLAY) return 'no-chaser';
      return asked(table, ANSWER_CHASER) ?? (canPlay(table, seat) ? 'can-answer-chaser' : undefined); // R23
    case SIP:
      if (table.phase === PLAY) return 'no-cheers';
      return asked(table, ANSWER_CHEERS) ?? (canSip(table, seat) ? undefined : 'glass-is-empty'); // R19, R20
    case DRAW_TWO:
      return table.phase === PLAY ? 'no-cheers' : asked(table, ANSWER_CHEERS); // R19
  }
  if (isDeclare(move)) return refuseDeclare(table, move);
  return isPass(move) ? refusePass(table, seat, faceOfMove(move)) : refusePlay(table, seat, move);
}

/** What is being waited for, when it is not this. */
function asked({ phase }: Table, wanted: Phase): Refusal | undefined {
  if (phase === wanted) return undefined;
  switch (phase) {
    case ANSWER_TAKE_THAT:
      return 'answer-take-that'; // R17
    case ANSWER_CHASER:
      return 'answer-chaser'; // R22
    case ANSWER_CHEERS:
      return 'answer-cheers'; // R19
    case PASS:
      return 'pass-a-card'; // R25
    case DECLARE:
      return 'declare-a-suit'; // R30
    case DRAWN:
      return 'already-drew'; // R9
    default:
      throw new Error(`nothing asks for phase ${wanted} in phase ${phase}`);
  }
}

// R14  Only an open offence of somebody else.
function refuseCatch(table: Table, seat: Seat, offender: Seat): Refusal | undefined {
  if (offender === seat) return 'cannot-catch-yourself';
  return canBeCaught(table, offender) ? undefined : 'no-open-offence';
}

// R8, R30
function refuseDeclare(table: Table, move: Move): Refusal | undefined {
  if (table.phase === PLAY) return 'nothing-to-declare';
  return asked(table, DECLARE) ?? (mayDeclareNow(table, suitOfDeclare(move)) ? undefined : 'declare-another-suit');
}

// R25
function refusePass(table: Table, seat: Seat, face: Face): Refusal | undefined {
  if (table.phase === PLAY) return 'nothing-to-pass';
  return asked(table, PASS) ?? (anyCopy(table, seat, face) < 0 ? 'not-in-hand' : undefined);
}

function refusePlay(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const face = faceOfMove(move);
  const card = anyCopy(table, seat, face);
  const { phase, cards } = table;
  if (phase !== DRAWN && phase !== ANSWER_TAKE_THAT && phase !== ANSWER_CHASER) {
    const other = asked(table, PLAY);
    if (other !== undefined) return other;
  }
  if (card < 0) return 'not-in-hand';
  if (phase === DRAWN && face !== cards.faceOf[table.drawn]) return 'only-the-drawn-card'; // R9
  if (!fits(table, card)) return phase === PLAY ? 'does-not-match' : asked(table, PLAY); // R7, R17, R22
  if (cannotBeLast(table, seat, card)) return 'not-as-last-card'; // R31
  return refuseDeclared(table, move) ?? refuseCalls(table, seat, move);
}

// R8, R22
function refuseDeclared(table: Table, move: Move): Refusal | undefined {
  const face = faceOfMove(move);
  const suit = declaredIn(move);
  const declares = table.cards.declares[face];
  if (declares === DECLARES_NOTHING) return suit === NO_SUIT ? undefined : 'nothing-to-declare';
  if (suit === NO_SUIT) return 'declare-a-suit';
  if (mayDeclare(table, face, suit)) return undefined;
  return declares === DECLARES_ANOTHER ? 'declare-another-suit' : 'declare-the-chaser-suit';
}

// R13, R28  A call that is not due is refused; one that is due and missing is an offence, not a refusal.
function refuseCalls(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const calls = callsIn(move);
  if ((calls & LAST_CALL_CALLED) !== 0 && !isLastCallDue(table, seat)) return 'last-call-not-due';
  if ((calls & MY_SHOUT_CALLED) !== 0 && table.cards.kind[faceOfMove(move)] !== MY_SHOUT) return 'my-shout-not-due';
  return undefined;
}

/** A card of this face in the hand, or -1. */
function anyCopy(table: Table, seat: Seat, face: Face): Card {
  const { firstOf } = table.cards;
  for (let card = firstOf[face]; card < firstOf[face + 1]; card++) if (table.holds(seat, card)) return card;
  return -1;
}
