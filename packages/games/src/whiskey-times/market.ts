import { bottleText, guestText, resourceText } from './card-text.js';
import { type Bottle, type Guest, isRed, NONE, type Resource, TYPES } from './cards.js';
import type { Log } from './events.js';
import { catchHands, someoneIsCaught, strike } from './strike.js';
import { BOTTLE_SLOTS, FILLING, GUEST_SLOTS, type Table } from './table.js';

/** Whether a filling belongs to a red event that is being dealt with (R10). */
export const LIVE = 0;
export const PROTECTED = 1;

// R28  When the resource deck or the guest deck is empty, its discards are shuffled into a new one. The bottle deck stays empty.

export function drawGuest(table: Table, log?: Log): Guest {
  if (table.guestDeckSize === 0) reshuffleGuests(table, log);
  return table.guestDeckSize === 0 ? NONE : table.guestDeck[--table.guestDeckSize];
}

export const drawBottle = (table: Table): Bottle =>
  table.bottleDeckSize === 0 ? NONE : table.bottleDeck[--table.bottleDeckSize];

export function drawResource(table: Table, log?: Log): Resource {
  if (table.resourceDeckSize === 0) reshuffleResources(table, log);
  return table.resourceDeckSize === 0 ? NONE : table.resourceDeck[--table.resourceDeckSize];
}

function reshuffleGuests(table: Table, log?: Log): void {
  if (table.guestDiscardSize === 0) return;
  for (let i = 0; i < table.guestDiscardSize; i++) table.guestDeck[i] = table.guestDiscard[i];
  table.guestDeckSize = table.guestDiscardSize;
  table.guestDiscardSize = 0;
  table.chance.shuffle(table.guestDeck, table.guestDeckSize);
  log?.push({ type: 'reshuffled', deck: 'guest' });
}

function reshuffleResources(table: Table, log?: Log): void {
  if (table.discardCount === 0) return;
  for (let type = 0; type < TYPES; type++) {
    for (; table.discards[type] > 0; table.discards[type]--) table.resourceDeck[table.resourceDeckSize++] = type;
  }
  table.discardCount = 0;
  table.chance.shuffle(table.resourceDeck, table.resourceDeckSize);
  log?.push({ type: 'reshuffled', deck: 'resource' });
}

// R7  A card taken from a market is replaced at once, in the same place, by the top card of that deck.

export function fillBottleSlot(table: Table, slot: number, log?: Log): void {
  const bottle = drawBottle(table);
  table.bottleMarket[slot] = bottle;
  if (bottle !== NONE) log?.push({ type: 'filled', market: 'bottle', slot: slot + 1, card: bottleText(table, bottle) });
}

export function fillGuestSlot(table: Table, slot: number, log?: Log): void {
  const guest = drawGuest(table, log);
  table.guestMarket[slot] = guest;
  if (guest !== NONE) log?.push({ type: 'filled', market: 'guest', slot: slot + 1, card: guestText(table, guest) });
}

/**
 * Fills every empty place of the resource market.
 * R10  A red event that turns up strikes, and the place is filled afterwards; during that, further red events are discarded.
 * R28  A place stays empty while there is nothing but red events to draw.
 */
export function fillResources(table: Table, guarded: number, log?: Log): void {
  for (let slot = 0; slot < table.slots; slot++) {
    while (table.heights[slot] === 0 && table.fillable) {
      const type = drawResource(table, log);
      if (!isRed(type)) {
        table.layOn(slot, type);
        log?.push({ type: 'filled', market: 'resource', slot: slot + 1, card: resourceText(table, type) });
      } else if (guarded === LIVE) {
        table.push(FILLING, PROTECTED);
        strike(table, type, log);
        return;
      } else {
        table.discardResource(type);
        log?.push({ type: 'ignored', event: resourceText(table, type) });
        if (someoneIsCaught(table)) {
          table.push(FILLING, PROTECTED);
          catchHands(table, log);
          return;
        }
      }
    }
  }
}

// R27  When a guest of the market changes, the markets rotate: the bottle and the resource card furthest from their decks
//      are discarded, the others move there, and new cards take the places nearest the decks.
// R49  Stacking: the resource market is swept instead.
export function rotate(table: Table, guarded: number, log?: Log): void {
  const cards: string[] | undefined = log && [];
  const bottle = table.bottleMarket[BOTTLE_SLOTS - 1];
  if (bottle !== NONE) {
    table.discardBottle(bottle);
    cards?.push(bottleText(table, bottle));
  }
  for (let slot = BOTTLE_SLOTS - 1; slot > 0; slot--) table.bottleMarket[slot] = table.bottleMarket[slot - 1];
  table.bottleMarket[0] = NONE;
  if (!table.house.stacking) slideResources(table, cards);
  if (cards) log?.push({ type: 'rotated', cards });
  fillBottleSlot(table, 0, log);
  if (table.house.stacking) sweepStacks(table, guarded, log);
  else fillResources(table, guarded, log);
}

function slideResources(table: Table, cards?: string[]): void {
  for (let slot = table.slots - 1; slot >= 0; slot--) {
    if (table.heights[slot] === 0) continue;
    const type = table.liftFrom(slot);
    if (slot < table.slots - 1) {
      table.layOn(slot + 1, type);
    } else {
      table.discardResource(type);
      cards?.push(resourceText(table, type));
    }
  }
}

// R49  Stacking: when a guest changes, the whole resource market is discarded and one fresh card laid out in one place.
export function sweepStacks(table: Table, guarded: number, log?: Log): void {
  const cards: string[] | undefined = log && [];
  discardResourceMarket(table, cards);
  table.slots = 1;
  if (cards) log?.push({ type: 'stacks-swept', cards });
  fillResources(table, guarded, log);
}

/** A player's guest changed and the guest market did not: only a stacked market minds. */
export function guestChanged(table: Table, guarded: number, log?: Log): void {
  if (table.house.stacking) sweepStacks(table, guarded, log);
}

// R15  Markets swept: discard both the bottle market and the resource market and lay them out anew.
export function sweepMarkets(table: Table, log?: Log): void {
  const cards: string[] | undefined = log && [];
  for (let slot = 0; slot < BOTTLE_SLOTS; slot++) {
    const bottle = table.bottleMarket[slot];
    if (bottle === NONE) continue;
    table.discardBottle(bottle);
    cards?.push(bottleText(table, bottle));
  }
  discardResourceMarket(table, cards);
  if (cards) log?.push({ type: 'markets-swept', cards });
  for (let slot = 0; slot < BOTTLE_SLOTS; slot++) fillBottleSlot(table, slot, log);
  fillResources(table, PROTECTED, log);
}

function discardResourceMarket(table: Table, cards?: string[]): void {
  for (let slot = 0; slot < table.slots; slot++) {
    while (table.heights[slot] > 0) {
      const type = table.liftFrom(slot);
      table.discardResource(type);
      cards?.push(resourceText(table, type));
    }
  }
}

/** R16, R21  All four guests of the market are replaced. Those who left come back only when the deck runs out. */
export function replaceGuestMarket(table: Table, log?: Log): void {
  const guests: string[] | undefined = log && [];
  for (let slot = 0; slot < GUEST_SLOTS; slot++) {
    const guest = table.guestMarket[slot];
    if (guest === NONE) continue;
    table.discardGuest(guest);
    table.guestMarket[slot] = NONE;
    guests?.push(guestText(table, guest));
  }
  if (guests) log?.push({ type: 'guests-swept', guests });
  for (let slot = 0; slot < GUEST_SLOTS; slot++) fillGuestSlot(table, slot, log);
}

/** All decks in another order, and other luck to come. */
export function stir(table: Table, seed: number): void {
  const { chance } = table;
  chance.reseed(seed);
  chance.shuffle(table.guestDeck, table.guestDeckSize);
  chance.shuffle(table.bottleDeck, table.bottleDeckSize);
  chance.shuffle(table.resourceDeck, table.resourceDeckSize);
}
