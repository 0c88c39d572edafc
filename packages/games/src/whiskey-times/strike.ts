import { resourceText } from './card-text.js';
import { NONE, type Resource } from './cards.js';
import type { Log } from './events.js';
import { CAUGHT, SETTLING, STRIKING, type Table } from './table.js';

export const CAUGHT_ABOVE = 10;
export const CAUGHT_DOWN_TO = 6;

// R9  A red event strikes the moment it is turned up: the player whose turn it is. Once it has done its worst it is discarded.
export function strike(table: Table, event: Resource, log?: Log): void {
  table.struck = event;
  log?.push({ type: 'struck', seat: table.turn, event: resourceText(table, event) });
  table.push(SETTLING);
  table.push(STRIKING);
  if (someoneIsCaught(table)) catchHands(table, log);
}

export function settle(table: Table): void {
  table.discardResource(table.struck);
  table.struck = NONE;
}

// R44  Caught!: whenever a red event is turned up, everyone with more than 10 cards discards down to 6 before anything else.
export function someoneIsCaught(table: Table): boolean {
  if (!table.house.caught) return false;
  for (let seat = 0; seat < table.seats; seat++) if (table.handSize(seat) > CAUGHT_ABOVE) return true;
  return false;
}

export function catchHands(table: Table, log?: Log): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const held = table.handSize(seat);
    if (held <= CAUGHT_ABOVE) continue;
    table.owed[seat] = held - CAUGHT_DOWN_TO;
    log?.push({ type: 'caught', seat, cards: held });
  }
  table.push(CAUGHT);
}
