import { bottleText, resourceText } from './card-text.js';
import { isGreen, isRed, NONE, type Resource } from './cards.js';
import type { Log } from './events.js';
import { drawBottle, drawResource, fillBottleSlot, fillResources, LIVE } from './market.js';
import { BOTTLE_DECK, RESOURCE_DECK } from './moves.js';
import { strike } from './strike.js';
import type { Table } from './table.js';

// R4  A turn begins with 2 draw points.
export const DRAW_POINTS = 2;
// R5  A bottle costs 2 points.
export const BOTTLE_COST = 2;
// R6  In the market a green event costs 2 points, any other resource card 1. The top card of the deck costs 1, whatever it is.
const GREEN_COST = 2;
export const RESOURCE_COST = 1;
export const costOf = (type: Resource): number => (isGreen(type) ? GREEN_COST : RESOURCE_COST);

export function takeBottle(table: Table, from: number, log?: Log): void {
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

export function takeResource(table: Table, from: number, log?: Log): void {
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
