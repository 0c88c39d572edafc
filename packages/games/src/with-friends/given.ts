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

const KEYS = ['trump', 'dealer', 'round', 'bids', 'tricks', 'scores', 'hands', 'draw', 'leader', 'first'];

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
  return arranged(() => new Arranging(setting, new GivenReader(given, names, setting.seats, KEYS), chance).table());
}

class Arranging {
  private readonly made: Table;
  /** Copies of each face that are still free. */
  private readonly free: number[];

  constructor(
    private readonly setting: Setting<Cards>,
    private readonly reader: GivenReader,
    chance: Chance,
  ) {
    const decks = isDoubleDeck(setting) ? 2 : 1;
    this.free = Array.from({ length: FACES }, (_, face) => decks * copiesOf(face));
    this.made = new Table(setting);
    this.made.chance.copy(chance);
  }

  table(): Table {
    const { made: table, reader } = this;
    const hands = reader.bySeat('hands', (value, name) => this.cards(value, `the hand of ${name}`));
    const tricks = reader.bySeat('tricks', (value, name) => wholeNumber(`the tricks of ${name}`, value));
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
    const { made: table } = this;
    const { given } = this.reader;
    const rounds = roundsOf(this.setting.options);
    const [count, ...others] = [...new Set([...hands.values()].map((hand) => hand.length))];
    if (others.length > 0) throw new Misgiven('between tricks everyone holds the same number of cards');
    const won = [...tricks.values()].reduce((sum, n) => sum + n, 0);
    const atLeast = (count ?? 0) + won;
    if (given.round === undefined) {
      const fitting = rounds.indexOf(atLeast);
      table.round =
        fitting >= 0 || count === undefined ? Math.max(fitting, 0) : rounds.findIndex((size) => size >= atLeast);
      if (table.round < 0) throw new Misgiven(`no round of this match has ${atLeast} cards`);
    } else {
      table.round = wholeNumber('the round', given.round) - 1;
      if (!(table.round in rounds))
        throw new Misgiven(`there is no round ${given.round}; this match has ${rounds.length}`);
    }
    table.size = rounds[table.round] as number;
    const left = count ?? table.size - won;
    const isSplit = won === 0 ? left <= table.size : left + won === table.size;
    if (left < 1 || !isSplit) {
      const held = `${left} cards in hand and ${won} tricks won`;
      throw new Misgiven(`${held} do not make round ${table.round + 1}, which has ${table.size} cards`);
    }
    return left;
  }

  private findDealer(): Seat {
    const { made: table, reader } = this;
    const { dealer } = reader.given;
    if (dealer !== undefined) return reader.seat(dealer, 'dealer');
    return table.leftOf(firstDealer(table), table.round);
  }

  private layOut(hands: ReadonlyMap<Seat, Face[]>, left: number): void {
    const { made: table } = this;
    // Without `end` there are other cards below, but none of them is ever dealt in this round.
    const draw = this.cards(this.reader.deck('draw').texts, 'the draw pile');
    for (const face of [...hands.values(), draw].flat()) this.claim(face);
    const turnedUp = this.turnedUp(draw);
    const pool = this.free.flatMap((copies, face) => new Array<Face>(copies).fill(face));
    table.chance.shuffle(pool, pool.length);
    const deal = (count: number) => {
      if (count > pool.length) throw new Misgiven('too few cards are left in the deck to deal what is not given');
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

  /** The card turned up, where the scenario says; it is taken off `draw` when it comes from there. */
  private turnedUp(draw: Face[]): Face | undefined {
    const { trump } = this.reader.given;
    if (trump === undefined) return draw.shift();
    const suit = suitNamed(String(trump));
    const face = trump === 'none' ? BAR : suit !== NO_SUIT ? this.someOf(suit) : this.card(trump, 'trump');
    this.claim(face);
    return face;
  }

  private someOf(suit: number): Face {
    const face = this.free.findIndex((copies, face) => copies > 0 && face !== BAR && printedSuit(face) === suit);
    if (face < 0) throw new Misgiven(`all cards of ${suitName(suit)} are somewhere else already`);
    return face;
  }

  private scoreSheet(tricks: ReadonlyMap<Seat, number>): void {
    const { made: table } = this;
    for (const [seat, n] of tricks) table.tricks[table.round * table.seats + seat] = n;
    const scores = this.reader.bySeat('scores', (value, name) => wholeNumber(`the score of ${name}`, value));
    for (const [seat, score] of scores) table.scores[seat] = score;
  }

  /** Bids stand in bidding order, from the dealer's left; after the last one play has begun. */
  private bid(left: number): void {
    const { made: table } = this;
    const bids = this.reader.bySeat('bids', (value, name) => wholeNumber(`the bid of ${name}`, value));
    let sum = 0;
    for (const [seat, bid] of bids) {
      if (bid > table.size)
        throw new Misgiven(`${this.reader.names[seat]} cannot bid ${bid} in a round of ${table.size} cards`);
      table.bids[table.round * table.seats + seat] = bid;
      sum += bid;
    }
    while (table.bidOf(table.turn) !== NO_BID && table.turn !== table.dealer) table.turn = table.leftOf(table.turn);
    if (bids.size < table.seats) this.stillBidding(bids, left);
    else if (sum === table.size) throw new Misgiven(`the bids add up to ${sum}, which the dealer may not let happen`);
    else this.playing(left);
  }

  private playing(left: number): void {
    const { made: table } = this;
    table.phase = PLAYING;
    table.trick = table.size - left;
    const { leader } = this.reader.given;
    beginTrick(table, leader === undefined ? table.leftOf(table.dealer) : this.reader.seat(leader, 'leader'));
  }

  private stillBidding(bids: ReadonlyMap<Seat, number>, left: number): void {
    const { made: table } = this;
    if (left < table.size)
      throw new Misgiven('cards have been played, so everyone has bid: "bids" must name all players');
    const spoken = (table.turn - table.leftOf(table.dealer) + table.seats) % table.seats;
    if (spoken !== bids.size)
      throw new Misgiven(`it is ${this.reader.names[table.turn]} who bids next, before others who have a bid`);
  }

  private cards(value: unknown, what: string): Face[] {
    return textsIn(what, value).map((text) => this.card(text, what));
  }

  private card(text: unknown, what: string): Face {
    return orMisgiven(parseFace(String(text), this.setting.cards), what);
  }

  private claim(face: Face): void {
    if (this.free[face] === 0) throw new Misgiven(`there are not so many ${cardText(face)} in the deck`);
    this.free[face]--;
  }
}
