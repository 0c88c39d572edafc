import type { Seat, Setting } from '@taproom/engine';
import {
  type Bottle,
  type Cards,
  FIRST_MIXER,
  FIRST_RED,
  type Guest,
  MOST_BOTTLES,
  MOST_GUESTS,
  NONE,
  type Resource,
  TYPES,
} from './cards.js';
import { REASONS } from './ending.js';
import { FACE_DOWN_TEXT } from './events.js';
import { heldBottle } from './moves.js';
import {
  DRAFTED,
  entry,
  FACE_DOWN,
  KNOWN,
  LOSE_GLASS,
  LOSING,
  NO_OFFER,
  OPEN,
  PERFECT,
  PLACES,
  SUBSTITUTE,
  Table,
} from './table.js';
import { AGENDA_WORDS, EMPTY, type View } from './view.js';

const AGENDA_NUMBERS: ReadonlyMap<string, number> = new Map(AGENDA_WORDS.map((word, what) => [word, what]));

/**
 * A whole table that fits what a viewer sees: what is known stays, the rest is dealt at random. Cards that everybody saw
 * going to a hand are in that hand; red events are never in one; with 60 bottles the box has one of each large region;
 * and whoever has to give up a glass has one.
 */
export function imagine(setting: Setting<Cards>, view: View, seed: number, into?: Table): Table {
  const table = into ?? new Table(setting);
  table.clear();
  table.chance.reseed(seed);
  copyPublic(table, view);
  imagineGuests(table, view);
  imagineBottles(table, view);
  imagineResources(table, view);
  copyOffers(table, view);
  return table;
}

function copyPublic(table: Table, view: View): void {
  table.turn = view.turn;
  table.points = view.points;
  for (const line of view.agenda) {
    const [word = '', about = '0'] = line.split(' ');
    table.agenda[table.depth++] = entry(AGENDA_NUMBERS.get(word) ?? 0, Number(about));
  }
  table.ending = REASONS.indexOf(view.ending);
  table.endedBy = view.endedBy ?? 0;
  table.quiet = view.quiet;
  table.bottlesAtStart = view.bottlesAtStart;
  table.tokens.set(view.tokens);
  table.debt.set(view.debt);
  table.owed.set(view.owed);
}

// Guests.

/** Cards that the viewer cannot place, while they are being dealt. Nobody else sees these arrays. */
const guestPool = new Uint8Array(MOST_GUESTS);
const guestSeen = new Uint8Array(MOST_GUESTS);
let guestsLeft = 0;

function imagineGuests(table: Table, view: View): void {
  const { texts, guests } = table.cards;
  const find = (text: string): Guest => texts.guests.get(text) ?? NONE;
  guestSeen.fill(0);
  const see = (text: string): Guest => {
    const guest = find(text);
    if (guest !== NONE) guestSeen[guest] = 1;
    return guest;
  };
  view.guests.forEach((row, seat) => {
    row.forEach((text, place) => placeGuest(table, view, seat, place, text, see));
  });
  view.guestMarket.forEach((text, slot) => {
    table.guestMarket[slot] = see(text);
  });
  for (const text of view.guestDiscard) table.discardGuest(see(text));
  if (view.drawnGuest !== null) table.blind = see(view.drawnGuest);

  guestsLeft = 0;
  for (let guest = 0; guest < guests.length; guest++) if (guestSeen[guest] === 0) guestPool[guestsLeft++] = guest;
  table.chance.shuffle(guestPool, guestsLeft);
  view.guests.forEach((row, seat) => {
    row.forEach((text, place) => {
      if (text === FACE_DOWN_TEXT) table.guests[seat * PLACES + place] = guestPool[--guestsLeft];
    });
  });
  if (view.drawnGuest === FACE_DOWN_TEXT) table.blind = guestPool[--guestsLeft];
  for (let n = 0; n < view.guestsOut; n++) {
    const guest = guestPool[--guestsLeft];
    table.guestsOut[guest >> 5] |= 1 << (guest & 31);
  }
  while (guestsLeft > 0) table.guestDeck[table.guestDeckSize++] = guestPool[--guestsLeft];
}

function placeGuest(
  table: Table,
  view: View,
  seat: Seat,
  place: number,
  text: string,
  see: (text: string) => Guest,
): void {
  const at = seat * PLACES + place;
  const drink = view.served[seat]?.[place] ?? null;
  const faceDown = text.startsWith(FACE_DOWN_TEXT);
  table.lying[at] = faceDown ? FACE_DOWN : drink === 'perfect' ? PERFECT : drink === 'substitute' ? SUBSTITUTE : 0;
  const name = faceDown ? text.slice(FACE_DOWN_TEXT.length + 1) : text;
  table.guests[at] = name === '' || name === EMPTY ? NONE : see(name);
  // Somebody else's guest that lies face down and has a name here was seen by all.
  if (faceDown && name !== '' && name !== EMPTY && seat !== view.viewer) table.lying[at] |= KNOWN;
  for (const card of view.tucked[seat]?.[place] ?? [])
    table.tucked[at] |= 1 << (table.cards.texts.resources.get(card) ?? 0);
}

// Bottles.

const bottlePool = new Uint8Array(MOST_BOTTLES);
const bottleSeen = new Uint8Array(MOST_BOTTLES);
let bottlesLeft = 0;

function imagineBottles(table: Table, view: View): void {
  const { texts, bottles } = table.cards;
  bottleSeen.fill(0);
  const see = (text: string): Bottle => {
    const bottle = texts.bottles.get(text) ?? NONE;
    if (bottle !== NONE) bottleSeen[bottle] = 1;
    return bottle;
  };
  view.known.forEach((known, seat) => {
    for (const text of known) {
      const bottle = see(text);
      if (bottle === NONE) continue;
      if (seat !== view.viewer) table.giveBottle(seat, bottle);
      table.showBottle(seat, bottle);
    }
  });
  for (const text of view.hand) {
    const bottle = see(text);
    if (bottle !== NONE) table.giveBottle(view.viewer, bottle);
  }
  view.bottleMarket.forEach((text, slot) => {
    table.bottleMarket[slot] = see(text);
  });
  for (const text of view.bottleDiscard) table.discardBottle(see(text));
  for (const text of view.looked) table.looked[table.lookedCount++] = see(text);

  bottlesLeft = 0;
  for (let bottle = 0; bottle < bottles.length; bottle++) {
    if (bottleSeen[bottle] === 0) bottlePool[bottlesLeft++] = bottle;
  }
  table.chance.shuffle(bottlePool, bottlesLeft);
  for (let n = 0; n < view.bottlesOut; n++) leaveOut(table, n);
  view.bottleCounts.forEach((count, seat) => {
    while (table.bottleCount[seat] < count) table.giveBottle(seat, bottlePool[--bottlesLeft]);
  });
  while (table.lookedCount < view.lookedCount) table.looked[table.lookedCount++] = bottlePool[--bottlesLeft];
  while (bottlesLeft > 0) table.bottleDeck[table.bottleDeckSize++] = bottlePool[--bottlesLeft];
}

/** R2  With 60 bottles, one of each of the six largest regions is in the box. */
function leaveOut(table: Table, n: number): void {
  const { cards } = table;
  const region = cards.largestRegions[n];
  let at = bottlesLeft - 1;
  if (table.house.thinned) {
    for (let i = 0; i < bottlesLeft; i++) if (cards.regionOf[bottlePool[i]] === region) at = i;
  }
  const bottle = bottlePool[at];
  bottlePool[at] = bottlePool[--bottlesLeft];
  table.bottlesOut[bottle >> 5] |= 1 << (bottle & 31);
}

// Resource cards.

const unseen = new Uint8Array(TYPES);
const resourcePool = new Uint8Array(256);
let resourcesLeft = 0;

function imagineResources(table: Table, view: View): void {
  const { texts, copies } = table.cards;
  unseen.set(copies);
  const see = (text: string): Resource => {
    const type = texts.resources.get(text) ?? NONE;
    if (type !== NONE) unseen[type]--;
    return type;
  };
  view.known.forEach((known, seat) => {
    for (const text of known) {
      const type = texts.resources.get(text);
      if (type === undefined) continue;
      table.showResource(seat, type);
      if (seat === view.viewer) continue;
      table.giveResource(seat, type);
      unseen[type]--;
    }
  });
  for (const text of view.hand) {
    const type = see(text);
    if (type !== NONE) table.giveResource(view.viewer, type);
  }
  table.slots = view.resourceMarket.length;
  view.resourceMarket.forEach((text, slot) => {
    for (const card of view.stacks[slot] ?? (text === EMPTY ? [] : [text])) table.layOn(slot, see(card));
  });
  for (const text of view.resourceDiscard) table.discardResource(see(text));
  for (const text of view.resourcesOut) table.resourcesOut[see(text)]++;
  for (const row of view.tucked) for (const cards of row) for (const text of cards) see(text);
  if (view.struck !== null) table.struck = see(view.struck);
  for (const text of view.placing) table.placing[see(text)]++;
  table.placingCount = view.placing.length;
  table.reds = table.cards.reds;
  for (let type = FIRST_RED; type < TYPES; type++) table.reds -= table.resourcesOut[type];
  dealUnseen(table, view);
}

function dealUnseen(table: Table, view: View): void {
  giveLostGlasses(table, view);
  resourcesLeft = 0;
  for (let type = 0; type < FIRST_RED; type++) {
    for (let n = unseen[type]; n > 0; n--) resourcePool[resourcesLeft++] = type;
  }
  table.chance.shuffle(resourcePool, resourcesLeft);
  view.handSizes.forEach((size, seat) => {
    while (table.handSize(seat) < size) table.giveResource(seat, resourcePool[--resourcesLeft]);
  });
  for (let type = FIRST_RED; type < TYPES; type++) {
    for (let n = unseen[type]; n > 0; n--) resourcePool[resourcesLeft++] = type;
  }
  while (resourcesLeft > 0) table.resourceDeck[table.resourceDeckSize++] = resourcePool[--resourcesLeft];
  table.chance.shuffle(table.resourceDeck, table.resourceDeckSize);
}

/** Whoever is asked for a glass holds one, or the game would not wait for it. */
function giveLostGlasses(table: Table, view: View): void {
  const { turn } = view;
  if (table.now !== entry(LOSING, LOSE_GLASS) || turn === view.viewer) return;
  let missing = table.owed[turn];
  for (let type = 0; type < FIRST_MIXER; type++) missing -= table.copiesHeld(turn, type);
  for (; missing > 0; missing--) {
    let glasses = 0;
    for (let type = 0; type < FIRST_MIXER; type++) glasses += unseen[type];
    let skip = table.chance.below(glasses);
    for (let type = 0; type < FIRST_MIXER; type++) {
      skip -= unseen[type];
      if (skip >= 0) continue;
      unseen[type]--;
      table.giveResource(turn, type);
      break;
    }
  }
}

function copyOffers(table: Table, view: View): void {
  const { texts } = table.cards;
  table.offersMade.set(view.offersMade);
  view.offers.forEach((offer, seat) => {
    table.offers[seat] = offer === null ? NO_OFFER : offer.state === 'draft' ? DRAFTED : OPEN;
    if (offer === null) return;
    table.offeredTo[seat] = offer.to;
    const held = (text: string) => texts.resources.get(text) ?? heldBottle(texts.bottles.get(text) ?? 0);
    for (const text of offer.give) table.putInOffer(table.offeredBottles, table.offered, seat, held(text));
    for (const text of offer.get) table.putInOffer(table.wantedBottles, table.wanted, seat, held(text));
  });
}
