import type { Chance, Seat, Setting } from '@taproom/engine';
import { bottleText, guestText, heldTexts, lyingText, resourceText } from './card-text.js';
import { type Cards, isRed, NONE, type Resource, TYPES } from './cards.js';
import { beginTurn } from './ending.js';
import type { Log } from './events.js';
import { drawBottle, drawGuest, drawResource } from './market.js';
import { BOTTLE_SLOTS, FACE_DOWN, GUEST_SLOTS, PLACES, RESOURCE_SLOTS, Table } from './table.js';

export const GUESTS_LEFT_OUT = 10;
/** R1, R43  The first two guests lie face up, the others face down. */
export const FACE_UP = 2;

export function setup(setting: Setting<Cards>, chance: Chance, log?: Log): Table {
  const table = new Table(setting);
  table.chance.copy(chance);
  shuffleGuests(table);
  shuffleBottles(table);
  const aside = shuffleResources(table);
  layOut(table, aside, log);
  for (let seat = 0; seat < table.seats; seat++) deal(table, seat, aside, log);
  putBack(table, aside);
  beginTurn(table, firstSeat(table), log);
  return table;
}

// R1  Who begins is chosen, or left to the seed.
export function firstSeat(table: Table): Seat {
  const chosen = table.setting.options.first as readonly number[];
  const drawn = table.chance.below(table.seats);
  return chosen[0] ?? drawn;
}

// R1  Shuffle the guests and put 10 of them back in the box unseen.
function shuffleGuests(table: Table): void {
  const { length } = table.cards.guests;
  for (let guest = 0; guest < length; guest++) table.guestDeck[guest] = guest;
  table.guestDeckSize = length;
  table.chance.shuffle(table.guestDeck, length);
  for (let n = 0; n < GUESTS_LEFT_OUT; n++) {
    const guest = drawGuest(table);
    table.guestsOut[guest >> 5] |= 1 << (guest & 31);
  }
}

// R2  Shuffle the bottles. With 60 of them, one of each of the six largest regions is left in the box, unseen.
function shuffleBottles(table: Table): void {
  const { cards } = table;
  cards.bottles.forEach((_, bottle) => {
    table.bottleDeck[bottle] = bottle;
  });
  table.bottleDeckSize = cards.bottles.length;
  table.chance.shuffle(table.bottleDeck, table.bottleDeckSize);
  if (!table.house.thinned) return;
  for (const region of cards.largestRegions) {
    const at = table.bottleDeck.findIndex((bottle, i) => i < table.bottleDeckSize && cards.regionOf[bottle] === region);
    const bottle = table.bottleDeck[at];
    table.bottlesOut[bottle >> 5] |= 1 << (bottle & 31);
    table.bottleDeck.copyWithin(at, at + 1, table.bottleDeckSize--);
  }
}

/** R3  Shuffle the resource cards. Returns the list of red events set aside while dealing, empty so far. */
function shuffleResources(table: Table): Resource[] {
  for (let type = 0; type < TYPES; type++) {
    for (let n = table.cards.copies[type]; n > 0; n--) table.resourceDeck[table.resourceDeckSize++] = type;
  }
  table.reds = table.cards.reds;
  table.chance.shuffle(table.resourceDeck, table.resourceDeckSize);
  return [];
}

/** R3  A red event that turns up now is set aside and replaced. */
function drawPeaceful(table: Table, aside: Resource[]): Resource {
  let type = drawResource(table);
  for (; isRed(type); type = drawResource(table)) aside.push(type);
  return type;
}

function layOut(table: Table, aside: Resource[], log?: Log): void {
  for (let slot = 0; slot < GUEST_SLOTS; slot++) table.guestMarket[slot] = drawGuest(table);
  for (let slot = 0; slot < BOTTLE_SLOTS; slot++) table.bottleMarket[slot] = drawBottle(table);
  // R47  Stacking: the resource market begins with one place.
  table.slots = table.house.stacking ? 1 : RESOURCE_SLOTS;
  for (let slot = 0; slot < table.slots; slot++) table.layOn(slot, drawPeaceful(table, aside));
  log?.push({
    type: 'laid-out',
    guests: Array.from(table.guestMarket, (guest) => guestText(table, guest)),
    bottles: Array.from(table.bottleMarket, (bottle) => bottleText(table, bottle)),
    resources: Array.from({ length: table.slots }, (_, slot) => resourceText(table, table.top(slot))),
  });
}

// R1 - R3  Three guests, two bottles, six resource cards each; R50 or what the house says.
function deal(table: Table, seat: Seat, aside: Resource[], log?: Log): void {
  for (let place = 0; place < table.places; place++) {
    table.guests[seat * PLACES + place] = drawGuest(table);
    if (place >= FACE_UP) table.lying[seat * PLACES + place] = FACE_DOWN;
  }
  for (let n = 0; n < table.house.openingBottles; n++) table.giveBottle(seat, drawBottle(table));
  for (let n = 0; n < table.house.openingResources; n++) table.giveResource(seat, drawPeaceful(table, aside));
  log?.push({ type: 'dealt', seat, hand: handTexts(table, seat), guests: guestTexts(table, seat) });
}

// R3  The red events set aside are shuffled back into the deck.
function putBack(table: Table, aside: readonly Resource[]): void {
  for (const type of aside) table.resourceDeck[table.resourceDeckSize++] = type;
  table.chance.shuffle(table.resourceDeck, table.resourceDeckSize);
}

export const handTexts = (table: Table, seat: Seat): string[] => heldTexts(table, seat, table.bottles, table.hand);

/** A player's guests as their owner sees them; a chair may be empty for a moment. */
export const guestTexts = (table: Table, seat: Seat): string[] =>
  Array.from({ length: table.places }, (_, place) => {
    const guest = table.guests[seat * PLACES + place];
    return guest === NONE ? 'empty' : lyingText(table, guest, table.lying[seat * PLACES + place]);
  });
