import { includes, type Move, type Seat } from '@taproom/engine';
import { isLastCallDue } from './calling.js';
import {
  type Card,
  DECLARES_ANOTHER,
  DECLARES_NOTHING,
  type Face,
  MY_SHOUT,
  NO_SUIT,
  playableAt,
  type Suit,
} from './cards.js';
import {
  catchSeat,
  DRAW,
  DRAW_THREE,
  DRAW_TWO,
  declare,
  KEEP,
  LAST_CALL_CALLED,
  MY_SHOUT_CALLED,
  NO_CALL,
  OWN_UP,
  passOn,
  play,
  SIP,
  TAKE,
} from './moves.js';
import { nothingToDraw } from './pile.js';
import {
  ANSWER_CHASER,
  ANSWER_CHEERS,
  ANSWER_TAKE_THAT,
  DECLARE,
  DRAWN,
  hasCard,
  lowestCard,
  PASS,
  PLAY,
  type Table,
} from './table.js';

/** Writes the legal moves of a seat into `moves` and returns how many there are. */
export function legalMoves(table: Table, seat: Seat, moves: Move[]): number {
  let n = 0;
  if (includes(table.waiting, seat)) n = addAnswers(table, seat, moves);
  return table.offences === 0 ? n : addCatches(table, seat, moves, n);
}

function addAnswers(table: Table, seat: Seat, moves: Move[]): number {
  let n = 0;
  switch (table.phase) {
    // R5  A card, or a draw.
    case PLAY:
      n = addPlays(table, seat, table.cards.playable, matchesAt(table), moves);
      if (mayDraw(table, seat)) moves[n++] = DRAW;
      return n;
    // R9  The card just drawn, or keep it.
    case DRAWN:
      n = addVariants(table, table.cards.faceOf[table.drawn], callDue(table, seat), moves, n);
      moves[n++] = KEEP;
      return n;
    // R17  Another Take That, or the cards owed.
    case ANSWER_TAKE_THAT:
      n = addPlays(table, seat, table.cards.takeThats, 0, moves);
      moves[n++] = TAKE;
      return n;
    // R22, R23  The Chaser Suit; who cannot, draws three.
    case ANSWER_CHASER:
      n = addPlays(table, seat, table.cards.answersChaser, table.chaser * table.cards.words, moves);
      if (n === 0) moves[n++] = DRAW_THREE;
      return n;
    // R19, R20  A sip, if there is one left, or two cards.
    case ANSWER_CHEERS:
      if (canSip(table, seat)) moves[n++] = SIP;
      moves[n++] = DRAW_TWO;
      return n;
    // R25  Any card of the hand.
    case PASS:
      return addPasses(table, seat, moves, n);
    // R8, R30  A suit for the card that was flipped.
    case DECLARE:
      for (let suit = 0; suit < NO_SUIT; suit++) if (mayDeclareNow(table, suit)) moves[n++] = declare(suit);
      return n;
    default:
      return n;
  }
}

// R14  Anybody else may catch an offender, who may own up.
function addCatches(table: Table, seat: Seat, moves: Move[], n: number): number {
  for (let offender = 0; offender < table.seats; offender++) {
    if (includes(table.offences, offender)) moves[n++] = offender === seat ? OWN_UP : catchSeat(offender);
  }
  return n;
}

/** Adds every way to play every face of the hand that is in a set of cards. */
function addPlays(table: Table, seat: Seat, sets: Int32Array, at: number, moves: Move[]): number {
  const { cards, places } = table;
  const { words, faceOf, neverLast, isPlain } = cards;
  const hand = seat * words;
  const isLast = table.handSizes[seat] === 1;
  const due = callDue(table, seat);
  let added = -1;
  let n = 0;
  for (let word = 0; word < words; word++) {
    let bits = places[hand + word] & sets[at + word];
    if (isLast) bits &= ~neverLast[word]; // R31
    for (; bits !== 0; bits &= bits - 1) {
      const face = faceOf[lowestCard(bits, word)];
      if (face === added) continue;
      added = face;
      if (due !== NO_CALL || isPlain[face] === 0) n = addVariants(table, face, due, moves, n);
      else moves[n++] = play(face, NO_SUIT, NO_CALL);
    }
  }
  return n;
}

// R8, R13, R28  With every suit that may be declared, with and without every call that is due.
function addVariants(table: Table, face: Face, due: number, moves: Move[], n: number): number {
  const { cards } = table;
  if (cards.declares[face] === DECLARES_NOTHING) {
    moves[n++] = play(face, NO_SUIT, NO_CALL);
    if (due !== NO_CALL) moves[n++] = play(face, NO_SUIT, due);
    if (cards.kind[face] !== MY_SHOUT) return n;
    moves[n++] = play(face, NO_SUIT, MY_SHOUT_CALLED);
    if (due !== NO_CALL) moves[n++] = play(face, NO_SUIT, MY_SHOUT_CALLED + due);
    return n;
  }
  for (let suit = 0; suit < NO_SUIT; suit++) {
    if (!mayDeclare(table, face, suit)) continue;
    moves[n++] = play(face, suit, NO_CALL);
    if (due !== NO_CALL) moves[n++] = play(face, suit, due);
  }
  return n;
}

// R13
const callDue = (table: Table, seat: Seat): number => (isLastCallDue(table, seat) ? LAST_CALL_CALLED : NO_CALL);

function addPasses(table: Table, seat: Seat, moves: Move[], n: number): number {
  const { cards, places } = table;
  let added = -1;
  for (let word = 0; word < cards.words; word++) {
    for (let bits = places[seat * cards.words + word]; bits !== 0; bits &= bits - 1) {
      const face = cards.faceOf[lowestCard(bits, word)];
      if (face === added) continue;
      added = face;
      moves[n++] = passOn(face);
    }
  }
  return n;
}

/** The set of cards that fit what is asked for now, as a list of sets; `fittingAt` says where in it. */
export function fitting({ phase, cards }: Table): Int32Array {
  if (phase === ANSWER_TAKE_THAT) return cards.takeThats; // R17
  if (phase === ANSWER_CHASER) return cards.answersChaser; // R22
  return cards.playable; // R7
}

export function fittingAt(table: Table): number {
  if (table.phase === ANSWER_TAKE_THAT) return 0;
  return table.phase === ANSWER_CHASER ? table.chaser * table.cards.words : matchesAt(table);
}

const matchesAt = ({ cards, top, suit }: Table): number => playableAt(cards, cards.faceOf[top], suit);

export const fits = (table: Table, card: Card): boolean => hasCard(fitting(table), fittingAt(table), card);

// R31  The last card may not be one of those that cannot win.
export const cannotBeLast = (table: Table, seat: Seat, card: Card): boolean =>
  table.handSizes[seat] === 1 && hasCard(table.cards.neverLast, 0, card);

export function canPlay(table: Table, seat: Seat): boolean {
  const { cards, places } = table;
  const sets = fitting(table);
  const at = fittingAt(table);
  const isLast = table.handSizes[seat] === 1;
  for (let word = 0; word < cards.words; word++) {
    const bits = places[seat * cards.words + word] & sets[at + word];
    if ((isLast ? bits & ~cards.neverLast[word] : bits) !== 0) return true;
  }
  return false;
}

// R9, R11  Anybody may draw; with nothing to draw it is a pass, and only for one who cannot play.
export const mayDraw = (table: Table, seat: Seat): boolean => !nothingToDraw(table) || !canPlay(table, seat);

// R20  An empty glass cannot sip.
export const canSip = (table: Table, seat: Seat): boolean => table.sips[seat] > 0;

// R8, R22  A wild may declare any suit, during a Chaser only the Chaser Suit; Switch It Up any but its own.
export function mayDeclare(table: Table, face: Face, suit: Suit): boolean {
  const { cards } = table;
  if (cards.declares[face] === DECLARES_ANOTHER) return suit !== cards.suit[face];
  return table.phase !== ANSWER_CHASER || suit === table.chaser;
}

// R8, R30  As with a card that is played, for one that was flipped.
export const mayDeclareNow = (table: Table, suit: Suit): boolean =>
  mayDeclare(table, table.cards.faceOf[table.top], suit);
