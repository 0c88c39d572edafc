import type { Move } from '@taproom/engine';
import { bottleText, resourceText } from './card-text.js';
import { isGreen, isRed, NONE, type Resource } from './cards.js';
import type { Log } from './events.js';
import { drawBottle, drawResource, fillBottleSlot, fillResources, LIVE } from './market.js';
import {
  BOTTLE_DECK,
  DONE,
  DONE_KIND,
  fromOf,
  kindOf,
  PLAY,
  RESOURCE_DECK,
  SWAP,
  TAKE_BOTTLE,
  TAKE_RESOURCE,
  takeBottle,
  takeResource,
} from './moves.js';
import { notNow, type Refusal } from './refusals.js';
import { strike } from './strike.js';
import { ACTING, BOTTLE_SLOTS, entry, type Table } from './table.js';

// R5  A bottle costs 2 points.
const BOTTLE_COST = 2;
// R6  In the market a green event costs 2 points, any other resource card 1. The top card of the deck costs 1, whatever it is.
const GREEN_COST = 2;
const RESOURCE_COST = 1;

const hasBottleAt = (table: Table, from: number): boolean =>
  from === BOTTLE_DECK ? table.bottleDeckSize > 0 : from < BOTTLE_SLOTS && table.bottleMarket[from] !== NONE;

const hasResourceAt = (table: Table, from: number): boolean =>
  from === RESOURCE_DECK ? table.drawable > 0 : from < table.slots && table.heights[from] > 0;

const canAffordBottle = (table: Table): boolean => table.points >= BOTTLE_COST;

const canAffordResource = (table: Table, from: number): boolean =>
  table.points >= (from === RESOURCE_DECK ? RESOURCE_COST : costOf(table.top(from)));

const costOf = (type: Resource): number => (isGreen(type) ? GREEN_COST : RESOURCE_COST);

// R4 - R6  Spend draw points, or leave them.
export function drawMoves(table: Table, moves: Move[]): number {
  let n = 0;
  if (canAffordBottle(table)) {
    for (let from = 0; from <= BOTTLE_DECK; from++) if (hasBottleAt(table, from)) moves[n++] = takeBottle(from);
  }
  for (let from = 0; from < table.slots; from++) {
    if (hasResourceAt(table, from) && canAffordResource(table, from)) moves[n++] = takeResource(from);
  }
  if (hasResourceAt(table, RESOURCE_DECK) && canAffordResource(table, RESOURCE_DECK)) {
    moves[n++] = takeResource(RESOURCE_DECK);
  }
  moves[n++] = DONE;
  return n;
}

export function refuseDraw(table: Table, move: Move): Refusal | undefined {
  const kind = kindOf(move);
  const from = fromOf(move);
  switch (kind) {
    case DONE_KIND:
      return undefined;
    case TAKE_BOTTLE:
      if (!hasBottleAt(table, from)) return 'nothing-there';
      return canAffordBottle(table) ? undefined : 'not-enough-points';
    case TAKE_RESOURCE:
      if (!hasResourceAt(table, from)) return 'nothing-there';
      return canAffordResource(table, from) ? undefined : 'not-enough-points';
    default:
      return kind >= SWAP && kind <= PLAY ? 'draw-first' : notNow(table, kind);
  }
}

export function draw(table: Table, move: Move, log?: Log): void {
  switch (kindOf(move)) {
    case TAKE_BOTTLE:
      return drawBottleFrom(table, fromOf(move), log);
    case TAKE_RESOURCE:
      return drawResourceFrom(table, fromOf(move), log);
    default:
      return finishDrawing(table);
  }
}

function drawBottleFrom(table: Table, from: number, log?: Log): void {
  const seat = table.turn;
  table.points -= BOTTLE_COST;
  const bottle = from === BOTTLE_DECK ? drawBottle(table) : table.bottleMarket[from];
  table.giveBottle(seat, bottle);
  if (from === BOTTLE_DECK) {
    log?.push({ type: 'took', seat, card: bottleText(table, bottle), from: 'deck' });
    return;
  }
  table.showBottle(seat, bottle);
  table.bottleMarket[from] = NONE;
  log?.push({ type: 'took', seat, card: bottleText(table, bottle), from: 'market' });
  fillBottleSlot(table, from, log);
}

function drawResourceFrom(table: Table, from: number, log?: Log): void {
  if (from === RESOURCE_DECK) {
    table.points -= RESOURCE_COST;
    drawBlind(table, log);
    return;
  }
  const seat = table.turn;
  const type = table.liftFrom(from);
  table.points -= costOf(type);
  table.giveResource(seat, type);
  table.showResource(seat, type);
  log?.push({ type: 'took', seat, card: resourceText(table, type), from: 'market' });
  fillResources(table, LIVE, log);
}

// R8  A green event drawn from the deck goes to the hand like any other card.  R9  A red event strikes.
export function drawBlind(table: Table, log?: Log): void {
  const type = drawResource(table, log);
  if (type === NONE) return;
  if (isRed(type)) {
    strike(table, type, log);
    return;
  }
  table.giveResource(table.turn, type);
  log?.push({ type: 'took', seat: table.turn, card: resourceText(table, type), from: 'deck' });
}

// R4, R18  After drawing, the actions. Points left unspent are gone.
export function finishDrawing(table: Table): void {
  table.points = 0;
  table.agenda[0] = entry(ACTING);
}
