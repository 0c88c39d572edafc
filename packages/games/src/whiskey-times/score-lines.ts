import type { Seat } from '@taproom/engine';
import { guestText } from './card-text.js';
import { companionPoints, drinkPoints } from './ending.js';
import { PERFECT, PLACES, SERVED, type Table } from './table.js';

/** One line of a seat's score, as somebody would write it down. Together the lines are the score (R41). */
export type ScoreLine =
  | {
      readonly what: 'guest';
      readonly guest: string;
      readonly drink: 'perfect' | 'substitute';
      readonly points: number;
    }
  | { readonly what: 'companions' | 'tokens'; readonly points: number };

export function scoreLines(table: Table, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let at = seat * PLACES; at < seat * PLACES + table.places; at++) {
    const lying = table.lying[at];
    if ((lying & SERVED) === 0) continue;
    const drink = lying & PERFECT ? 'perfect' : 'substitute';
    lines.push({ what: 'guest', guest: guestText(table, table.guests[at]), drink, points: drinkPoints(table, at) });
  }
  const companions = companionPoints(table, seat);
  if (companions > 0) lines.push({ what: 'companions', points: companions });
  if (table.tokens[seat] > 0) lines.push({ what: 'tokens', points: table.tokens[seat] });
  return lines;
}
