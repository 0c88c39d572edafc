import {
  arranged,
  type Chance,
  type Given,
  GivenReader,
  Misgiven,
  orMisgiven,
  type Result,
  type Seat,
  type Setting,
  textsIn,
  wholeNumber,
} from '@taproom/engine';
import { type Card, type Cards, NO_CARD, NO_SUIT } from './cards.js';
import { parseFace, parseSuit } from './notation.js';
import { BOTTOMLESS, handOf, roundsOf, sipsOf } from './options.js';
import { layOnTop } from './pile.js';
import { turnUp } from './rounds.js';
import { firstPlayer } from './rules.js';
import { addCard, BESIDE, DISCARD, Table } from './table.js';
import { beginWith } from './turns.js';

const KEYS = ['top', 'suit', 'hands', 'draw', 'discard', 'beside', 'sips', 'direction', 'round', 'wins'];
const DIRECTIONS: Readonly<Record<string, number>> = {
  clockwise: 1,
  anticlockwise: -1,
  'counter-clockwise': -1,
  '1': 1,
  '-1': -1,
};

/** The table a scenario describes; what it leaves open is dealt from `chance`. */
export function arrange(
  setting: Setting<Cards>,
  given: Given,
  names: readonly string[],
  chance: Chance,
): Result<Table, string> {
  return arranged(() => new Arranging(setting, new GivenReader(given, names, setting.seats, KEYS), chance).table());
}

class Arranging {
  private readonly made: Table;
  /** Cards that are nowhere yet. */
  private readonly spare: Set<Card>;

  constructor(
    private readonly setting: Setting<Cards>,
    private readonly reader: GivenReader,
    chance: Chance,
  ) {
    this.made = new Table(setting);
    this.made.chance.copy(chance);
    this.spare = new Set(Array.from({ length: setting.cards.count }, (_, card) => card));
  }

  table(): Table {
    const { made, reader } = this;
    const { given } = reader;
    const first = firstPlayer(made);
    made.clearRound();
    made.round = wholeNumber('round', given.round ?? 1, 1, roundsOf(this.setting));
    const top = given.top === undefined ? NO_CARD : this.take('top', String(given.top));
    const hands = reader.bySeat('hands', (hand) => hand);
    for (const [seat, hand] of hands) if (typeof hand !== 'number') this.dealCards(seat, hand);
    const draw = reader.deck('draw');
    const next = this.takeAll('draw', draw.texts);
    for (const card of this.takeAll('discard', given.discard)) addCard(made.places, made.placeAt(DISCARD), card);
    for (const card of this.takeAll('beside', given.beside)) addCard(made.places, made.placeAt(BESIDE), card);
    const rest = this.shuffledRest();
    for (let seat = 0; seat < made.seats; seat++) this.fillHand(seat, hands.get(seat), rest);
    this.layPile([...(draw.isWhole ? [] : rest), ...next.reverse()]);
    if (top === NO_CARD) this.turnUp();
    else layOnTop(made, top, made.cards.suit[made.cards.faceOf[top]]);
    this.rest();
    beginWith(made, first);
    return made;
  }

  private turnUp(): void {
    turnUp(this.made);
    if (this.made.top === NO_CARD)
      throw new Misgiven('draw: there is no card to turn up; give a top, or cards to draw');
  }

  /** Suit, direction, glasses and rounds won. */
  private rest(): void {
    const { made, reader } = this;
    const { given } = reader;
    if (given.suit !== undefined) {
      made.suit = given.suit === 'none' ? NO_SUIT : orMisgiven(parseSuit(String(given.suit), this.setting), 'suit');
    }
    if (given.direction !== undefined) {
      const direction = DIRECTIONS[String(given.direction)];
      if (direction === undefined) throw new Misgiven('direction must be clockwise or anticlockwise');
      made.direction = direction;
    }
    for (let seat = 0; seat < made.seats; seat++) made.sips[seat] = sipsOf(this.setting, seat);
    for (const [seat, sips] of this.sips()) made.sips[seat] = sips;
    for (const [seat, wins] of reader.bySeat('wins', (value) => wholeNumber('wins', value, 0, 99)))
      made.wins[seat] = wins;
  }

  /** A map by player, or one value for everybody. */
  private sips(): Map<Seat, number> {
    const { given, names } = this.reader;
    const read = (value: unknown) => (value === 'bottomless' ? BOTTOMLESS : wholeNumber('sips', value, 0, 20));
    if (given.sips === undefined || typeof given.sips === 'object') return this.reader.bySeat('sips', read);
    const everybody = read(given.sips);
    return new Map(names.map((_, seat) => [seat, everybody]));
  }

  private dealCards(seat: Seat, hand: unknown): void {
    if (!Array.isArray(hand) || hand.length === 0) {
      throw new Misgiven(`hands: ${this.reader.names[seat]} needs a list of cards, or how many`);
    }
    for (const text of hand) this.made.give(seat, this.take('hands', String(text)));
  }

  /** A hand that is not given is as it is dealt; one that is given as a number, so many. */
  private fillHand(seat: Seat, hand: unknown, rest: Card[]): void {
    if (Array.isArray(hand)) return;
    const count = wholeNumber('hands', hand ?? handOf(this.setting), 1, this.setting.cards.count);
    for (let n = 0; n < count; n++) {
      const card = rest.pop();
      if (card === undefined)
        throw new Misgiven(`hands: there are not enough cards left for ${this.reader.names[seat]}`);
      this.made.give(seat, card);
    }
  }

  private layPile(pile: readonly Card[]): void {
    for (const card of pile) this.made.pile[this.made.pileSize++] = card;
  }

  private shuffledRest(): Card[] {
    const rest = [...this.spare];
    this.made.chance.shuffle(rest, rest.length);
    return rest;
  }

  private takeAll(what: string, value: unknown): Card[] {
    return textsIn(what, value ?? []).map((text) => this.take(what, text));
  }

  private take(what: string, text: string): Card {
    const { cards } = this.setting;
    const face = orMisgiven(parseFace(text, this.setting), what);
    for (let card = cards.firstOf[face]; card < cards.firstOf[face + 1]; card++) {
      if (this.spare.delete(card)) return card;
    }
    const copies = cards.firstOf[face + 1] - cards.firstOf[face];
    throw new Misgiven(`${what}: the deck has only ${copies} of ${text}, and the scenario wants more`);
  }
}
