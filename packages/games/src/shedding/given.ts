import { type Chance, type Given, nearest, no, ok, type Result, type Seat, type Setting } from '@taproom/engine';
import { type Card, type Cards, NO_CARD, NO_SUIT } from './cards.js';
import { parseFace, parseSuit } from './notation.js';
import { BOTTOMLESS, roundsOf, sipsOf } from './options.js';
import { layOnTop } from './pile.js';
import { beginWith, HAND, turnUp } from './rounds.js';
import { firstPlayer } from './rules.js';
import { addCard, BESIDE, DISCARD, Table } from './table.js';

const KEYS = ['top', 'suit', 'hands', 'draw', 'discard', 'beside', 'sips', 'direction', 'round', 'wins'];
const DIRECTIONS: Readonly<Record<string, number>> = {
  clockwise: 1,
  anticlockwise: -1,
  'counter-clockwise': -1,
  '1': 1,
  '-1': -1,
};
/** At the end of a list of deck cards: there are no others. */
const END = 'end';

/** The table a scenario describes; what it leaves open is dealt from `chance`. */
export function arrange(
  setting: Setting<Cards>,
  given: Given,
  names: readonly string[],
  chance: Chance,
): Result<Table, string> {
  try {
    return ok(new Arranging(setting, given, names, chance).table());
  } catch (error) {
    if (error instanceof Unfillable) return no(error.message);
    throw error;
  }
}

/** A mistake in the `given`, carried out of the nested reading below. */
class Unfillable extends Error {}

class Arranging {
  private readonly made: Table;
  /** Cards that are nowhere yet. */
  private readonly spare: Set<Card>;

  constructor(
    private readonly setting: Setting<Cards>,
    private readonly given: Given,
    private readonly names: readonly string[],
    chance: Chance,
  ) {
    this.made = new Table(setting);
    this.made.chance.copy(chance);
    this.spare = new Set(Array.from({ length: setting.cards.count }, (_, card) => card));
  }

  table(): Table {
    const { made, given } = this;
    for (const key of Object.keys(given)) {
      if (!KEYS.includes(key)) throw new Unfillable(this.unknown('there is nothing called', key, KEYS));
    }
    const first = firstPlayer(made);
    made.clearRound();
    made.round = this.number('round', given.round, 1, roundsOf(this.setting)) ?? 1;
    const top = given.top === undefined ? NO_CARD : this.take('top', String(given.top));
    const hands = this.bySeat('hands', given.hands);
    for (const [seat, hand] of hands) if (typeof hand !== 'number') this.dealCards(seat, hand);
    const draw = this.cardList('draw', given.draw);
    for (const card of this.cardList('discard', given.discard).cards) addCard(made.places, made.placeAt(DISCARD), card);
    for (const card of this.cardList('beside', given.beside).cards) addCard(made.places, made.placeAt(BESIDE), card);
    const rest = this.shuffledRest();
    for (let seat = 0; seat < made.seats; seat++) this.fillHand(seat, hands.get(seat), rest);
    this.layPile(draw, rest);
    if (top === NO_CARD) this.turnUp();
    else layOnTop(made, top, made.cards.suit[made.cards.faceOf[top]]);
    this.rest();
    beginWith(made, first);
    return made;
  }

  private turnUp(): void {
    turnUp(this.made);
    if (this.made.top === NO_CARD)
      throw new Unfillable('draw: there is no card to turn up; give a top, or cards to draw');
  }

  /** Suit, direction, glasses and rounds won. */
  private rest(): void {
    const { made, given } = this;
    if (given.suit !== undefined) {
      made.suit = given.suit === 'none' ? NO_SUIT : this.or(parseSuit(String(given.suit), this.setting), 'suit');
    }
    if (given.direction !== undefined) {
      const direction = DIRECTIONS[String(given.direction)];
      if (direction === undefined) throw new Unfillable('direction must be clockwise or anticlockwise');
      made.direction = direction;
    }
    for (let seat = 0; seat < made.seats; seat++) made.sips[seat] = sipsOf(this.setting, seat);
    for (const [seat, sips] of this.bySeat('sips', given.sips)) {
      made.sips[seat] = sips === 'bottomless' ? BOTTOMLESS : (this.number('sips', sips, 0, 20) as number);
    }
    for (const [seat, wins] of this.bySeat('wins', given.wins))
      made.wins[seat] = this.number('wins', wins, 0, 99) as number;
  }

  private dealCards(seat: Seat, hand: unknown): void {
    if (!Array.isArray(hand) || hand.length === 0) {
      throw new Unfillable(`hands: ${this.names[seat]} needs a list of cards, or how many`);
    }
    for (const text of hand) this.made.give(seat, this.take('hands', String(text)));
  }

  /** A hand that is not given has seven cards; one that is given as a number, so many. */
  private fillHand(seat: Seat, hand: unknown, rest: Card[]): void {
    if (Array.isArray(hand)) return;
    const count = this.number('hands', hand ?? HAND, 1, this.setting.cards.count) as number;
    for (let n = 0; n < count; n++) {
      const card = rest.pop();
      if (card === undefined) throw new Unfillable(`hands: there are not enough cards left for ${this.names[seat]}`);
      this.made.give(seat, card);
    }
  }

  private layPile({ cards, isAll }: { cards: Card[]; isAll: boolean }, rest: Card[]): void {
    const { made } = this;
    for (const card of [...(isAll ? [] : rest), ...cards.reverse()]) made.pile[made.pileSize++] = card;
  }

  private shuffledRest(): Card[] {
    const rest = [...this.spare];
    this.made.chance.shuffle(rest, rest.length);
    return rest;
  }

  private cardList(what: string, value: unknown): { cards: Card[]; isAll: boolean } {
    if (value === undefined) return { cards: [], isAll: false };
    if (!Array.isArray(value)) throw new Unfillable(`${what} must be a list of cards`);
    const isAll = value.at(-1) === END;
    const texts = isAll ? value.slice(0, -1) : value;
    return { cards: texts.map((text) => this.take(what, String(text))), isAll };
  }

  private take(what: string, text: string): Card {
    const { cards } = this.setting;
    const face = this.or(parseFace(text, this.setting), what);
    for (let card = cards.firstOf[face]; card < cards.firstOf[face + 1]; card++) {
      if (this.spare.delete(card)) return card;
    }
    const copies = cards.firstOf[face + 1] - cards.firstOf[face];
    throw new Unfillable(`${what}: the deck has only ${copies} of ${text}, and the scenario wants more`);
  }

  private bySeat(what: string, value: unknown): Map<Seat, unknown> {
    if (value === undefined) return new Map();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      if (what !== 'sips') throw new Unfillable(`${what} must be a map by player`);
      return new Map(this.names.map((_, seat) => [seat, value]));
    }
    return new Map(
      Object.entries(value).map(([name, item]) => {
        const seat = this.names.indexOf(name);
        if (seat < 0) throw new Unfillable(this.unknown(`${what}: there is no player`, name, this.names));
        return [seat, item];
      }),
    );
  }

  private number(what: string, value: unknown, min: number, max: number): number | undefined {
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    throw new Unfillable(`${what} must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`);
  }

  private or(result: Result<number, string>, what: string): number {
    if (!result.ok) throw new Unfillable(`${what}: ${result.problem}`);
    return result.value;
  }

  private unknown(says: string, word: string, known: readonly string[]): string {
    const hint = nearest(word, known);
    return `${says} "${word}"; ${hint ? `did you mean "${hint}"?` : `there is ${known.join(', ')}`}`;
  }
}
