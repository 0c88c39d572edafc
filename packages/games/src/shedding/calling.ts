import { includes, just, type Seat, without } from '@taproom/engine';
import type { Log } from './events.js';
import { isAutomatic, penaltyOf } from './options.js';
import { drawCards } from './pile.js';
import type { Table } from './table.js';

// R13  Whoever holds exactly two cards and plays one must call it.
export const isLastCallDue = (table: Table, seat: Seat): boolean => table.handSizes[seat] === 2;

// R14, R15, R35  Not called: an open offence, or the penalty at once.
export function missLastCall(table: Table, seat: Seat, log?: Log): void {
  if (!isAutomatic(table.setting)) {
    table.offences |= just(seat);
    return;
  }
  log?.push({ type: 'forgot-last-call', seat });
  drawCards(table, seat, penaltyOf(table.setting), 'last-call', log);
}

// R14  Caught by another, or owned up to: the penalty, and the matter is closed.
export function catchOffender(table: Table, seat: Seat, by: Seat, log?: Log): void {
  log?.push(seat === by ? { type: 'owned-up', seat } : { type: 'caught', seat, by });
  table.offences = without(table.offences, seat);
  table.lastCards = without(table.lastCards, seat);
  drawCards(table, seat, penaltyOf(table.setting), 'last-call', log);
}

export const canBeCaught = (table: Table, seat: Seat): boolean => includes(table.offences, seat);
