import type { Seat } from '@taproom/engine';
import { guestText, resourceText, typesIn } from './card-text.js';
import { type Bottle, type Guest, NONE } from './cards.js';
import type { Log } from './events.js';
import { GUEST_DECK } from './moves.js';
import { GUEST_SLOTS, PLACES, SERVED, type Table } from './table.js';

// Which of the bottles a guest accepts.

type Tastes = Pick<Table, 'cards'>;
export const isPreferred = ({ cards }: Tastes, guest: Guest, bottle: Bottle): boolean =>
  cards.preferred[guest] === bottle;
export const isAcceptable = ({ cards }: Tastes, guest: Guest, bottle: Bottle): boolean =>
  cards.favoured[guest] === cards.regionOf[bottle];

export const isServed = (table: Table, seat: Seat, place: number): boolean =>
  (table.lying[seat * PLACES + place] & SERVED) !== 0;

/** Whether a guest could be drawn, the discards reshuffled. */
export const guestDrawable = (table: Table): boolean => table.guestDeckSize + table.guestDiscardSize > 0;

/** Whether there is a guest to take: in that place of the market, or in the deck. */
export const canTakeGuest = (table: Table, from: number): boolean =>
  from < GUEST_SLOTS ? table.guestMarket[from] !== NONE : from === GUEST_DECK && guestDrawable(table);

// R24  A guest taken from the market lies face up. A guest from the deck lies as the chair's last guest lay.
export function seatGuest(table: Table, seat: Seat, place: number, guest: Guest, lying: number): void {
  table.guests[seat * PLACES + place] = guest;
  table.lying[seat * PLACES + place] = lying;
}

/** R19  A guest leaves with its points and the cards under it. Says who it was. */
export function dismiss(table: Table, seat: Seat, place: number, log?: Log): string {
  const at = seat * PLACES + place;
  const guest = table.guests[at];
  table.discardGuest(guest);
  const tucked = table.tucked[at];
  if (tucked !== 0) {
    for (let rest = tucked; rest !== 0; rest &= rest - 1) table.discardResource(31 - Math.clz32(rest & -rest));
    table.tucked[at] = 0;
    log?.push({ type: 'untucked', seat, cards: typesIn(tucked).map((type) => resourceText(table, type)) });
  }
  return log ? guestText(table, guest) : '';
}
