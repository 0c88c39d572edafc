import { numbersBelow, type Outcome, type Seat } from '@taproom/engine';
import { FLAVOUR_BITS, FLAVOUR_POINTS, HELD_TYPES } from './cards.js';
import type { Log } from './events.js';
import { fillResources, LIVE } from './market.js';
import {
  ALL_SERVED,
  DRAWING,
  entry,
  LIMIT,
  NO_BOTTLES,
  NOBODY_PERFECT,
  NOT_YET,
  OVER,
  PERFECT,
  PLACES,
  SERVED,
  STANDSTILL,
  type Table,
} from './table.js';

/** R40  Rounds of the table without a bottle from the deck after which the bar closes. */
const QUIET_ROUNDS = 10;

export const REASONS = ['not-yet', 'all-served', 'no-bottles', 'nobody-perfect', 'standstill'] as const;

// R4  A turn begins with 2 draw points, or R50 what the house says; R14 some may have been lost before.
export function beginTurn(table: Table, seat: Seat, log?: Log): void {
  table.turn = seat;
  table.points = Math.max(0, table.house.drawPoints - table.debt[seat]);
  table.debt[seat] = 0;
  table.bottlesAtStart = table.bottleDeckSize;
  table.depth = 0;
  table.push(DRAWING);
  log?.push({ type: 'turn-began', seat, points: table.points });
}

/** R37  The turn goes on to the hand limit; R44 with Caught! there is none. */
export function finishActions(table: Table): void {
  table.points = 0;
  table.agenda[0] = entry(LIMIT);
}

export const isOverLimit = (table: Table): boolean =>
  !table.house.caught && table.handSize(table.turn) > table.house.handLimit;

export function endTurn(table: Table, log?: Log): void {
  const next = (table.turn + 1) % table.seats;
  table.quiet = table.bottleDeckSize < table.bottlesAtStart ? 0 : table.quiet + 1;
  // R38  The end is near when the last bottle has been drawn from the deck.
  if (table.ending === NOT_YET && table.bottleDeckSize === 0) endIsNear(table, NO_BOTTLES, log);
  // R39  Everyone has served all their guests and nobody has a perfect drink: the game ends with that turn.
  if (nobodyPerfect(table)) {
    end(table, NOBODY_PERFECT, log);
    return;
  }
  // R38  Each other player has exactly one more turn: it is over when it would be the first one's again.
  if (table.ending !== NOT_YET && next === table.endedBy) {
    end(table, table.ending, log);
    return;
  }
  // R40  Ten rounds of the table without a bottle drawn from the deck: the bar closes.
  if (table.ending === NOT_YET && table.quiet >= QUIET_ROUNDS * table.seats) {
    end(table, STANDSTILL, log);
    return;
  }
  beginTurn(table, next, log);
  addSlot(table, log);
  fillResources(table, LIVE, log);
}

// R47  Stacking: at the start of each turn but the first the market gets one more place, up to the players plus one.
function addSlot(table: Table, log?: Log): void {
  if (!table.house.stacking || table.slots > table.seats) return;
  table.slots++;
  log?.push({ type: 'slot-added', slots: table.slots });
}

// R38  The end is near: the player finishes the turn, and each other player has exactly one more.
export function endIsNear(table: Table, reason: number, log?: Log): void {
  if (table.ending !== NOT_YET) return;
  table.ending = reason;
  table.endedBy = table.turn;
  log?.push({ type: 'end-near', seat: table.turn, reason: reason === ALL_SERVED ? 'all-served' : 'no-bottles' });
}

function nobodyPerfect(table: Table): boolean {
  for (let seat = 0; seat < table.seats; seat++) {
    for (let place = 0; place < table.places; place++) {
      const lying = table.lying[seat * PLACES + place];
      if ((lying & SERVED) === 0 || lying & PERFECT) return false;
    }
  }
  return true;
}

function end(table: Table, reason: number, log?: Log): void {
  table.ending = reason;
  table.depth = 0;
  table.push(OVER);
  if (log) log.push({ type: 'ended', reason: REASONS[reason]!, scores: scoresOf(table) });
}

// R41  Points.

/** What one served guest is worth: the drink, the flavours and the bonuses under it. */
export function drinkPoints(table: Table, at: number): number {
  const { cards } = table;
  const guest = table.guests[at];
  const lying = table.lying[at];
  if ((lying & SERVED) === 0) return 0;
  let points = lying & PERFECT ? cards.perfect[guest] + table.house.perfectBonus : cards.substitute[guest];
  let flavours = 0;
  for (let type = 0; type < HELD_TYPES; type++) {
    const bit = table.tucked[at] & (1 << type);
    if (bit & FLAVOUR_BITS) flavours++;
    else if (bit) points += cards.amount[type];
  }
  return points + FLAVOUR_POINTS[flavours]!;
}

/** The raw numbers on the guest cards. */
function guestPoints(table: Table, seat: Seat): number {
  const { cards } = table;
  let points = 0;
  for (let at = seat * PLACES; at < seat * PLACES + table.places; at++) {
    const lying = table.lying[at];
    if (lying & PERFECT) points += cards.perfect[table.guests[at]];
    else if (lying & SERVED) points += cards.substitute[table.guests[at]];
  }
  return points;
}

/** 5, or R50 what the house says, for each pair of served guests of whom one names the other, or a group the other belongs to. */
export function companionPoints(table: Table, seat: Seat): number {
  const { pays, guests } = table.cards;
  let pairs = 0;
  for (let one = seat * PLACES; one < seat * PLACES + table.places; one++) {
    for (let other = seat * PLACES; other < one; other++) {
      if (table.lying[one] & SERVED && table.lying[other] & SERVED) {
        pairs += pays[table.guests[one] * guests.length + table.guests[other]];
      }
    }
  }
  return pairs * table.house.companions;
}

export function scoreOf(table: Table, seat: Seat): number {
  let points = table.tokens[seat] + companionPoints(table, seat);
  for (let place = 0; place < table.places; place++) points += drinkPoints(table, seat * PLACES + place);
  return points;
}

export const scoresOf = (table: Table): number[] => numbersBelow(table.seats).map((seat) => scoreOf(table, seat));

export function perfectDrinks(table: Table, seat: Seat): number {
  let drinks = 0;
  for (let place = 0; place < table.places; place++) if (table.lying[seat * PLACES + place] & PERFECT) drinks++;
  return drinks;
}

// R42  Most points win. Ties: more perfect drinks, then more points on the guest cards, then more tokens; then shared.
export function outcome(table: Table): Outcome | undefined {
  if (!table.over) return undefined;
  const scores = scoresOf(table);
  const ranks = scores.map((score, seat) => [
    score,
    perfectDrinks(table, seat),
    guestPoints(table, seat),
    table.tokens[seat],
  ]);
  const places = ranks.map((mine) => 1 + ranks.filter((theirs) => isAhead(theirs, mine)).length);
  return { places, scores, reason: REASONS[table.ending]! };
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((value, i) => value !== other[i]);
  return differs >= 0 && one[differs]! > other[differs]!;
}
