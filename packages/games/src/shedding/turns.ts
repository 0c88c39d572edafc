import { just, type Seat } from '@taproom/engine';
import { NO_CARD, NO_SUIT } from './cards.js';
import type { Log } from './events.js';
import { ANSWER_CHASER, ANSWER_CHEERS, ANSWER_TAKE_THAT, type Phase, PLAY, type Table } from './table.js';

/** R14  The game waits for these seats from now on; who is waited for can no longer be caught. */
export function waitFor(table: Table, seats: number, phase: Phase): void {
  table.phase = phase;
  table.waiting = seats;
  table.offences &= ~seats;
  table.lastCards &= ~seats;
}

// R5  The turn passes to the next player; what waits there is an open row of Take Thats, a Chaser, or a plain turn.
export function endTurn(table: Table, log?: Log): void {
  table.turn = table.nextSeat(table.turn);
  table.drawn = NO_CARD;
  if (table.owed > 0) log?.push({ type: 'told-to-take', seat: table.turn, owed: table.owed });
  waitFor(table, just(table.turn), table.owed > 0 ? ANSWER_TAKE_THAT : table.chaser !== NO_SUIT ? ANSWER_CHASER : PLAY);
}

// R19  The next player's turn begins with a sip or two cards.
export function endTurnWithCheers(table: Table, log?: Log): void {
  endTurn(table);
  log?.push({ type: 'told-to-sip', seat: table.turn });
  waitFor(table, just(table.turn), ANSWER_CHEERS);
}

/** A turn that goes on, such as after a sip. */
export const goOn = (table: Table, seat: Seat): void => waitFor(table, just(seat), PLAY);
