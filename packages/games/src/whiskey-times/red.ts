import type { Move, Seat } from '@taproom/engine';
import { guestText, heldText } from './card-text.js';
import { FIRST_MIXER, HELD_TYPES, NONE, RED_EFFECTS, type RedEffect } from './cards.js';
import { bottleDiscards, refuseDiscard, resourceDiscards } from './discarding.js';
import type { Log } from './events.js';
import { findBottles, found, holdsType, refuseHeld } from './hand.js';
import { drawGuest, guestChanged, PROTECTED, replaceGuestMarket, rotate, sweepMarkets } from './market.js';
import { bottleOf, DISCARD, GIVE, give as giveMove, type Held, heldBottle, heldOf, isBottle, kindOf } from './moves.js';
import type { Refusal } from './refusals.js';
import {
  aboutOf,
  FACE_DOWN,
  GIVING,
  KNOWN,
  LOSE_BOTTLE,
  LOSE_GLASS,
  LOSE_RESOURCE,
  LOSING,
  PLACES,
  SERVED,
  type Table,
} from './table.js';

/** What each red event does to the player whose turn it is. */
export function resolve(table: Table, log?: Log): void {
  const { turn, struck, cards } = table;
  const amount = cards.amount[struck];
  const effect: RedEffect = RED_EFFECTS[cards.effect[struck]!];
  switch (effect) {
    case 'replace-guest':
      replaceGuest(table, turn, log);
      return;
    case 'lose-glass':
      mustLose(table, LOSE_GLASS, Math.min(amount, glassesOf(table, turn)), log);
      return;
    case 'lose-bottle':
      mustLose(table, LOSE_BOTTLE, Math.min(amount, table.bottleCount[turn]), log);
      return;
    case 'lose-resources':
      mustLose(table, LOSE_RESOURCE, Math.min(amount, table.resourceCount[turn]), log);
      return;
    case 'lose-tokens':
      loseTokens(table, turn, amount, log);
      return;
    case 'lose-draw-points':
      losePoints(table, turn, amount, log);
      return;
    case 'sweep-markets':
      sweepMarkets(table, log);
      return;
    case 'sweep-guests':
      sweepGuests(table, log);
      return;
    case 'give-left':
      mustGive(table, turn);
      return;
  }
}

// R11  Replace a guest: turn up the top guest of the deck. It takes the chair that its 3-card icon crosses out (R43: with four
//      guests, its 4-card icon). A guest who has been served stays, and the newcomer is discarded instead.
function replaceGuest(table: Table, seat: Seat, log?: Log): void {
  const guest = drawGuest(table, log);
  if (guest === NONE) return;
  const { cards } = table;
  const place = table.house.extended ? cards.marketIcon[guest] : cards.guestIcon[guest];
  const at = seat * PLACES + place;
  if (table.lying[at] & SERVED) {
    table.discardGuest(guest);
    log?.push({ type: 'guest-spared', seat, place: place + 1, guest: guestText(table, guest) });
    return;
  }
  const out = table.guests[at];
  table.discardGuest(out);
  table.guests[at] = guest;
  // R24  It lies as the last guest lay; but everybody saw who it is.
  if (table.lying[at] & FACE_DOWN) table.lying[at] = FACE_DOWN | KNOWN;
  log?.push({
    type: 'guest-replaced',
    seat,
    place: place + 1,
    guest: guestText(table, guest),
    out: guestText(table, out),
  });
  guestChanged(table, PROTECTED, log);
}

const LOST = ['glass', 'bottle', 'resource'] as const;

// R12  Lose a glass, a bottle, resources: discard that many of them, of your choice, as far as you hold them.
function mustLose(table: Table, what: number, cards: number, log?: Log): void {
  if (cards === 0) return;
  table.owed[table.turn] = cards;
  table.push(LOSING, what);
  log?.push({ type: 'must-lose', seat: table.turn, what: LOST[what], cards });
}

function glassesOf(table: Table, seat: Seat): number {
  let glasses = 0;
  for (let type = 0; type < FIRST_MIXER; type++) glasses += table.hand[seat * HELD_TYPES + type];
  return glasses;
}

/** Resource cards of the types below this can be lost: glasses come first. */
const lossesEnd = (what: number): number => (what === LOSE_GLASS ? FIRST_MIXER : HELD_TYPES);

export function loseMoves(table: Table, moves: Move[]): number {
  const what = aboutOf(table.now);
  if (what === LOSE_BOTTLE) return bottleDiscards(table, table.turn, moves);
  return resourceDiscards(table, table.turn, lossesEnd(what), moves, 0);
}

export function refuseLoss(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const what = aboutOf(table.now);
  const held: Held = heldOf(move);
  const fits = what === LOSE_BOTTLE ? isBottle(held) : held < lossesEnd(what);
  return fits || kindOf(move) !== DISCARD ? refuseDiscard(table, seat, move) : 'wrong-kind';
}

// R13  Lose tokens: put back that many victory tokens, as far as you have them.
function loseTokens(table: Table, seat: Seat, amount: number, log?: Log): void {
  const tokens = Math.min(amount, table.tokens[seat]);
  table.tokens[seat] -= tokens;
  log?.push({ type: 'lost-tokens', seat, tokens });
}

// R14  Lose a draw point: now, if you have one left; otherwise at the start of your next turn.
function losePoints(table: Table, seat: Seat, amount: number, log?: Log): void {
  const now = Math.min(amount, table.points);
  table.points -= now;
  table.debt[seat] += amount - now;
  log?.push({ type: 'lost-points', seat, now, later: amount - now });
}

// R16  Guest market swept: replace all four guests. That is a change of the guest market, so the markets rotate.
function sweepGuests(table: Table, log?: Log): void {
  replaceGuestMarket(table, log);
  rotate(table, PROTECTED, log);
}

// R17  A gift to the neighbour: give a card of your choice, face up, to the player on your left.
function mustGive(table: Table, seat: Seat): void {
  if (table.handSize(seat) > 0) table.push(GIVING);
}

export function giveMoves(table: Table, seat: Seat, moves: Move[]): number {
  let n = 0;
  const bottles = findBottles(table, seat);
  for (let i = 0; i < bottles; i++) moves[n++] = giveMove(heldBottle(found[i]));
  for (let type = 0; type < HELD_TYPES; type++) if (holdsType(table, seat, type)) moves[n++] = giveMove(type);
  return n;
}

export const refuseGive = (table: Table, seat: Seat, move: Move): Refusal | undefined =>
  kindOf(move) === GIVE ? refuseHeld(table, seat, heldOf(move)) : 'give-first';

export function giveLeft(table: Table, seat: Seat, move: Move, log?: Log): void {
  const held = heldOf(move);
  const to = (seat + 1) % table.seats;
  if (isBottle(held)) {
    const bottle = bottleOf(held);
    table.loseBottle(seat, bottle);
    table.giveBottle(to, bottle);
    table.showBottle(to, bottle);
  } else {
    table.loseResource(seat, held);
    table.giveResource(to, held);
    table.showResource(to, held);
  }
  table.pop();
  log?.push({ type: 'gave', seat, to, card: heldText(table, held) });
}
