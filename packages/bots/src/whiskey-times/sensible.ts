import type { AnyView, Game, Move, Seat, Setting } from '@taproom/engine';
import {
  type House,
  houseOf,
  whiskeyMoves as moves,
  type WhiskeyCards,
  type WhiskeyView,
  whiskeyCards,
} from '@taproom/games/whiskey-times';
import type { Sense, SenseOf } from '../sense.js';
import { Hand } from './hand.js';
import { heldNamed, nextOfferMove, WORTHWHILE } from './offers.js';
import { FIRST_GREEN, type Guest, HELD, SPARE_GREEN, Waiting } from './waiting.js';

/**
 * Looks at its guests, at what they lack, and takes what brings the best of them nearer to a drink. Serves as soon as it
 * can, gives away bottles nobody at its table wants, and swaps a guest when the one outside is much easier to please.
 */
export const sensible: SenseOf = (_game: Game, setting: Setting) => senseWith(setting, SENSIBLE);

/**
 * As it was when the figures before local-2 were measured: in its last turn it still kept wild cards and the last guest for a
 * better day, and left 51 guests waiting in 588 last turns that it could have served.
 */
export const sensibleBefore: SenseOf = (_game: Game, setting: Setting) =>
  senseWith(setting, { ...SENSIBLE, lastTurn: 'saves' });

/** The same, but choosing guests who drink with each other: what those get out of companions who play for them. */
export const matchmaker: SenseOf = (_game: Game, setting: Setting) =>
  senseWith(setting, { ...SENSIBLE, company: 'sought' });

interface Habits {
  /** What becomes of cards that no later turn can use. */
  readonly lastTurn: 'spends' | 'saves';
  /** Whether companions are a reason to have somebody in, or only to serve them. */
  readonly company: 'sought' | 'welcome';
}

const SENSIBLE: Habits = { lastTurn: 'spends', company: 'welcome' };

function senseWith(anySetting: Setting, habits: Habits): Sense {
  const setting = anySetting as Setting<WhiskeyCards>;
  const mindOf = (seen: AnyView): Mind => new Mind(setting, seen as WhiskeyView, habits);
  return {
    silly: OVERLOOKED,
    rate(seen, legal, worths) {
      const mind = mindOf(seen);
      legal.forEach((move, i) => {
        worths[i] = mind.worthOf(move);
      });
    },
    /** Offers from whoever is being waited for elsewhere are answered when somebody notices them. */
    interrupt(seen, legal, alert, chance) {
      const accepts = legal.filter((move) => moves.kindOf(move) === moves.ACCEPT);
      if (accepts.length === 0 || chance.fraction() >= alert) return undefined;
      const mind = mindOf(seen);
      return accepts.find((move) => mind.worthOf(move) > 0);
    },
    /** Makes an offer, card by card; one that is begun is finished. */
    propose(seen, legal, alert, chance) {
      const view = seen as WhiskeyView;
      if (
        view.turn !== view.viewer ||
        view.phase !== 'trade' ||
        (!view.offers[view.viewer] && chance.fraction() >= alert)
      )
        return undefined;
      const mind = mindOf(seen);
      const move = nextOfferMove(view, setting.cards, (give, get) => mind.exchange(give, get));
      return move !== undefined && legal.includes(move) ? move : undefined;
    },
  };
}

/** So many points even a tired host does not overlook. */
const OVERLOOKED = 1;
/** So many points nobody gives away who looks at their cards. */
const SILLY = 4;

/** A drink in the hand is worth two in the market. */
const TEMPO = 1.5;
/** Nobody ends the game without a perfect drink, so the first one is worth more than its points. */
const FIRST_PERFECT = 3;
/** How likely a guest who waits is served in time. */
const WAITS = 0.5;
/** What a red event costs, on average. */
const RED = 2;

const BOTTLE_COST = 2;
const GREEN_COST = 2;

/** What a seat makes of its view. */
class Mind {
  private readonly cards: WhiskeyCards;
  private readonly house: House;
  private readonly hand: Hand;
  private readonly guests: readonly Guest[];
  private readonly now: number;
  private readonly waiting: Waiting;
  /** There is no later turn, and it knows. */
  private readonly spends: boolean;
  private unseenBottles: number[] | undefined;

  constructor(
    setting: Setting<WhiskeyCards>,
    private readonly view: WhiskeyView,
    private readonly habits: Habits,
  ) {
    this.cards = setting.cards;
    this.house = houseOf(setting.options);
    const { texts } = this.cards;
    const counts = new Uint8Array(HELD);
    const bottles: number[] = [];
    for (const text of view.hand) {
      const type = texts.resources.get(text);
      if (type === undefined) bottles.push(texts.bottles.get(text)!);
      else counts[type]!++;
    }
    this.hand = new Hand(counts, bottles);
    this.guests = (view.guests[view.viewer] ?? []).map((text, place) => ({
      number: this.guestNamed(text),
      served: view.served[view.viewer]?.[place] !== null,
    }));
    const last = view.ending !== 'not-yet';
    this.spends = last && habits.lastTurn === 'spends';
    this.waiting = new Waiting(this.cards, { last, spends: this.spends });
    this.now = this.worth(this.hand, this.guests);
  }

  worthOf(move: Move): number {
    switch (moves.kindOf(move)) {
      case moves.TAKE_BOTTLE:
        return this.takeBottle(moves.fromOf(move)) / BOTTLE_COST;
      case moves.TAKE_RESOURCE:
        return this.takeResource(moves.fromOf(move)) / this.costAt(moves.fromOf(move));
      case moves.SWAP:
        return this.swap(
          moves.placeOf(move),
          moves.swapFrom(move),
          this.hand.withoutBottles(moves.firstBottle(move), moves.secondBottle(move)),
        );
      case moves.KEEP_KIND:
        return this.keep();
      case moves.GIFT:
        return this.gift(moves.placeOf(move), moves.giftBottle(move));
      case moves.REPLACE:
        return this.replace(move);
      case moves.SERVE:
        return this.serve(moves.placeOf(move), moves.servedBottle(move), moves.servedWith(move));
      case moves.PLAY:
        return this.play(move);
      case moves.DISCARD:
      case moves.GIVE:
        return this.view.phase === 'trade' ? -SILLY : this.discard(move);
      case moves.CHOOSE:
        return this.gain(this.hand.withBottle(moves.chosenBottle(move)));
      case moves.ACCEPT:
        return this.accept(moves.seatOf(move));
      case moves.OFFER:
      case moves.WANT:
        return -SILLY;
      default:
        return 0;
    }
  }

  /** What another hand, or another row of guests, would be worth more. */
  private gain(hand: Hand, guests = this.guests): number {
    return this.worth(hand, guests) - this.now;
  }

  private worth(hand: Hand, guests: readonly Guest[]): number {
    return this.waiting.worth(hand, guests) + (this.habits.company === 'sought' ? this.hopes(guests) : 0);
  }

  /** What companions will bring, if things go as usual: a guest who waits is served about every second time. */
  private hopes(guests: readonly Guest[]): number {
    const { pays, guests: all } = this.cards;
    const seated = guests.filter(({ number }) => number >= 0);
    let pairs = 0;
    seated.forEach((one, i) => {
      for (const other of seated.slice(0, i)) {
        const likely = (one.served ? 1 : WAITS) * (other.served ? 1 : WAITS);
        pairs += likely * pays[one.number * all.length + other.number]!;
      }
    });
    return this.house.companions * pairs;
  }

  // Drawing.

  private takeBottle(from: number): number {
    const bottle = this.cards.texts.bottles.get(this.view.bottleMarket[from] ?? '');
    if (bottle !== undefined) return this.gain(this.hand.withBottle(bottle));
    const unseen = this.bottlesOutOfSight();
    if (unseen.length === 0) return 0;
    return unseen.reduce((sum, one) => sum + this.gain(this.hand.withBottle(one)), 0) / unseen.length;
  }

  private bottlesOutOfSight(): number[] {
    if (this.unseenBottles) return this.unseenBottles;
    const { view, cards } = this;
    const seen = new Set([...view.hand, ...view.bottleMarket, ...view.bottleDiscard, ...view.known.flat()]);
    this.unseenBottles = cards.texts.bottle.flatMap((text, bottle) => (seen.has(text) ? [] : [bottle]));
    return this.unseenBottles;
  }

  /** Points of the draw that a card of the market costs: what counts is what a point buys. */
  private costAt(slot: number): number {
    const type = this.cards.texts.resources.get(this.view.resourceMarket[slot] ?? '') ?? 0;
    return type >= FIRST_GREEN ? GREEN_COST : 1;
  }

  private takeResource(from: number): number {
    const { texts, resources } = this.cards;
    const type = texts.resources.get(this.view.resourceMarket[from] ?? '');
    if (type !== undefined) return this.gain(this.hand.with(type));
    let total = 0;
    let worth = 0;
    for (const card of resources) {
      total += card.copies;
      worth += card.copies * (card.type < HELD ? this.gain(this.hand.with(card.type)) : -RED);
    }
    return worth / total;
  }

  // Guests.

  private guestNamed(text: string): number {
    return this.cards.texts.guests.get(text.replace(/^face-down /, '')) ?? -1;
  }

  private seated(place: number, number: number): Guest[] {
    return this.guests.map((guest, at) => (at === place ? { number, served: false } : guest));
  }

  private swap(place: number, from: number, hand: Hand): number {
    const guest = this.guestNamed(this.view.guestMarket[from] ?? '');
    const lost = this.pointsAt(place);
    // A guest nobody has seen is worth about what the others outside are; and it may be rejected.
    const gain = guest >= 0 ? this.gain(hand, this.seated(place, guest)) : this.averageGuest(place, hand);
    return gain - lost;
  }

  private averageGuest(place: number, hand: Hand): number {
    const outside = this.view.guestMarket.map((text) => this.guestNamed(text)).filter((guest) => guest >= 0);
    if (outside.length === 0) return 0;
    return outside.reduce((sum, guest) => sum + this.gain(hand, this.seated(place, guest)), 0) / outside.length;
  }

  private keep(): number {
    const place = Number(this.view.agenda.at(-1)?.split(' ')[1] ?? 0) & 3;
    const guest = this.guestNamed(this.view.drawnGuest ?? '');
    return this.gain(this.hand, this.seated(place, guest)) - this.pointsAt(place);
  }

  /** What a served guest brings, and would take along. */
  private pointsAt(place: number): number {
    const { view, cards } = this;
    const drink = view.served[view.viewer]?.[place];
    const guest = this.guests[place]?.number ?? -1;
    if (!drink || guest < 0) return 0;
    return (
      (drink === 'perfect'
        ? cards.perfect[guest]! + this.house.perfectBonus + FIRST_PERFECT
        : cards.substitute[guest]!) + TEMPO
    );
  }

  private gift(place: number, bottle: number): number {
    const { cards } = this;
    const guest = this.guests[place]?.number ?? -1;
    const tokens = cards.preferred[guest] === bottle ? cards.giftPreferred[guest]! : cards.giftRegion[guest]!;
    return tokens + this.averageGuest(place, this.hand.withoutBottles(bottle));
  }

  private replace(move: Move): number {
    const [place = 0, slot = 0] = this.replacing();
    if (move === moves.REPLACE_FROM_DECK) return this.averageGuest(place, this.hand);
    return this.gain(this.hand, this.seated(place, this.guestNamed(this.view.guestMarket[slot] ?? '')));
  }

  private replacing(): number[] {
    const about = Number(this.view.agenda.at(-1)?.split(' ')[1] ?? 0);
    return [about & 3, about >> 2];
  }

  // Drinks.

  private serve(place: number, bottle: number, tucked: number): number {
    const { cards } = this;
    const guest = this.guests[place]?.number ?? 0;
    const perfect = cards.preferred[guest] === bottle;
    let points = perfect ? cards.perfect[guest]! + this.house.perfectBonus : cards.substitute[guest]!;
    let left = this.hand.withoutBottles(bottle).copy();
    const needs = cards.glassOf[guest]! | cards.mixersOf[guest]!;
    let flavours = 0;
    for (let type = 0; type < HELD; type++) {
      const bit = 1 << type;
      if (needs & bit && left.has(type)) left.counts[type]!--;
      if (!(tucked & bit)) continue;
      left = left.without(type);
      if (type < FIRST_GREEN) flavours++;
      else if (cards.bonuses & bit) points += cards.amount[type]!;
    }
    points += whiskeyCards.FLAVOUR_POINTS[flavours]! + this.company(guest) + TEMPO;
    if (perfect && !this.hasPerfect()) points += FIRST_PERFECT;
    const guests = this.guests.map((one, at) => (at === place ? { ...one, served: true } : one));
    // Without a perfect drink, the last guest to be served is better served perfectly; if there is a later turn.
    if (!this.spends && !perfect && !this.hasPerfect() && guests.every(({ served }) => served)) points -= FIRST_PERFECT;
    return points + this.gain(left, guests);
  }

  private hasPerfect(): boolean {
    return this.view.served[this.view.viewer]?.includes('perfect') === true;
  }

  private company(guest: number): number {
    // Who plays for companions has counted on them already.
    if (this.habits.company === 'sought') return 0;
    const { pays, guests } = this.cards;
    return this.guests.reduce(
      (sum, { number, served }) =>
        sum + (served && number >= 0 ? this.house.companions * pays[guest * guests.length + number]! : 0),
      0,
    );
  }

  // Green events.

  private play(move: Move): number {
    const { cards } = this;
    const event = moves.playedEvent(move);
    const left = this.hand.without(event);
    switch (cards.resources.find(({ type }) => type === event)?.effect) {
      case 'gain-tokens':
        return cards.amount[event]! + 1;
      case 'draw-resources':
        return (
          cards.amount[event]! * Math.max(this.takeResource(moves.RESOURCE_DECK), 0) + this.gain(left) + SPARE_GREEN
        );
      case 'choose-bottle':
        return this.takeBottle(moves.BOTTLE_DECK) + this.gain(left) + SPARE_GREEN;
      case 'fetch-resource':
        return this.gain(left.with(moves.playedAbout(move))) + SPARE_GREEN / 2;
      case 'cheap-swap':
        return this.swap(
          moves.playedPlace(move),
          moves.playedFrom(move),
          left.withoutBottles(moves.playedBottle(move)),
        );
      default:
        return 0;
    }
  }

  // Discards and trades.

  private discard(move: Move): number {
    return this.view.phase === 'stack' ? 0 : this.gain(this.hand.minus(moves.heldOf(move)));
  }

  private accept(from: Seat): number {
    const terms = this.view.offers[from];
    if (!terms) return -SILLY;
    let hand = this.hand;
    for (const text of terms.give) hand = hand.plus(heldNamed(this.cards, text));
    for (const text of terms.get) hand = hand.minus(heldNamed(this.cards, text));
    return this.gain(hand) - WORTHWHILE;
  }

  /** What it would bring to give one card and get another. */
  exchange(give: number, get: number): number {
    return this.gain(this.hand.minus(give).plus(get));
  }
}
