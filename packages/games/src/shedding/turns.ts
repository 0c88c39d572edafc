import { just, type Seat, type SeatSet, without } from '@taproom/engine';
import { NO_CARD, NO_SUIT } from './cards.js';
import type { Log } from './events.js';
import { ANSWER_CHASER, ANSWER_CHEERS, ANSWER_TAKE_THAT, type Phase, PLAY, type Table } from './table.js';

/** The game waits for these seats from now on. */
export function waitFor(table: Table, seats: SeatSet, phase: Phase): void {
  table.phase = phase;
  table.waiting = seats;
}

// R14  Whose turn begins can no longer be caught. To pass a card or to declare for a flipped one is part of somebody's card,
// and no turn.
function giveTurn(table: Table, seat: Seat, phase: Phase): void {
  table.turn = seat;
  table.offences = without(table.offences, seat);
  table.lastCards = without(table.lastCards, seat);
  waitFor(table, just(seat), phase);
}

export const beginWith = (table: Table, first: Seat): void => giveTurn(table, first, PLAY);

// R5  The turn passes to the next player; what waits there is an open row of Take Thats, a Chaser, or a plain turn.
export function endTurn(table: Table, log?: Log): void {
  const next = table.nextSeat(table.turn);
  table.drawn = NO_CARD;
  if (table.owed > 0) log?.push({ type: 'told-to-take', seat: next, owed: table.owed });
  giveTurn(table, next, table.owed > 0 ? ANSWER_TAKE_THAT : table.chaser !== NO_SUIT ? ANSWER_CHASER : PLAY);
}

// R19  The next player's turn begins with a sip or two cards.
export function endTurnWithCheers(table: Table, log?: Log): void {
  endTurn(table);
  log?.push({ type: 'told-to-sip', seat: table.turn });
  waitFor(table, just(table.turn), ANSWER_CHEERS);
}

/** A turn that goes on, such as after a sip. */
export const goOn = (table: Table, seat: Seat): void => waitFor(table, just(seat), PLAY);
