import {
  type Chance,
  type Given,
  nearest,
  no,
  ok,
  parseSeat,
  type Result,
  type Seat,
  type Setting,
} from '@taproom/engine';
import {
  BAR,
  type Cards,
  cardText,
  copiesOf,
  FACES,
  type Face,
  NO_SUIT,
  printedSuit,
  suitName,
  suitNamed,
} from './cards.js';
import { parseFace } from './notation.js';
import { isDoubleDeck, roundsOf } from './options.js';
import { beginBidding, clearHands, firstDealer, trumpOf } from './rules.js';
import { NO_BID, PLAYING, Table } from './table.js';
import { beginTrick } from './trick.js';

const NAMES = ['trump', 'dealer', 'round', 'bids', 'tricks', 'scores', 'hands', 'draw', 'leader', 'first'];

/**
 * The table a scenario describes, at the start of a trick or during bidding.
 *
 * `hands` are what everyone holds now; shorter hands than the round has mean a later trick, led by `leader` or else by the
 * player left of the dealer. `draw` is the top of the deck after dealing: without `trump` its first card is turned up.
 */
export function arrange(
  setting: Setting<Cards>,
  given: Given,
  names: readonly string[],
  chance: Chance,
): Result<Table, string> {
  try {
    return ok(new Arranging(setting, given, names, chance).table());
  } catch (error) {
    if (error instanceof Unfit) return no(error.message);
    throw error;
  }
}

/** A mistake in a scenario, in one sentence. */
class Unfit extends Error {}

class Arranging {
  private readonly made: Table;
  /** Copies of each face that are still free. */
  private readonly free: number[];

  constructor(
    private readonly setting: Setting<Cards>,
    private readonly given: Given,
    private readonly names: readonly string[],
    chance: Chance,
  ) {
    const decks = isDoubleDeck(setting) ? 2 : 1;
    this.free = Array.from({ length: FACES }, (_, face) => decks * copiesOf(face));
    this.made = new Table(setting);
    this.made.chance.copy(chance);
  }

  table(): Table {
    const { made: table, given } = this;
    for (const name of Object.keys(given)) {
      if (NAMES.includes(name)) continue;
      const hint = nearest(name, NAMES);
      throw new Unfit(
        `there is no "${name}" in this game; ${hint ? `did you mean "${hint}"?` : `there is ${NAMES.join(', ')}`}`,
      );
    }
    const hands = this.bySeat('hands', (value, name) => this.cards(value, `the hand of ${name}`));
    const tricks = this.bySeat('tricks', (value, name) => this.count(value, `the tricks of ${name}`));
    const left = this.findRound(hands, tricks);
    table.dealer = this.findDealer();
    this.layOut(hands, left);
    beginBidding(table);
    this.scoreSheet(tricks);
    this.bid(left);
    return table;
  }

  /** Sets round and size, and returns how many cards everyone holds now. */
  private findRound(hands: ReadonlyMap<Seat, Face[]>, tricks: ReadonlyMap<Seat, number>): number {
    const { made: table, given } = this;
    const rounds = roundsOf(this.setting.options);
    const [count, ...others] = [...new Set([...hands.values()].map((hand) => hand.length))];
    if (others.length > 0) throw new Unfit('between tricks everyone holds the same number of cards');
    const won = [...tricks.values()].reduce((sum, n) => sum + n, 0);
    const atLeast = (count ?? 0) + won;
    if (given.round === undefined) {
      const fitting = rounds.indexOf(atLeast);
      table.round =
        fitting >= 0 || count === undefined ? Math.max(fitting, 0) : rounds.findIndex((size) => size >= atLeast);
      if (table.round < 0) throw new Unfit(`no round of this match has ${atLeast} cards`);
    } else {
      table.round = this.count(given.round, 'the round') - 1;
      if (!(table.round in rounds))
        throw new Unfit(`there is no round ${given.round}; this match has ${rounds.length}`);
    }
    table.size = rounds[table.round] as number;
    const left = count ?? table.size - won;
    const isSplit = won === 0 ? left <= table.size : left + won === table.size;
    if (left < 1 || !isSplit) {
      const held = `${left} cards in hand and ${won} tricks won`;
      throw new Unfit(`${held} do not make round ${table.round + 1}, which has ${table.size} cards`);
    }
    return left;
  }

  private findDealer(): Seat {
    const { made: table, given } = this;
    if (given.dealer !== undefined) return this.seat(given.dealer);
    return table.leftOf(firstDealer(table), table.round);
  }

  private layOut(hands: ReadonlyMap<Seat, Face[]>, left: number): void {
    const { made: table } = this;
    const draw = this.draw();
    for (const face of [...hands.values(), draw].flat()) this.claim(face);
    const turnedUp = this.turnedUp(draw);
    const pool = this.free.flatMap((copies, face) => new Array<Face>(copies).fill(face));
    table.chance.shuffle(pool, pool.length);
    const deal = (count: number) => {
      if (count > pool.length) throw new Unfit('too few cards are left in the deck to deal what is not given');
      return pool.splice(0, count);
    };
    table.turnedUp = turnedUp ?? (deal(1)[0] as Face);
    table.trump = trumpOf(table.turnedUp);
    clearHands(table);
    const dealt: Face[] = [];
    for (let seat = 0; seat < table.seats; seat++) {
      const hand = hands.get(seat) ?? deal(left);
      for (const face of hand) table.give(seat, face);
      dealt.push(...hand);
    }
    // Tricks before the one at hand were played with cards nobody told us of.
    dealt.push(...deal(table.seats * table.size - dealt.length));
    table.deck.set([...dealt, table.turnedUp, ...draw, ...pool]);
  }

  /** `end` says that no card follows; as the rest is never dealt in this round, that makes no difference here. */
  private draw(): Face[] {
    const { draw = [] } = this.given;
    const isWhole = Array.isArray(draw) && draw.at(-1) === 'end';
    return this.cards(isWhole ? draw.slice(0, -1) : draw, 'the draw pile');
  }

  /** The card turned up, where the scenario says; it is taken off `draw` when it comes from there. */
  private turnedUp(draw: Face[]): Face | undefined {
    const { trump } = this.given;
    if (trump === undefined) return draw.shift();
    const suit = suitNamed(String(trump));
    const face = trump === 'none' ? BAR : suit !== NO_SUIT ? this.someOf(suit) : this.card(trump);
    this.claim(face);
    return face;
  }

  private someOf(suit: number): Face {
    const face = this.free.findIndex((copies, face) => copies > 0 && face !== BAR && printedSuit(face) === suit);
    if (face < 0) throw new Unfit(`all cards of ${suitName(suit)} are somewhere else already`);
    return face;
  }

  private scoreSheet(tricks: ReadonlyMap<Seat, number>): void {
    const { made: table } = this;
    for (const [seat, n] of tricks) table.tricks[table.round * table.seats + seat] = n;
    const scores = this.bySeat('scores', (value, name) => this.count(value, `the score of ${name}`));
    for (const [seat, score] of scores) table.scores[seat] = score;
  }

  /** Bids stand in bidding order, from the dealer's left; after the last one play has begun. */
  private bid(left: number): void {
    const { made: table } = this;
    const bids = this.bySeat('bids', (value, name) => this.count(value, `the bid of ${name}`));
    let sum = 0;
    for (const [seat, bid] of bids) {
      if (bid > table.size) throw new Unfit(`${this.names[seat]} cannot bid ${bid} in a round of ${table.size} cards`);
      table.bids[table.round * table.seats + seat] = bid;
      sum += bid;
    }
    while (table.bidOf(table.turn) !== NO_BID && table.turn !== table.dealer) table.turn = table.leftOf(table.turn);
    if (bids.size < table.seats) this.stillBidding(bids, left);
    else if (sum === table.size) throw new Unfit(`the bids add up to ${sum}, which the dealer may not let happen`);
    else this.playing(left);
  }

  private playing(left: number): void {
    const { made: table } = this;
    table.phase = PLAYING;
    table.trick = table.size - left;
    const { leader } = this.given;
    beginTrick(table, leader === undefined ? table.leftOf(table.dealer) : this.seat(leader));
  }

  private stillBidding(bids: ReadonlyMap<Seat, number>, left: number): void {
    const { made: table } = this;
    if (left < table.size) throw new Unfit('cards have been played, so everyone has bid: "bids" must name all players');
    const spoken = (table.turn - table.leftOf(table.dealer) + table.seats) % table.seats;
    if (spoken !== bids.size)
      throw new Unfit(`it is ${this.names[table.turn]} who bids next, before others who have a bid`);
  }

  private bySeat<Value>(name: string, read: (value: unknown, player: string) => Value): Map<Seat, Value> {
    const value = this.given[name];
    if (value === undefined || value === null) return new Map();
    if (typeof value !== 'object' || Array.isArray(value)) throw new Unfit(`"${name}" must be a map by player`);
    return new Map(Object.entries(value).map(([player, item]) => [this.seat(player), read(item, player)]));
  }

  private seat(value: unknown): Seat {
    const seat = parseSeat(String(value), this.setting.seats, this.names);
    if (!seat.ok) throw new Unfit(seat.problem);
    return seat.value;
  }

  private count(value: unknown, what: string): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    throw new Unfit(`${what} must be a whole number, not ${JSON.stringify(value)}`);
  }

  private cards(value: unknown, what: string): Face[] {
    if (!Array.isArray(value)) throw new Unfit(`${what} must be a list of cards`);
    return value.map((text) => this.card(text));
  }

  private card(text: unknown): Face {
    const face = parseFace(String(text), this.setting.cards);
    if (!face.ok) throw new Unfit(face.problem);
    return face.value;
  }

  private claim(face: Face): void {
    if (this.free[face] === 0) throw new Unfit(`there are not so many ${cardText(face)} in the deck`);
    this.free[face]--;
  }
}
