import {
  formatSeat,
  instead,
  type Move,
  type Notation,
  nearest,
  no,
  ok,
  parseSeat,
  type Result,
  type Seat,
  type Setting,
  wordsIn,
} from '@taproom/engine';
import {
  type Bottle,
  type Cards,
  FIRST_FLAVOUR,
  GREEN_EFFECTS,
  type GreenEffect,
  HELD_TYPES,
  type Resource,
  TYPES,
} from './cards.js';
import * as moves from './moves.js';

// Cards in one row of numbers: resource types, bottles, guests.
const FIRST_BOTTLE = 64;
const FIRST_GUEST = 256;

type Read<Value> = Result<Value, string>;

export const notation: Notation<Cards> = {
  parseMove: (text, setting, names = []) => new Reader(text, setting, names).move(),
  formatMove: (move, setting, names) => formatMove(move, setting.cards, names),
  cards: ({ cards: { texts } }) => [...texts.resources.keys(), ...texts.bottles.keys(), ...texts.guests.keys()],
  parseCard: (text, { cards }) => parseCard(text, cards),
  formatCard: (card, { cards: { texts } }) =>
    (card >= FIRST_GUEST
      ? texts.guest[card - FIRST_GUEST]
      : card >= FIRST_BOTTLE
        ? texts.bottle[card - FIRST_BOTTLE]
        : texts.resource[card]) ?? '',
};

function parseCard(text: string, { texts }: Cards): Read<number> {
  const type = texts.resources.get(text);
  if (type !== undefined) return ok(type);
  const bottle = texts.bottles.get(text);
  if (bottle !== undefined) return ok(FIRST_BOTTLE + bottle);
  const guest = texts.guests.get(text);
  if (guest !== undefined) return ok(FIRST_GUEST + guest);
  return no(unknown(text, [...texts.resources.keys(), ...texts.bottles.keys(), ...texts.guests.keys()]));
}

function unknown(text: string, known: readonly string[]): string {
  return `there is no card "${text}"; ${instead(text, known, `one is written like "${known[0]}"`)}`;
}

const HOW: Readonly<Record<string, string>> = {
  take: '"take bottle 1", "take bottle deck", "take resource 2" or "take resource deck"',
  done: '"done"',
  swap: '"swap guest 2 for market 3 with bottle-4 bottle-9" or "swap guest 2 for deck with bottle-4 bottle-9"',
  keep: '"keep"',
  reject: '"reject"',
  gift: '"gift guest 1 bottle-17"',
  replace: '"replace from deck" or "replace from market"',
  serve: '"serve guest 1 with bottle-17", followed by flavour cards and events that go with it',
  play: '"play tip-jar"; some events need more, such as "play lost-and-found ice" or "play a-quiet-word guest 1 for market 2 with bottle-17"',
  discard: '"discard ice", or "discard ice onto 2" where the market is stacked',
  give: '"give ice"',
  want: '"want ice"',
  choose: '"choose bottle-17"',
  offer: '"offer NAME ice lime for soda"',
  propose: '"propose"',
  accept: '"accept NAME"',
  decline: '"decline NAME"',
  withdraw: '"withdraw"',
  'end-trade': '"end-trade"',
};

const PLAIN: Readonly<Record<string, Move>> = {
  done: moves.DONE,
  keep: moves.KEEP,
  reject: moves.REJECT,
  propose: moves.PROPOSE,
  withdraw: moves.WITHDRAW,
  'end-trade': moves.END_TRADE,
};

/** Reads one line of notation, word by word. */
class Reader {
  private readonly words: string[];

  constructor(
    private readonly text: string,
    private readonly setting: Setting<Cards>,
    private readonly names: readonly string[],
  ) {
    this.words = wordsIn(text);
  }

  move(): Read<Move[]> {
    const [verb = '', ...rest] = this.words;
    const plain = Object.hasOwn(PLAIN, verb) ? PLAIN[verb] : undefined;
    if (plain !== undefined) return rest.length === 0 ? ok([plain]) : this.wrong(verb);
    switch (verb) {
      case 'take':
        return this.one(this.take(rest));
      case 'swap':
        return this.one(this.swap(rest));
      case 'gift':
        return this.one(this.gift(rest));
      case 'replace':
        if (rest.join(' ') === 'from deck') return ok([moves.REPLACE_FROM_DECK]);
        return rest.join(' ') === 'from market' ? ok([moves.REPLACE_FROM_MARKET]) : this.wrong(verb);
      case 'serve':
        return this.one(this.serve(rest));
      case 'play':
        return this.one(this.play(rest));
      case 'discard':
        return this.one(this.discard(rest));
      case 'give':
      case 'want':
        return rest.length === 1
          ? this.one(this.held(rest[0]!, verb === 'give' ? moves.give : moves.want))
          : this.wrong(verb);
      case 'choose':
        return rest.length === 1 ? this.one(mapped(this.bottle(rest[0]!), moves.choose)) : this.wrong(verb);
      case 'offer':
        return this.offer(rest);
      case 'accept':
      case 'decline':
        return this.one(mapped(this.seat(rest.join(' ')), verb === 'accept' ? moves.accept : moves.decline));
      default:
        return this.noVerb(verb);
    }
  }

  private noVerb(verb: string): Read<never> {
    const hint = nearest(verb, Object.keys(HOW));
    const known = hint ? `did you mean ${HOW[hint]}?` : `the moves begin with ${Object.keys(HOW).join(', ')}`;
    return no(`"${this.text}" is not a move here; ${known}`);
  }

  private wrong(verb: string): Read<never> {
    return no(`"${this.text}" cannot be read; write ${HOW[verb]}`);
  }

  private one(move: Read<Move>): Read<Move[]> {
    return move.ok ? ok([move.value]) : move;
  }

  private take([what, from, ...more]: string[]): Read<Move> {
    const number = Number(from);
    const bottles = what === 'bottle';
    const most = bottles ? 2 : 6;
    if (more.length > 0 || (!bottles && what !== 'resource')) return this.wrong('take');
    if (from === 'deck')
      return ok(bottles ? moves.takeBottle(moves.BOTTLE_DECK) : moves.takeResource(moves.RESOURCE_DECK));
    if (!Number.isInteger(number) || number < 1 || number > most) return this.wrong('take');
    return ok(bottles ? moves.takeBottle(number - 1) : moves.takeResource(number - 1));
  }

  /** `guest 2 for market 3 with ...` */
  private change(words: string[], verb: string): Read<{ place: number; from: number; bottles: Bottle[] }> {
    const match = /^guest ([1-4]) for (?:market ([1-4])|deck) with (.+)$/.exec(words.join(' '));
    if (!match) return this.wrong(verb);
    const bottles: Bottle[] = [];
    for (const word of match[3]!.split(' ')) {
      const bottle = this.bottle(word);
      if (!bottle.ok) return bottle;
      bottles.push(bottle.value);
    }
    return ok({ place: Number(match[1]) - 1, from: match[2] ? Number(match[2]) - 1 : moves.GUEST_DECK, bottles });
  }

  private swap(words: string[]): Read<Move> {
    const change = this.change(words, 'swap');
    if (!change.ok) return change;
    const { place, from, bottles } = change.value;
    return bottles.length === 2 ? ok(moves.swap(place, from, bottles[0]!, bottles[1]!)) : this.wrong('swap');
  }

  private gift([guest, place = '', text = '', ...more]: string[]): Read<Move> {
    if (guest !== 'guest' || !/^[1-4]$/.test(place) || more.length > 0) return this.wrong('gift');
    return mapped(this.bottle(text), (bottle) => moves.gift(Number(place) - 1, bottle));
  }

  private serve([guest, place = '', withWord, text = '', ...cards]: string[]): Read<Move> {
    if (guest !== 'guest' || !/^[1-4]$/.test(place) || withWord !== 'with') return this.wrong('serve');
    const bottle = this.bottle(text);
    if (!bottle.ok) return bottle;
    let tucked = 0;
    for (const card of cards) {
      const type = this.resource(card);
      if (!type.ok) return type;
      if (type.value < FIRST_FLAVOUR) {
        return no(`"${card}" need not be named: the glass and the ingredients go with the drink by themselves`);
      }
      if (tucked & (1 << type.value))
        return no(`"${card}" stands in the line twice; there can be only one of a kind under a guest`);
      tucked |= 1 << type.value;
    }
    return ok(moves.serve(Number(place) - 1, bottle.value, tucked));
  }

  private play([text = '', ...more]: string[]): Read<Move> {
    const event = this.resource(text);
    if (!event.ok) return event;
    const effect = effectOf(this.setting.cards, event.value);
    if (effect === undefined)
      return no(`"${text}" is not an event that can be played; bottles and glasses go into drinks: ${HOW.serve}`);
    if (effect === 'cheap-swap') {
      const change = this.change(more, 'play');
      if (!change.ok) return change;
      const { place, from, bottles } = change.value;
      return bottles.length === 1 ? ok(moves.playSwap(event.value, place, from, bottles[0]!)) : this.wrong('play');
    }
    if (effect === 'fetch-resource') {
      return more.length === 1
        ? mapped(this.resource(more[0]!), (type) => moves.play(event.value, type))
        : this.wrong('play');
    }
    return more.length === 0 ? ok(moves.play(event.value)) : this.wrong('play');
  }

  private discard([card = '', onto, slot = '', ...more]: string[]): Read<Move> {
    if (more.length > 0 || (onto !== undefined && (onto !== 'onto' || !/^[1-6]$/.test(slot))))
      return this.wrong('discard');
    return this.held(card, (held) => moves.discard(held, Number(slot)));
  }

  /** `offer NAME` alone begins an offer; with cards it is the whole of it, to be made at once or not at all. */
  private offer(words: string[]): Read<Move[]> {
    for (let length = words.length; length > 0; length--) {
      const seat = this.seat(words.slice(0, length).join(' '));
      if (seat.ok) return this.terms(seat.value, words.slice(length));
    }
    return this.seat(words[0] ?? '') as Read<never>;
  }

  private terms(seat: Seat, words: string[]): Read<Move[]> {
    if (words.length === 0) return ok([moves.offer(seat)]);
    const middle = words.indexOf('for');
    if (middle < 1 || middle === words.length - 1) return this.wrong('offer');
    const made = [moves.offer(seat)];
    for (const [index, word] of words.entries()) {
      if (index === middle) continue;
      const move = this.held(word, index < middle ? moves.give : moves.want);
      if (!move.ok) return move;
      made.push(move.value);
    }
    return ok([...made, moves.PROPOSE]);
  }

  private seat(text: string): Read<Seat> {
    return parseSeat(text, this.setting.seats, this.names);
  }

  private bottle(text: string): Read<Bottle> {
    const { bottles } = this.setting.cards.texts;
    const bottle = bottles.get(text);
    return bottle === undefined
      ? no(`"${text}" is not a bottle; bottles are bottle-1 to bottle-${bottles.size}`)
      : ok(bottle);
  }

  private resource(text: string): Read<Resource> {
    const { resources } = this.setting.cards.texts;
    const type = resources.get(text);
    if (type === undefined) return no(unknown(text, [...resources.keys()]));
    return type < HELD_TYPES ? ok(type) : no(`"${text}" is a red event; those happen by themselves`);
  }

  private held(text: string, make: (held: moves.Held) => Move): Read<Move> {
    const bottle = this.setting.cards.texts.bottles.get(text);
    if (bottle !== undefined) return ok(make(moves.heldBottle(bottle)));
    return mapped(this.resource(text), make);
  }
}

const mapped = <A, B>(read: Read<A>, make: (value: A) => B): Read<B> => (read.ok ? ok(make(read.value)) : read);

const effectOf = ({ effect }: Cards, type: Resource): GreenEffect | undefined => GREEN_EFFECTS[effect[type]];

function formatMove(move: Move, cards: Cards, names?: readonly string[]): string {
  const { texts } = cards;
  const bottle = (number: Bottle): string => texts.bottle[number] ?? `bottle-?${number}`;
  const held = (card: moves.Held): string =>
    moves.isBottle(card) ? bottle(moves.bottleOf(card)) : (texts.resource[card] ?? '?');
  const guestFrom = (from: number): string => (from === moves.GUEST_DECK ? 'deck' : `market ${from + 1}`);
  const from = moves.fromOf(move);
  switch (moves.kindOf(move)) {
    case moves.TAKE_BOTTLE:
      return `take bottle ${from === moves.BOTTLE_DECK ? 'deck' : from + 1}`;
    case moves.TAKE_RESOURCE:
      return `take resource ${from === moves.RESOURCE_DECK ? 'deck' : from + 1}`;
    case moves.DONE_KIND:
      return 'done';
    case moves.SWAP: {
      const bottles = `${bottle(moves.firstBottle(move))} ${bottle(moves.secondBottle(move))}`;
      return `swap guest ${moves.placeOf(move) + 1} for ${guestFrom(moves.swapFrom(move))} with ${bottles}`;
    }
    case moves.KEEP_KIND:
      return 'keep';
    case moves.REJECT_KIND:
      return 'reject';
    case moves.GIFT:
      return `gift guest ${moves.placeOf(move) + 1} ${bottle(moves.giftBottle(move))}`;
    case moves.REPLACE:
      return move === moves.REPLACE_FROM_DECK ? 'replace from deck' : 'replace from market';
    case moves.SERVE: {
      const tucked = Array.from({ length: HELD_TYPES }, (_, type) => type).filter(
        (type) => moves.servedWith(move) & (1 << type),
      );
      const words = [bottle(moves.servedBottle(move)), ...tucked.map(held)];
      return `serve guest ${moves.placeOf(move) + 1} with ${words.join(' ')}`;
    }
    case moves.PLAY:
      return formatPlay(move, cards, bottle, guestFrom);
    case moves.DISCARD:
      return `discard ${held(moves.heldOf(move))}${moves.ontoOf(move) > 0 ? ` onto ${moves.ontoOf(move)}` : ''}`;
    case moves.GIVE:
      return `give ${held(moves.heldOf(move))}`;
    case moves.WANT:
      return `want ${held(moves.heldOf(move))}`;
    case moves.CHOOSE:
      return `choose ${bottle(moves.chosenBottle(move))}`;
    case moves.OFFER:
      return `offer ${formatSeat(moves.seatOf(move), names)}`;
    case moves.PROPOSE_KIND:
      return 'propose';
    case moves.ACCEPT:
      return `accept ${formatSeat(moves.seatOf(move), names)}`;
    case moves.DECLINE:
      return `decline ${formatSeat(moves.seatOf(move), names)}`;
    case moves.WITHDRAW_KIND:
      return 'withdraw';
    default:
      return 'end-trade';
  }
}

function formatPlay(
  move: Move,
  cards: Cards,
  bottle: (number: Bottle) => string,
  guestFrom: (from: number) => string,
): string {
  const event = moves.playedEvent(move);
  const text = `play ${cards.texts.resource[event] ?? '?'}`;
  switch (effectOf(cards, event)) {
    case 'cheap-swap': {
      const change = `guest ${moves.playedPlace(move) + 1} for ${guestFrom(moves.playedFrom(move))}`;
      return `${text} ${change} with ${bottle(moves.playedBottle(move))}`;
    }
    case 'fetch-resource':
      return `${text} ${cards.texts.resource[Math.min(moves.playedAbout(move), TYPES - 1)] ?? '?'}`;
    default:
      return text;
  }
}
