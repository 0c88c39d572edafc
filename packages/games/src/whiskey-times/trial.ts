import { type CardFiles, Chance, type Seat, type Trial, type Wish } from '@taproom/engine';
import { type Cards, HELD_TYPES, isRed, NONE } from './cards.js';
import type { Event } from './events.js';
import { FILES, shippedCards } from './shipped.js';
import { FACE_DOWN, KNOWN, LOSE_GLASS, LOSING, PLACES, Table } from './table.js';
import { moveNumbers } from './trial-moves.js';

// Written apart from view.ts on purpose: a second statement of where the cards are and of what is secret.

const VARIANTS = ['extended', 'caught', 'trading', 'stacking'] as const;

/**
 * Random players hardly ever serve a drink, so some tables have guests who all like whiskey from one region, on ice, in
 * the glass that everybody holds. The rules are the same; drinks, trades and last turns come up all the time.
 */
const EASY: CardFiles = {
  'bottles.csv': cardFile(
    'number,name,region,profiles,note',
    Array.from({ length: 60 }, (_, i) => `${i + 1},Any,speyside,single-malt peated cask-strength,Any.`),
  ),
  'guests.csv': cardFile(
    'slug,name,lived,era,groups,about,bottle,glass,ingredients,perfect,substitute,gift-preferred,gift-region,market-icon,guest-icon,companion',
    Array.from(
      { length: 60 },
      (_, i) =>
        `guest-${i},Any,Once,ancient,any,Any.,${i + 1},rocks,ice,9,4,2,1,${1 + (i % 4)},${1 + (i % 3)},group:any`,
    ),
  ),
  'resources.csv': (FILES['resources.csv'] as string)
    .replace(/^(rocks|ice)(,.*),8,/gm, '$1$2,20,')
    .replace(/^((?!rocks|ice).*),8,/gm, '$1,1,'),
};

function cardFile(heading: string, lines: readonly string[]): string {
  return [heading, ...lines].join('\n');
}

const EASY_TABLES: readonly Record<string, unknown>[] = [
  { trading: true },
  { trading: true, extended: true, caught: true, stacking: true },
];

/** Every number of players, with every combination of the variants, and the shorter bottle list now and then. */
function settings(): Wish[] {
  const wishes: Wish[] = [];
  for (let seats = 2; seats <= 5; seats++) {
    for (let set = 0; set < 1 << VARIANTS.length; set++) {
      const options: Record<string, unknown> = { bottles: (seats + set) % 2 === 0 ? '66' : '60' };
      VARIANTS.forEach((variant, bit) => {
        if (set & (1 << bit)) options[variant] = true;
      });
      wishes.push({ seats, options });
    }
    for (const options of EASY_TABLES) wishes.push({ seats, options, files: EASY });
  }
  return wishes;
}

function cardsOwned({ setting: { cards } }: Table): string[] {
  return [
    ...cards.guests.map(({ slug }) => slug),
    ...cards.bottles.map(({ number }) => `bottle-${number}`),
    ...cards.resources.flatMap(({ slug, copies }) => new Array<string>(copies).fill(slug)),
  ];
}

/** Collects cards by their text, and does not mind how they are kept. */
class Finder {
  readonly found: string[] = [];

  constructor(private readonly cards: Cards) {}

  guest(guest: number): void {
    if (guest !== NONE) this.found.push(this.cards.guests[guest]?.slug ?? `guest ${guest}?`);
  }

  bottle(bottle: number): void {
    if (bottle !== NONE) this.found.push(`bottle-${this.cards.bottles[bottle]?.number ?? `${bottle}?`}`);
  }

  resource(type: number): void {
    if (type !== NONE)
      this.found.push(this.cards.resources.find((card) => card.type === type)?.slug ?? `type ${type}?`);
  }

  guests(cards: Iterable<number>): void {
    for (const card of cards) this.guest(card);
  }

  bottles(cards: Iterable<number>): void {
    for (const card of cards) this.bottle(card);
  }

  resources(cards: Iterable<number>): void {
    for (const card of cards) this.resource(card);
  }

  bits(words: Int32Array, use: (card: number) => void): void {
    words.forEach((word, index) => {
      for (let bit = 0; bit < 32; bit++) if (word & (1 << bit)) use(index * 32 + bit);
    });
  }

  counts(counts: Uint8Array): void {
    counts.forEach((count, type) => {
      for (let n = 0; n < count; n++) this.resource(type);
    });
  }
}

function cardsFound(table: Table): string[] {
  const finder = new Finder(table.setting.cards);
  finder.guests(table.guests);
  finder.guests(table.guestMarket);
  finder.guests(table.guestDeck.subarray(0, table.guestDeckSize));
  finder.guests(table.guestDiscard.subarray(0, table.guestDiscardSize));
  finder.guest(table.blind);
  finder.bits(table.guestsOut, (guest) => finder.guest(guest));

  finder.bottles(table.bottleMarket);
  finder.bottles(table.bottleDeck.subarray(0, table.bottleDeckSize));
  finder.bottles(table.looked.subarray(0, table.lookedCount));
  finder.bits(table.bottleDiscard, (bottle) => finder.bottle(bottle));
  finder.bits(table.bottlesOut, (bottle) => finder.bottle(bottle));

  finder.resources(table.resourceDeck.subarray(0, table.resourceDeckSize));
  finder.resource(table.struck);
  finder.counts(table.discards);
  finder.counts(table.resourcesOut);
  finder.counts(table.placing);
  for (let slot = 0; slot < table.slots; slot++) {
    for (let level = 0; level < table.heights[slot]!; level++) finder.resource(table.cardAt(slot, level));
  }
  for (let seat = 0; seat < table.seats; seat++) {
    finder.bits(table.bottles.subarray(seat * 3, seat * 3 + 3), (bottle) => finder.bottle(bottle));
    finder.counts(table.hand.subarray(seat * HELD_TYPES, (seat + 1) * HELD_TYPES));
    for (let place = 0; place < PLACES; place++) {
      finder.bits(table.tucked.subarray(seat * PLACES + place, seat * PLACES + place + 1), (type) =>
        finder.resource(type),
      );
    }
  }
  return finder.found;
}

/**
 * Secret from a viewer: the order of all decks and the generator, what is in the box, the cards of other hands that nobody saw
 * going there, other players' face-down guests unless they were turned up for all to see, the guest another player has just
 * drawn, and the bottles another player is choosing from.
 */
function redeal(table: Table, viewer: Seat, seed: number): Table {
  const other = new Table(table.setting).copy(table);
  const chance = Chance.fast(seed);
  other.chance.reseed(seed);
  redealGuests(other, viewer, chance);
  redealBottles(other, viewer, chance);
  redealResources(other, viewer, chance);
  return other;
}

/** Slots that a card can be put back into, each with a way to do so. */
type Slots = ((card: number) => void)[];

function shuffleInto(cards: number[], slots: Slots, chance: Chance): void {
  chance.shuffle(cards, cards.length);
  slots.forEach((put, index) => put(cards[index]!));
}

function redealGuests(table: Table, viewer: Seat, chance: Chance): void {
  const cards: number[] = [];
  const slots: Slots = [];
  for (let at = 0; at < table.guests.length; at++) {
    const lying = table.lying[at]!;
    const secret = Math.floor(at / PLACES) !== viewer && lying & FACE_DOWN && !(lying & KNOWN);
    if (!secret || table.guests[at] === NONE) continue;
    cards.push(table.guests[at]!);
    slots.push((guest) => {
      table.guests[at] = guest;
    });
  }
  if (table.blind !== NONE && table.turn !== viewer) {
    cards.push(table.blind);
    slots.push((guest) => {
      table.blind = guest;
    });
  }
  for (let i = 0; i < table.guestDeckSize; i++) {
    cards.push(table.guestDeck[i]!);
    slots.push((guest) => {
      table.guestDeck[i] = guest;
    });
  }
  for (let guest = 0; guest < table.setting.cards.guests.length; guest++) {
    if (!((table.guestsOut[guest >> 5]! >> (guest & 31)) & 1)) continue;
    cards.push(guest);
    slots.push((card) => {
      table.guestsOut[card >> 5]! |= 1 << (card & 31);
    });
  }
  table.guestsOut.fill(0);
  shuffleInto(cards, slots, chance);
}

function redealBottles(table: Table, viewer: Seat, chance: Chance): void {
  const cards: number[] = [];
  const slots: Slots = [];
  const count = table.setting.cards.bottles.length;
  const has = (words: Int32Array, seat: number, bottle: number) =>
    (words[seat * 3 + (bottle >> 5)]! >> (bottle & 31)) & 1;
  for (let seat = 0; seat < table.seats; seat++) {
    for (let bottle = 0; bottle < count && seat !== viewer; bottle++) {
      if (!has(table.bottles, seat, bottle) || has(table.shownBottles, seat, bottle)) continue;
      table.loseBottle(seat, bottle);
      cards.push(bottle);
      slots.push((card) => table.giveBottle(seat, card));
    }
  }
  for (let i = 0; i < table.bottleDeckSize; i++) {
    cards.push(table.bottleDeck[i]!);
    slots.push((card) => {
      table.bottleDeck[i] = card;
    });
  }
  for (let i = 0; i < table.lookedCount && table.turn !== viewer; i++) {
    cards.push(table.looked[i]!);
    slots.push((card) => {
      table.looked[i] = card;
    });
  }
  // What is in the box stays there: with 60 bottles it is not just any six.
  shuffleInto(cards, slots, chance);
}

function redealResources(table: Table, viewer: Seat, chance: Chance): void {
  const cards: number[] = [];
  const slots: Slots = [];
  for (let seat = 0; seat < table.seats; seat++) {
    // Someone who is asked for a glass, or has laid cards on the table for an offer, holds them; those were shown or stay.
    const asked = seat === table.turn && table.agenda[table.depth - 1] === (LOSING | (LOSE_GLASS << 5));
    for (let type = 0; type < HELD_TYPES && seat !== viewer; type++) {
      if (asked && type < 4) continue;
      const at = seat * HELD_TYPES + type;
      const known = table.shown[at]!;
      while (table.hand[at]! > known) {
        table.loseResource(seat, type);
        table.shown[at] = known;
        cards.push(type);
        slots.push((card) => table.giveResource(seat, card));
      }
    }
  }
  const reds: number[] = [];
  const deck: number[] = [];
  for (let i = 0; i < table.resourceDeckSize; i++)
    (isRed(table.resourceDeck[i]!) ? reds : deck).push(table.resourceDeck[i]!);
  const rest: number[] = [...reds];
  for (const type of deck) {
    cards.push(type);
    slots.push((card) => rest.push(card));
  }
  shuffleInto(cards, slots, chance);
  chance.shuffle(rest, rest.length);
  table.resourceDeck.set(rest);
}

/** What an event shows in use, by what the shipped cards do. */
function kindsIn(event: Event): readonly string[] {
  const kindOf = (slug: string): string => {
    const card = shippedCards().resources.find((one) => one.slug === slug);
    return card === undefined ? 'bottle' : (card.effect ?? card.kind);
  };
  switch (event.type) {
    case 'struck':
    case 'played':
      return [kindOf(event.event)];
    case 'served':
      return ['guest', 'bottle', ...[...event.used, ...event.tucked].map(kindOf)];
    default:
      return [];
  }
}

/** What happens before everybody's eyes. */
const OPEN_EVENTS: readonly Event['type'][] = [
  'laid-out',
  'turn-began',
  'slot-added',
  'filled',
  'reshuffled',
  'struck',
  'ignored',
  'caught',
  'guest-replaced',
  'guest-spared',
  'must-lose',
  'discarded',
  'lost-tokens',
  'lost-points',
  'markets-swept',
  'guests-swept',
  'gave',
  'paid',
  'rejected',
  'gifted',
  'served',
  'untucked',
  'rotated',
  'stacks-swept',
  'played',
  'gained-tokens',
  'fetched',
  'trade-opened',
  'offer-begun',
  'offer-gives',
  'offer-wants',
  'offered',
  'traded',
  'declined',
  'withdrawn',
  'lapsed',
  'trade-ended',
  'end-near',
  'ended',
];

export const trial: Trial<Table, Event> = {
  settings: settings(),
  maxMoves: 20_000,
  cardsOwned,
  cardsFound,
  redeal,
  kindsIn,
  moveNumbers,
  open: OPEN_EVENTS,
  rare: {
    traded:
      'random players hardly ever ask for cards that the other holds; scenarios trade-*, records 4-trading, 5-everything',
    lapsed: 'needs two offers of the same card and a trade; scenario trade-lapses',
    'enough-offers': 'takes three offers proposed in one trade; scenario trade-three-offers',
    'cannot-pay': 'an offer to this seat, tried by chance as it stands; scenario trade-cannot-pay',
    'no-trading': 'no trade move is ever seen where nobody trades; scenario trade-off',
    'say-onto': 'a discard without a place is never legal where the market is stacked; scenario stacking-discards',
    'one-bottle-twice': 'never legal, so never tried; scenario swap-refused',
    'glass-missing': 'a drink that was once possible for this very bottle; scenario serve-refused',
    'ingredient-missing': 'as glass-missing',
    'wild-not-needed': 'as glass-missing; scenario serve-wild-not-needed',
    'flavour-does-not-match': 'never legal, so never tried; scenario serve-flavour-mismatch',
    'not-a-bonus': 'never legal, so never tried; scenario serve-not-a-bonus',
    'serve-with-it': 'never legal, so never tried; scenario green-goes-with-a-drink',
    'not-in-discard': 'the one event that fetches, tried again by chance; scenario green-lost-and-found',
    'not-looked-at': 'a bottle that was once chosen, tried while choosing; scenario green-cellar-key',
    'bottles-for-bottles': 'a card tried in an offer of the other kind; scenario trade-not-mixed',
    standstill: 'nearly every game runs out of bottles first; scenario end-standstill',
  },
};
