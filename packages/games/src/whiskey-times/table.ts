import { Chance, type Seat, type Setting } from '@taproom/engine';
import { entry, OVER } from './agenda.js';
import {
  type Bottle,
  type Cards,
  FIRST_FLAVOUR,
  type Guest,
  HELD_TYPES,
  MOST_GUESTS,
  NONE,
  type Resource,
  TYPES,
  WORDS,
} from './cards.js';
import { Memory } from './memory.js';
import { bottleOf, type Held, isBottle } from './moves.js';
import { type House, houseOf } from './options.js';

// What the agenda holds is read wherever a table is.
export * from './agenda.js';

// How a guest lies in its place.
export const FACE_DOWN = 1;
/** Face down, but everybody saw who it is. */
export const KNOWN = 2;
export const PERFECT = 4;
export const SUBSTITUTE = 8;
export const SERVED = PERFECT | SUBSTITUTE;

// Why the evening ends.
export const NOT_YET = 0;
export const ALL_SERVED = 1;
export const NO_BOTTLES = 2;
export const NOBODY_PERFECT = 3;
export const STANDSTILL = 4;

export const PLACES = 4;
export const GUEST_SLOTS = 4;
export const BOTTLE_SLOTS = 2;
export const RESOURCE_SLOTS = 2;
export const MOST_SLOTS = 6;
export const MOST_LOOKED = 4;
const MOST_CARDS = 200;
const AGENDA = 16;
/** Bytes that are enough for five players with the longest card lists; stacks need more. */
const SMALL_TABLE = 2048;
const LARGE_TABLE = 4096;
const GUEST_WORDS = MOST_GUESTS / 32;

export const NO_OFFER = 0;
export const DRAFTED = 1;
export const OPEN = 2;

/** Everything on the table, open and hidden. */
export class Table {
  readonly setting: Setting<Cards>;
  readonly chance = new Chance();

  turn: Seat = 0;
  /** Draw points left in this turn. */
  points = 0;
  depth = 0;
  /** Places of the resource market. */
  slots = 0;
  guestDeckSize = 0;
  guestDiscardSize = 0;
  bottleDeckSize = 0;
  resourceDeckSize = 0;
  discardCount = 0;
  /** The red event that is being dealt with. */
  struck: Resource = NONE;
  /** The guest drawn unseen that is being kept or rejected. */
  blind: Guest = NONE;
  lookedCount = 0;
  placingCount = 0;
  /** Red events in the game; a scenario may leave some in the box. */
  reds = 0;
  ending = NOT_YET;
  endedBy: Seat = 0;
  /** Turns in a row in which no bottle left the deck, and the deck's size when this turn began. */
  quiet = 0;
  bottlesAtStart = 0;

  readonly agenda: Int32Array;
  readonly tokens: Int32Array;
  /** Bottles in each hand: WORDS words of bits a seat. */
  readonly bottles: Int32Array;
  /** Those of them that everybody saw going there. */
  readonly shownBottles: Int32Array;
  /** Which types of resource each hand has at all, as bits. */
  readonly holds: Int32Array;
  /** Flavours and bonuses under each guest, as bits of types. */
  readonly tucked: Int32Array;
  readonly bottleDiscard: Int32Array;
  /** Bottles and guests in the box. */
  readonly bottlesOut: Int32Array;
  readonly guestsOut: Int32Array;
  readonly offeredBottles: Int32Array;
  readonly wantedBottles: Int32Array;

  /** Copies of each type in each hand, and how many of them everybody knows of. */
  readonly hand: Uint8Array;
  readonly shown: Uint8Array;
  readonly bottleCount: Uint8Array;
  readonly resourceCount: Uint8Array;
  readonly guests: Uint8Array;
  readonly lying: Uint8Array;
  /** Draw points to do without in the next turn. */
  readonly debt: Uint8Array;
  /** Cards that each seat has to discard before the game goes on. */
  readonly owed: Uint8Array;
  readonly guestMarket: Uint8Array;
  readonly bottleMarket: Uint8Array;
  /** Resource market: the cards of each place from the bottom up, and how many there are. */
  readonly piles: Uint8Array;
  readonly heights: Uint8Array;
  /** Decks: the next card is the last. */
  readonly guestDeck: Uint8Array;
  readonly guestDiscard: Uint8Array;
  readonly bottleDeck: Uint8Array;
  readonly resourceDeck: Uint8Array;
  readonly discards: Uint8Array;
  readonly resourcesOut: Uint8Array;
  readonly looked: Uint8Array;
  /** Cards of a drink that have to find a place in a stacked market. */
  readonly placing: Uint8Array;
  readonly offers: Uint8Array;
  readonly offeredTo: Uint8Array;
  readonly offersMade: Uint8Array;
  readonly offered: Uint8Array;
  readonly wanted: Uint8Array;

  readonly #house: House;
  readonly #everything: Uint8Array;
  /** Cards that a place of the resource market has room for. */
  readonly #room: number;

  constructor(setting: Setting<Cards>) {
    const { seats, cards } = setting;
    const house = houseOf(setting.options);
    const traders = house.trading ? seats : 0;
    this.setting = setting;
    this.#house = house;
    this.#room = house.stacking ? MOST_CARDS : 1;

    const memory = new Memory(house.stacking ? LARGE_TABLE : SMALL_TABLE);
    this.agenda = memory.words(AGENDA);
    this.tokens = memory.words(seats);
    this.bottles = memory.words(seats * WORDS);
    this.shownBottles = memory.words(seats * WORDS);
    this.holds = memory.words(seats);
    this.tucked = memory.words(seats * PLACES);
    this.bottleDiscard = memory.words(WORDS);
    this.bottlesOut = memory.words(WORDS);
    this.guestsOut = memory.words(GUEST_WORDS);
    this.offeredBottles = memory.words(traders * WORDS);
    this.wantedBottles = memory.words(traders * WORDS);
    this.hand = memory.bytes(seats * HELD_TYPES);
    this.shown = memory.bytes(seats * HELD_TYPES);
    this.bottleCount = memory.bytes(seats);
    this.resourceCount = memory.bytes(seats);
    this.guests = memory.bytes(seats * PLACES).fill(NONE);
    this.lying = memory.bytes(seats * PLACES);
    this.debt = memory.bytes(seats);
    this.owed = memory.bytes(seats);
    this.guestMarket = memory.bytes(GUEST_SLOTS).fill(NONE);
    this.bottleMarket = memory.bytes(BOTTLE_SLOTS).fill(NONE);
    this.piles = memory.bytes(MOST_SLOTS * this.#room);
    this.heights = memory.bytes(MOST_SLOTS);
    this.guestDeck = memory.bytes(cards.guests.length);
    this.guestDiscard = memory.bytes(cards.guests.length);
    this.bottleDeck = memory.bytes(cards.bottles.length);
    this.resourceDeck = memory.bytes(MOST_CARDS);
    this.discards = memory.bytes(TYPES);
    this.resourcesOut = memory.bytes(TYPES);
    this.looked = memory.bytes(MOST_LOOKED);
    this.placing = memory.bytes(FIRST_FLAVOUR);
    this.offers = memory.bytes(traders);
    this.offeredTo = memory.bytes(traders);
    this.offersMade = memory.bytes(traders);
    this.offered = memory.bytes(traders * HELD_TYPES);
    this.wanted = memory.bytes(traders * HELD_TYPES);
    this.#everything = memory.all();
  }

  get house(): House {
    return this.#house;
  }

  get cards(): Cards {
    return this.setting.cards;
  }

  get seats(): number {
    return this.setting.seats;
  }

  /** Guests in front of each player (R1, R43). */
  get places(): number {
    return this.#house.extended ? PLACES : PLACES - 1;
  }

  /** Overwrites this table. A search keeps a few tables and never allocates. */
  copy(from: Table): this {
    this.#everything.set(from.#everything);
    this.chance.copy(from.chance);
    this.turn = from.turn;
    this.points = from.points;
    this.depth = from.depth;
    this.slots = from.slots;
    this.guestDeckSize = from.guestDeckSize;
    this.guestDiscardSize = from.guestDiscardSize;
    this.bottleDeckSize = from.bottleDeckSize;
    this.resourceDeckSize = from.resourceDeckSize;
    this.discardCount = from.discardCount;
    this.struck = from.struck;
    this.blind = from.blind;
    this.lookedCount = from.lookedCount;
    this.placingCount = from.placingCount;
    this.reds = from.reds;
    this.ending = from.ending;
    this.endedBy = from.endedBy;
    this.quiet = from.quiet;
    this.bottlesAtStart = from.bottlesAtStart;
    return this;
  }

  /** As new: nothing on it. */
  clear(): void {
    this.#everything.fill(0);
    this.guests.fill(NONE);
    this.guestMarket.fill(NONE);
    this.bottleMarket.fill(NONE);
    this.turn = 0;
    this.points = 0;
    this.depth = 0;
    this.slots = 0;
    this.guestDeckSize = 0;
    this.guestDiscardSize = 0;
    this.bottleDeckSize = 0;
    this.resourceDeckSize = 0;
    this.discardCount = 0;
    this.struck = NONE;
    this.blind = NONE;
    this.lookedCount = 0;
    this.placingCount = 0;
    this.reds = 0;
    this.ending = NOT_YET;
    this.endedBy = 0;
    this.quiet = 0;
    this.bottlesAtStart = 0;
  }

  // The agenda.

  get now(): number {
    return this.agenda[this.depth - 1];
  }

  get what(): number {
    return this.agenda[this.depth - 1] & 31;
  }

  push(what: number, about = 0): void {
    this.agenda[this.depth++] = entry(what, about);
  }

  pop(): void {
    this.depth--;
  }

  // Hands.

  handSize(seat: Seat): number {
    return this.bottleCount[seat] + this.resourceCount[seat];
  }

  holdsBottle(seat: Seat, bottle: Bottle): boolean {
    return (this.bottles[seat * WORDS + (bottle >> 5)] & (1 << (bottle & 31))) !== 0;
  }

  /** A bottle goes to a hand unseen. */
  giveBottle(seat: Seat, bottle: Bottle): void {
    this.bottles[seat * WORDS + (bottle >> 5)] |= 1 << (bottle & 31);
    this.bottleCount[seat]++;
  }

  /** Everybody saw that this bottle is in that hand. */
  showBottle(seat: Seat, bottle: Bottle): void {
    this.shownBottles[seat * WORDS + (bottle >> 5)] |= 1 << (bottle & 31);
  }

  loseBottle(seat: Seat, bottle: Bottle): void {
    const word = seat * WORDS + (bottle >> 5);
    const others = ~(1 << (bottle & 31));
    this.bottles[word] &= others;
    this.shownBottles[word] &= others;
    this.bottleCount[seat]--;
  }

  /** A resource card goes to a hand unseen. */
  giveResource(seat: Seat, type: Resource): void {
    this.hand[seat * HELD_TYPES + type]++;
    this.holds[seat] |= 1 << type;
    this.resourceCount[seat]++;
  }

  /** Everybody saw that one copy more of this type is in that hand. */
  showResource(seat: Seat, type: Resource): void {
    this.shown[seat * HELD_TYPES + type]++;
  }

  /** One copy leaves for all to see: of the copies that are known to be there, at least all but one remain. */
  loseResource(seat: Seat, type: Resource): void {
    const at = seat * HELD_TYPES + type;
    if (--this.hand[at] === 0) this.holds[seat] &= ~(1 << type);
    if (this.shown[at] > 0) this.shown[at]--;
    this.resourceCount[seat]--;
  }

  copiesHeld(seat: Seat, type: Resource): number {
    return this.hand[seat * HELD_TYPES + type];
  }

  /** One more card on the giving or the wanting side of a seat's offer. */
  putInOffer(bottles: Int32Array, counts: Uint8Array, seat: Seat, held: Held): void {
    if (!isBottle(held)) counts[seat * HELD_TYPES + held]++;
    else bottles[seat * WORDS + (bottleOf(held) >> 5)] |= 1 << (bottleOf(held) & 31);
  }

  // Piles.

  discardBottle(bottle: Bottle): void {
    this.bottleDiscard[bottle >> 5] |= 1 << (bottle & 31);
  }

  discardGuest(guest: Guest): void {
    this.guestDiscard[this.guestDiscardSize++] = guest;
  }

  discardResource(type: Resource): void {
    this.discards[type]++;
    this.discardCount++;
  }

  /** The card on top of a place of the resource market. */
  top(slot: number): Resource {
    const height = this.heights[slot];
    return height === 0 ? NONE : this.piles[slot * this.#room + height - 1];
  }

  /** The card so many from the bottom of a place. */
  cardAt(slot: number, level: number): Resource {
    return this.piles[slot * this.#room + level];
  }

  layOn(slot: number, type: Resource): void {
    this.piles[slot * this.#room + this.heights[slot]++] = type;
  }

  liftFrom(slot: number): Resource {
    const at = slot * this.#room + --this.heights[slot];
    const type = this.piles[at];
    // Nothing may remain where no card lies: equal tables are equal to the byte.
    this.piles[at] = 0;
    return type;
  }

  /** Cards that can be drawn from the resource deck, its discards reshuffled. */
  get drawable(): number {
    return this.resourceDeckSize + this.discardCount;
  }

  /** Whether anything but red events is left to draw. Everybody can count that: red events are never held. */
  get fillable(): boolean {
    return this.drawable > (this.struck === NONE ? this.reds : this.reds - 1);
  }

  get over(): boolean {
    return this.what === OVER;
  }
}
