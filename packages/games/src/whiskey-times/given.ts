import {
  arranged,
  type Chance,
  type Given,
  GivenReader,
  instead,
  Misgiven,
  ok,
  type Result,
  type Seat,
  type Setting,
  textsIn,
  wholeNumber,
} from '@taproom/engine';
import { type Bottle, type Cards, type Guest, isRed, NONE, type Resource, TYPES } from './cards.js';
import { beginTurn } from './ending.js';
import { FACE_DOWN_TEXT } from './events.js';
import { FACE_UP, firstSeat, GUESTS_LEFT_OUT, setup } from './setup.js';
import {
  ACTING,
  BOTTLE_SLOTS,
  entry,
  FACE_DOWN,
  GUEST_SLOTS,
  MOST_SLOTS,
  PERFECT,
  PLACES,
  RESOURCE_SLOTS,
  SUBSTITUTE,
  Table,
} from './table.js';
import { EMPTY } from './view.js';

const KEYS = [
  'hands',
  'guests',
  'served',
  'tucked',
  'tokens',
  'guest-market',
  'bottle-market',
  'resource-market',
  'guest-deck',
  'bottle-deck',
  'resource-deck',
  'guest-discard',
  'bottle-discard',
  'resource-discard',
  'phase',
  'points',
  'quiet',
];

/** The table a scenario describes. What it leaves open is dealt. */
export function arrange(
  setting: Setting<Cards>,
  given: Given,
  names: readonly string[],
  chance: Chance,
): Result<Table, string> {
  if (Object.keys(given).length === 0) return ok(setup(setting, chance));
  return arranged(() => new Arranging(setting, new GivenReader(given, names, setting.seats, KEYS), chance).table());
}

class Arranging {
  private readonly made: Table;
  /** Cards that nobody has asked for yet, in random order. */
  private guests: Guest[] = [];
  private bottles: Bottle[] = [];
  private resources: Resource[] = [];

  constructor(
    setting: Setting<Cards>,
    private readonly reader: GivenReader,
    chance: Chance,
  ) {
    this.made = new Table(setting);
    this.made.chance.copy(chance);
  }

  table(): Table {
    this.openBox();
    const decks = this.takeGiven();
    this.dealRest();
    this.stackDecks(decks);
    this.beginAt();
    return this.made;
  }

  private openBox(): void {
    const { cards, chance } = this.made;
    const shuffled = (cardsThere: number[]): number[] => {
      chance.shuffle(cardsThere, cardsThere.length);
      return cardsThere;
    };
    this.guests = shuffled(cards.guests.map((_, guest) => guest));
    this.bottles = shuffled(cards.bottles.map((_, bottle) => bottle));
    this.resources = shuffled(Array.from(cards.copies).flatMap((copies, type) => new Array<number>(copies).fill(type)));
  }

  // What is given.

  private takeGiven(): { guests: Guest[]; bottles: Bottle[]; resources: Resource[] } {
    const { made } = this;
    this.eachPlayer('guests', (seat, value) => this.giveGuests(seat, textsIn('guests', value)));
    this.eachPlayer('hands', (seat, value) => this.giveHand(seat, textsIn('hands', value)));
    this.eachPlayer('tokens', (seat, value) => {
      made.tokens[seat] = wholeNumber('tokens', value);
    });
    this.optional('guest-market', (text, slot) => {
      made.guestMarket[slot] = text === EMPTY ? NONE : this.guest(text);
    });
    this.optional('bottle-market', (text, slot) => {
      made.bottleMarket[slot] = text === EMPTY ? NONE : this.bottle(text);
    });
    this.giveResourceMarket();
    this.optional('guest-discard', (text) => made.discardGuest(this.guest(text)));
    this.optional('bottle-discard', (text) => made.discardBottle(this.bottle(text)));
    this.optional('resource-discard', (text) => made.discardResource(this.resource(text)));
    this.eachPlayer('served', (seat, value) => this.serveGuests(seat, value));
    this.eachPlayer('tucked', (seat, value) => this.tuck(seat, value));
    return {
      guests: this.reader.deck('guest-deck').texts.map((text) => this.guest(text)),
      bottles: this.reader.deck('bottle-deck').texts.map((text) => this.bottle(text)),
      resources: this.reader.deck('resource-deck').texts.map((text) => this.resource(text)),
    };
  }

  private giveGuests(seat: Seat, texts: readonly string[]): void {
    const { made } = this;
    if (texts.length > made.places)
      throw new Misgiven(`guests: ${this.reader.names[seat]} has ${made.places} places, not ${texts.length}`);
    const marked = texts.some((text) => text.startsWith(FACE_DOWN_TEXT));
    texts.forEach((text, place) => {
      const faceDown = marked ? text.startsWith(FACE_DOWN_TEXT) : place >= FACE_UP;
      made.guests[seat * PLACES + place] = this.guest(text.replace(/^face-down /, ''));
      made.lying[seat * PLACES + place] = faceDown ? FACE_DOWN : 0;
    });
  }

  private giveHand(seat: Seat, texts: readonly string[]): void {
    for (const text of texts) {
      if (this.made.cards.texts.bottles.has(text)) this.made.giveBottle(seat, this.bottle(text));
      else this.made.giveResource(seat, this.peaceful(this.resource(text), text));
    }
  }

  private peaceful(type: Resource, text: string): Resource {
    if (isRed(type)) throw new Misgiven(`"${text}" is a red event: it can lie in a deck or a discard pile only`);
    return type;
  }

  /** A list of cards, or in a stacked market a list of lists, each from the bottom up. */
  private giveResourceMarket(): void {
    const { made } = this;
    const value = this.reader.given['resource-market'];
    made.slots = made.house.stacking ? 1 : RESOURCE_SLOTS;
    if (value === undefined) return;
    if (!Array.isArray(value)) throw new Misgiven('resource-market must be a list');
    if (made.house.stacking) made.slots = value.length;
    if (value.length !== made.slots || value.length > MOST_SLOTS || value.length < 1)
      throw new Misgiven(`resource-market must have ${made.house.stacking ? `1 to ${MOST_SLOTS}` : made.slots} places`);
    value.forEach((pile, slot) => {
      for (const text of Array.isArray(pile) ? pile.map(String) : [String(pile)]) {
        if (text !== EMPTY) made.layOn(slot, this.peaceful(this.resource(text), text));
      }
    });
  }

  private serveGuests(seat: Seat, value: unknown): void {
    for (const [place, drink] of this.places('served', value)) {
      if (drink !== 'perfect' && drink !== 'substitute')
        throw new Misgiven(`served: "${String(drink)}" must be perfect or substitute`);
      this.made.lying[seat * PLACES + place] = drink === 'perfect' ? PERFECT : SUBSTITUTE;
    }
  }

  private tuck(seat: Seat, value: unknown): void {
    for (const [place, cards] of this.places('tucked', value)) {
      for (const text of textsIn('tucked', cards)) this.made.tucked[seat * PLACES + place] |= 1 << this.resource(text);
    }
  }

  // What is dealt.

  private dealRest(): void {
    const { made } = this;
    const hands = this.reader.bySeat('hands', (hand) => hand);
    for (let slot = 0; slot < GUEST_SLOTS && !this.reader.given['guest-market']; slot++)
      made.guestMarket[slot] = this.next(this.guests);
    for (let slot = 0; slot < BOTTLE_SLOTS && !this.reader.given['bottle-market']; slot++)
      made.bottleMarket[slot] = this.next(this.bottles);
    for (let slot = 0; slot < made.slots && !this.reader.given['resource-market']; slot++)
      made.layOn(slot, this.nextPeaceful());
    for (let seat = 0; seat < made.seats; seat++) {
      this.dealGuests(seat);
      if (hands.has(seat)) continue;
      for (let n = 0; n < made.house.openingBottles; n++) made.giveBottle(seat, this.next(this.bottles));
      for (let n = 0; n < made.house.openingResources; n++) made.giveResource(seat, this.nextPeaceful());
    }
  }

  private dealGuests(seat: Seat): void {
    const { made } = this;
    for (let place = 0; place < made.places; place++) {
      const at = seat * PLACES + place;
      if (made.guests[at] !== NONE) continue;
      made.guests[at] = this.next(this.guests);
      if (place >= FACE_UP && made.lying[at] === 0) made.lying[at] = FACE_DOWN;
    }
  }

  private next(cards: number[]): number {
    const card = cards.pop();
    if (card === undefined) throw new Misgiven('there are not enough cards left to deal the rest');
    return card;
  }

  private nextPeaceful(): Resource {
    const at = this.resources.findIndex((type) => !isRed(type));
    if (at < 0) throw new Misgiven('there are not enough resource cards left to deal the rest');
    return this.resources.splice(at, 1)[0]!;
  }

  /** The next cards of a deck are the last of its array. What a deck that was given to its end leaves over is in the box. */
  private stackDecks(next: { guests: Guest[]; bottles: Bottle[]; resources: Resource[] }): void {
    const { made } = this;
    const wholeGuests = this.reader.deck('guest-deck').isWhole;
    const guestsOut = wholeGuests ? this.guests : this.guests.splice(0, GUESTS_LEFT_OUT);
    for (const guest of guestsOut) made.guestsOut[guest >> 5] |= 1 << (guest & 31);
    const guestDeck = [...(wholeGuests ? [] : this.guests), ...next.guests.reverse()];
    made.guestDeck.set(guestDeck);
    made.guestDeckSize = guestDeck.length;

    const wholeBottles = this.reader.deck('bottle-deck').isWhole;
    const bottlesOut = wholeBottles ? this.bottles : made.house.thinned ? this.thinnedOut() : [];
    for (const bottle of bottlesOut) made.bottlesOut[bottle >> 5] |= 1 << (bottle & 31);
    const bottleDeck = [...(wholeBottles ? [] : this.bottles), ...next.bottles.reverse()];
    made.bottleDeck.set(bottleDeck);
    made.bottleDeckSize = bottleDeck.length;

    const wholeResources = this.reader.deck('resource-deck').isWhole;
    if (wholeResources) for (const type of this.resources) made.resourcesOut[type]++;
    const resourceDeck = [...(wholeResources ? [] : this.resources), ...next.resources.reverse()];
    made.resourceDeck.set(resourceDeck);
    made.resourceDeckSize = resourceDeck.length;
    made.reds = made.cards.reds;
    for (let type = 0; type < TYPES; type++) if (isRed(type)) made.reds -= made.resourcesOut[type];
  }

  private thinnedOut(): Bottle[] {
    const { cards } = this.made;
    return cards.largestRegions.flatMap((region) => {
      const at = this.bottles.findIndex((bottle) => cards.regionOf[bottle] === region);
      return at < 0 ? [] : this.bottles.splice(at, 1);
    });
  }

  private beginAt(): void {
    const { made } = this;
    const { phase = 'draw', points, quiet } = this.reader.given;
    beginTurn(made, firstSeat(made));
    if (phase !== 'draw' && phase !== 'act') throw new Misgiven(`phase must be draw or act, not "${String(phase)}"`);
    if (points !== undefined) made.points = wholeNumber('points', points);
    if (quiet !== undefined) made.quiet = wholeNumber('quiet', quiet);
    if (phase === 'draw') return;
    made.points = 0;
    made.agenda[0] = entry(ACTING);
  }

  // Reading.

  private eachPlayer(key: string, use: (seat: Seat, value: unknown) => void): void {
    for (const [seat, value] of this.reader.bySeat(key, (item) => item)) use(seat, value);
  }

  private optional(key: string, use: (text: string, index: number) => void): void {
    const value = this.reader.given[key];
    if (value === undefined) return;
    const texts = textsIn(key, value);
    const most = key === 'guest-market' ? GUEST_SLOTS : key === 'bottle-market' ? BOTTLE_SLOTS : undefined;
    if (most !== undefined && texts.length !== most) throw new Misgiven(`${key} must have ${most} places`);
    texts.forEach(use);
  }

  private places(key: string, value: unknown): [number, unknown][] {
    if (typeof value !== 'object' || value === null) throw new Misgiven(`${key} must be a map by place`);
    return Object.entries(value).map(([place, of]) => {
      const number = Number(place);
      if (!Number.isInteger(number) || number < 1 || number > this.made.places)
        throw new Misgiven(`${key}: there is no place "${place}"; places are 1 to ${this.made.places}`);
      return [number - 1, of];
    });
  }

  private guest(text: string): Guest {
    return this.take('guest', text, this.made.cards.texts.guests, this.guests);
  }

  private bottle(text: string): Bottle {
    return this.take('bottle', text, this.made.cards.texts.bottles, this.bottles);
  }

  private resource(text: string): Resource {
    return this.take('resource card', text, this.made.cards.texts.resources, this.resources);
  }

  private take(kind: string, text: string, known: ReadonlyMap<string, number>, left: number[]): number {
    const card = known.get(text);
    if (card === undefined) {
      const names = [...known.keys()];
      throw new Misgiven(`there is no ${kind} "${text}"; ${instead(text, names, `one is written like "${names[0]}"`)}`);
    }
    const at = left.indexOf(card);
    if (at < 0) throw new Misgiven(`"${text}" is given more often than there are cards of it`);
    left.splice(at, 1);
    return card;
  }
}
