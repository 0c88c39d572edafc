import type { AnyView, Game, Move, Seat, Setting } from '@taproom/engine';
import { whiskeyMoves as moves, type WhiskeyCards, type WhiskeyView, whiskeyCards } from '@taproom/games/whiskey-times';
import type { Sense, SenseOf } from '../sense.js';
import { heldNamed, nextOfferMove, WORTHWHILE } from './offers.js';

/**
 * Looks at its guests, at what they lack, and takes what brings the best of them nearer to a drink. Serves as soon as it
 * can, gives away bottles nobody at its table wants, and swaps a guest when the one outside is much easier to please.
 */
export const sensible: SenseOf = (_game: Game, setting: Setting) => senseWith(setting, 'spends');

/**
 * As it was when the figures before local-2 were measured: in its last turn it still kept wild cards and the last guest for a
 * better day, and left 51 guests waiting in 588 last turns that it could have served.
 */
export const sensibleBefore: SenseOf = (_game: Game, setting: Setting) => senseWith(setting, 'saves');

/** What becomes of cards that no later turn can use. */
type LastTurn = 'spends' | 'saves';

function senseWith(anySetting: Setting, lastTurn: LastTurn): Sense {
  const setting = anySetting as Setting<WhiskeyCards>;
  const mindOf = (seen: AnyView): Mind => new Mind(setting, seen as WhiskeyView, lastTurn);
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
      if (view.phase !== 'trade' || (!view.offers[view.viewer] && chance.fraction() >= alert)) return undefined;
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

/** What a drink is worth for each thing that is still missing, compared with one that could be poured at once. */
const PER_MISSING = 0.7;
/** The same when the bottle is missing, which costs a whole turn to get. */
const PER_BOTTLE = 0.4;
/** In the last turn there is hardly time for anything that is missing. */
const LAST_CALL = 0.1;
/** A card in the hand that no guest of ours asks for: it may come in handy, or be traded, or be discarded. */
const SPARE_CARD = 0.15;
const SPARE_BOTTLE = 0.4;
const SPARE_FLAVOUR = 1.2;
const SPARE_GREEN = 1.5;
/** A drink in the hand is worth two in the market. */
const TEMPO = 1.5;
/** Nobody ends the game without a perfect drink, so the first one is worth more than its points. */
const FIRST_PERFECT = 3;
const COMPANION = 5;
/** What a red event costs, on average. */
const RED = 2;

const BOTTLE_COST = 2;
const GREEN_COST = 2;
const HELD = 28;
const FIRST_FLAVOUR = 11;
const FIRST_GREEN = 18;

interface Guest {
  readonly number: number;
  readonly served: boolean;
}

/** Cards of a hand, to be thought about without touching the real one. */
class Hand {
  constructor(
    readonly counts: Uint8Array,
    readonly bottles: number[],
  ) {}

  copy(): Hand {
    return new Hand(this.counts.slice(), [...this.bottles]);
  }

  with(type: number): Hand {
    const hand = this.copy();
    hand.counts[type]!++;
    return hand;
  }

  without(type: number): Hand {
    const hand = this.copy();
    hand.counts[type]!--;
    return hand;
  }

  withBottle(bottle: number): Hand {
    return new Hand(this.counts, [...this.bottles, bottle]);
  }

  withoutBottles(...gone: number[]): Hand {
    return new Hand(
      this.counts,
      this.bottles.filter((bottle) => !gone.includes(bottle)),
    );
  }

  /** With or without a card of either sort. */
  plus(held: number): Hand {
    return moves.isBottle(held) ? this.withBottle(moves.bottleOf(held)) : this.with(held);
  }

  minus(held: number): Hand {
    return moves.isBottle(held) ? this.withoutBottles(moves.bottleOf(held)) : this.without(held);
  }

  has(type: number): boolean {
    return this.counts[type]! > 0;
  }
}

/** What a seat makes of its view. */
class Mind {
  private readonly cards: WhiskeyCards;
  private readonly hand: Hand;
  private readonly guests: readonly Guest[];
  private readonly now: number;
  private readonly last: boolean;
  /** There is no later turn, and it knows. */
  private readonly spends: boolean;
  private unseenBottles: number[] | undefined;

  constructor(
    setting: Setting<WhiskeyCards>,
    private readonly view: WhiskeyView,
    lastTurn: LastTurn,
  ) {
    this.cards = setting.cards;
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
    this.last = view.ending !== 'not-yet';
    this.spends = this.last && lastTurn === 'spends';
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

  // What a hand and a row of guests are worth.

  private gain(hand: Hand, guests = this.guests): number {
    return this.worth(hand, guests) - this.now;
  }

  /** The best guest first, with the cards it needs; then the next with what is left. */
  private worth(hand: Hand, guests: readonly Guest[]): number {
    let left = hand.copy();
    const waiting = guests.filter(({ number, served }) => !served && number >= 0).map(({ number }) => number);
    let worth = 0;
    while (waiting.length > 0) {
      let best = 0;
      for (let i = 1; i < waiting.length; i++) {
        if (this.promise(left, waiting[i]!) > this.promise(left, waiting[best]!)) best = i;
      }
      const [guest = 0] = waiting.splice(best, 1);
      worth += this.promise(left, guest);
      left = this.used(left, guest);
    }
    return worth + this.spare(left);
  }

  private promise(hand: Hand, guest: number): number {
    const { cards } = this;
    const bottle = this.bottleFor(hand, guest);
    const points = cards.preferred[guest] === bottle ? cards.perfect[guest]! : cards.substitute[guest]!;
    const missing = this.missing(hand, guest);
    const late = this.last ? LAST_CALL : 1;
    const ready = missing === 0 && bottle >= 0 ? 1 : late;
    return points * PER_MISSING ** missing * (bottle < 0 ? PER_BOTTLE : 1) * ready;
  }

  private missing(hand: Hand, guest: number): number {
    const { cards } = this;
    let glass = 0;
    let mixers = 0;
    for (let type = 0; type < FIRST_FLAVOUR; type++) {
      if (hand.has(type)) continue;
      if (cards.glassOf[guest]! & (1 << type)) glass++;
      if (cards.mixersOf[guest]! & (1 << type)) mixers++;
    }
    for (let type = FIRST_GREEN; type < HELD; type++) {
      if (!hand.has(type)) continue;
      if (cards.wildGlasses & (1 << type) && glass > 0) glass--;
      if (cards.wildMixers & (1 << type) && mixers > 0) mixers--;
    }
    return glass + mixers;
  }

  /** The preferred bottle, or any of its region, or -1. */
  private bottleFor(hand: Hand, guest: number): number {
    const { cards } = this;
    if (hand.bottles.includes(cards.preferred[guest]!)) return cards.preferred[guest]!;
    return hand.bottles.find((bottle) => cards.regionOf[bottle] === cards.favoured[guest]) ?? -1;
  }

  private used(hand: Hand, guest: number): Hand {
    const needs = this.cards.glassOf[guest]! | this.cards.mixersOf[guest]!;
    const bottle = this.bottleFor(hand, guest);
    const left = bottle < 0 ? hand.copy() : hand.withoutBottles(bottle).copy();
    const wilds = this.spends && bottle >= 0 && this.missing(hand, guest) === 0 ? this.wildsFor(hand, guest) : 0;
    for (let type = 0; type < HELD; type++) {
      if ((needs | wilds) & (1 << type) && left.has(type)) left.counts[type]!--;
    }
    return left;
  }

  /** The wild cards that a drink takes, as bits; only for one that nothing is missing for. */
  private wildsFor(hand: Hand, guest: number): number {
    const { cards } = this;
    const isLacking = (needs: number): number[] =>
      Array.from({ length: FIRST_FLAVOUR }, (_, type) => type).filter((type) => needs & (1 << type) && !hand.has(type));
    let glasses = isLacking(cards.glassOf[guest]!).length;
    let mixers = isLacking(cards.mixersOf[guest]!).length;
    let wilds = 0;
    for (let type = FIRST_GREEN; type < HELD; type++) {
      const bit = 1 << type;
      if (!hand.has(type)) continue;
      if (cards.wildGlasses & bit && glasses-- > 0) wilds |= bit;
      if (cards.wildMixers & bit && mixers-- > 0) wilds |= bit;
    }
    return wilds;
  }

  private spare(hand: Hand): number {
    if (this.last) return 0;
    let worth = hand.bottles.length * SPARE_BOTTLE;
    hand.counts.forEach((count, type) => {
      worth += count * (type < FIRST_FLAVOUR ? SPARE_CARD : type < FIRST_GREEN ? SPARE_FLAVOUR : SPARE_GREEN);
    });
    return worth;
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
    return (drink === 'perfect' ? cards.perfect[guest]! + FIRST_PERFECT : cards.substitute[guest]!) + TEMPO;
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
    let points = perfect ? cards.perfect[guest]! : cards.substitute[guest]!;
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
    const { pays, guests } = this.cards;
    return this.guests.reduce(
      (sum, { number, served }) =>
        sum + (served && number >= 0 ? COMPANION * pays[guest * guests.length + number]! : 0),
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
