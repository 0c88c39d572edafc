import { type Chance, just, type Move, type Seat, type SeatSet, type Setting } from '@taproom/engine';
import { catchOffender, isLastCallDue, missLastCall } from './calling.js';
import { type Card, type Cards, NO_CARD, NO_SUIT, type Suit, TOUGH_BREAK } from './cards.js';
import { carryOut, carryOutSidestep, choosePass, copyInHand, declareSuit, lieBeside, suitText } from './effects.js';
import type { Log } from './events.js';
import { fits } from './legal.js';
import { rememberLeaving, rememberUnanswered } from './memory.js';
import {
  callsIn,
  DRAW,
  DRAW_THREE,
  DRAW_TWO,
  declaredIn,
  faceOfMove,
  isCatch,
  isFaceMove,
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
import { BOTTOMLESS, drawsOf, firstOfAll } from './options.js';
import { drawCards, layOnTop, nextCard, nothingToDraw, textOfCard } from './pile.js';
import { endStuckRound, goOut, startRound } from './rounds.js';
import { addCard, DRAWN, Table, UNDERWAY } from './table.js';
import { endTurn, goOn, waitFor } from './turns.js';

const CHASER_COST = 3;
const CHEERS_COST = 2;

/** Lays out a new match. */
export function setup(setting: Setting<Cards>, chance: Chance, log?: Log): Table {
  const table = new Table(setting);
  table.chance.copy(chance);
  startRound(table, firstPlayer(table), log);
  return table;
}

// R2  The player the table named, or whom the seed names.
export const firstPlayer = (table: Table): Seat => firstOfAll(table.setting) ?? table.chance.below(table.seats);

export const waitingFor = (table: Table): SeatSet => table.waiting;

/** Makes a legal move, in place. */
export function apply(table: Table, seat: Seat, move: Move, log?: Log): void {
  if (isFaceMove(move)) {
    if (isPass(move)) choosePass(table, seat, faceOfMove(move), log);
    else playCard(table, seat, move, log);
    return;
  }
  switch (move) {
    case DRAW:
      return drawOne(table, seat, log);
    case KEEP:
      return keep(table, seat, log);
    case TAKE:
      return takeOwed(table, seat, log);
    case DRAW_THREE:
      return drawThree(table, seat, log);
    case SIP:
      return sip(table, seat, log);
    case DRAW_TWO:
      return drawTwo(table, seat, log);
    case OWN_UP:
      return catchOffender(table, seat, seat, log);
    default:
      if (isCatch(move)) catchOffender(table, seatOfCatch(move), seat, log);
      else declareSuit(table, seat, suitOfDeclare(move), log);
  }
}

// R5  A card is played: it lies on top of the pile or beside it, the last call is settled, and then it does what it does.
function playCard(table: Table, seat: Seat, move: Move, log?: Log): void {
  const { cards } = table;
  const face = faceOfMove(move);
  const calls = callsIn(move);
  const kind = cards.kind[face];
  const isSidestep = cards.isSidestep[face] === 1;
  const isDue = isLastCallDue(table, seat);
  const card = copyInHand(table, seat, face);
  rememberLeaving(table, seat, card);
  table.take(seat, card);
  table.stuck = 0;
  table.drawn = NO_CARD;
  log?.push(played(table, seat, move));

  if (isSidestep) addCard(table.places, table.placeAt(UNDERWAY), card);
  else layOnTop(table, card, suitInForce(table, move));
  // R32  An empty hand ends the round, unless the card has a cost of its own (R26).
  if (table.handSizes[seat] === 0 && kind !== TOUGH_BREAK) {
    if (isSidestep) lieBeside(table, card);
    return goOut(table, seat, log);
  }
  if (isDue) table.lastCards |= just(seat);
  if (isDue && (calls & LAST_CALL_CALLED) === 0) missLastCall(table, seat, log);
  if (isSidestep) carryOutSidestep(table, seat, card, calls, log);
  else carryOut(table, seat, kind, log);
}

// R6  The suit declared with the card, or the card's own.
function suitInForce({ cards }: Table, move: Move): Suit {
  const declared = declaredIn(move);
  return declared === NO_SUIT ? cards.suit[faceOfMove(move)] : declared;
}

// R9  Draw one card, and the turn is over; in one edition the card may be played first. R11  With nothing to draw, a pass.
// R35  Where the house says more than one, it is the last of them that may be played.
function drawOne(table: Table, seat: Seat, log?: Log): void {
  if (nothingToDraw(table)) return couldNotMove(table, seat, log);
  table.stuck = 0;
  const before = drawsOf(table.setting) - 1;
  if (before > 0) drawCards(table, seat, before, 'turn', log);
  const card = nextCard(table, log);
  if (card === NO_CARD) return endTurn(table, log);
  table.give(seat, card);
  log?.push({ type: 'drew', seat, why: 'turn', cards: [textOfCard(table, card)] });
  if (table.cards.edition.drawnCard === 'may-be-played' && fits(table, card)) offerDrawn(table, seat, card, log);
  else endTurn(table, log);
}

// R9  A drawn card that can be played may be played at once (LC-1).
function offerDrawn(table: Table, seat: Seat, card: Card, log?: Log): void {
  table.drawn = card;
  waitFor(table, just(seat), DRAWN);
  log?.push({ type: 'may-play-drawn', seat, card: textOfCard(table, card) });
}

function keep(table: Table, seat: Seat, log?: Log): void {
  table.drawn = NO_CARD;
  log?.push({ type: 'kept', seat });
  endTurn(table, log);
}

// R33  A whole lap of this ends the round.
function couldNotMove(table: Table, seat: Seat, log?: Log): void {
  log?.push({ type: 'could-not-move', seat });
  table.stuck++;
  if (table.stuck === table.seats) endStuckRound(table, log);
  else endTurn(table, log);
}

// R17  The cards owed, and the turn is lost.
function takeOwed(table: Table, seat: Seat, log?: Log): void {
  table.stuck = 0;
  drawCards(table, seat, table.owed, 'take-that', log);
  table.owed = 0;
  endTurn(table, log);
}

// R23  Three cards and the turn lost: that alone ends a Chaser.
function drawThree(table: Table, seat: Seat, log?: Log): void {
  table.stuck = 0;
  rememberUnanswered(table, seat, table.chaser);
  drawCards(table, seat, CHASER_COST, 'chaser', log);
  table.chaser = NO_SUIT;
  log?.push({ type: 'chaser-ended', seat });
  endTurn(table, log);
}

// R19, R20  A sip, then the turn.
function sip(table: Table, seat: Seat, log?: Log): void {
  if (table.sips[seat] !== BOTTOMLESS) table.sips[seat]--;
  log?.push({ type: 'sipped', seat, left: table.sips[seat] === BOTTOMLESS ? 'bottomless' : table.sips[seat] });
  goOn(table, seat);
}

// R12, R19  Two cards, then the turn: a penalty is not the turn's draw.
function drawTwo(table: Table, seat: Seat, log?: Log): void {
  drawCards(table, seat, CHEERS_COST, 'cheers', log);
  goOn(table, seat);
}

function played(table: Table, seat: Seat, move: Move): Log[number] {
  const declared = declaredIn(move);
  const calls = callsIn(move);
  return {
    type: 'played',
    seat,
    card: table.cards.text[faceOfMove(move)] as string,
    ...(declared !== NO_SUIT && { suit: suitText(table, declared) }),
    calls: [
      ...((calls & LAST_CALL_CALLED) !== 0 ? ['last-call'] : []),
      ...((calls & MY_SHOUT_CALLED) !== 0 ? ['my-shout'] : []),
    ],
  };
}
