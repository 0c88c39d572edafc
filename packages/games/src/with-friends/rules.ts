import {
  type Chance,
  just,
  type Move,
  NOBODY,
  numbersBelow,
  type Outcome,
  placesOf,
  type Seat,
  type SeatSet,
  type Setting,
} from '@taproom/engine';
import { BAR, type Cards, cardText, NO_CARD, NO_SUIT, printedSuit, SUITS, suitName } from './cards.js';
import type { Log } from './events.js';
import { bid, faceOf, isPlay, tricksOf } from './moves.js';
import { isWingman, MOST_SEATS, roundsOf, shiftIn } from './options.js';
import { BIDDING, NO_BID, NO_SEAT, OVER, PLAYING, Table } from './table.js';
import { addPlays, beginTrick, endTrick, layCard } from './trick.js';

/** Lays out a match. */
export function setup(setting: Setting<Cards>, chance: Chance, log?: Log): Table {
  const table = new Table(setting);
  table.chance.copy(chance);
  table.dealer = firstDealer(table);
  beginRound(table, log);
  return table;
}

export const waitingFor = (table: Table): SeatSet => (table.turn === NO_SEAT ? NOBODY : just(table.turn));

/** Writes the legal moves of a seat into `moves` and returns how many there are. */
export function legalMoves(table: Table, seat: Seat, moves: Move[]): number {
  if (seat !== table.turn || table.phase === OVER) return 0;
  return table.phase === BIDDING ? addBids(table, moves) : addPlays(table, moves);
}

/** Makes a legal move in place. */
export function apply(table: Table, _seat: Seat, move: Move, log?: Log): void {
  if (isPlay(move)) playCard(table, move, log);
  else placeBid(table, tricksOf(move), log);
}

export function outcome(table: Table): Outcome | undefined {
  if (table.phase !== OVER) return undefined;
  const scores = [...table.scores];
  return { places: placesOf(scores), scores, reason: 'all-rounds-played' };
}

// R4  The oldest player deals the first round, otherwise chance decides.
export function firstDealer(table: Table): Seat {
  const [first] = table.setting.options.first as readonly Seat[];
  return first ?? table.chance.below(table.seats);
}

/** Deals the table's round: cards, the card turned up, and the first bidder. */
function beginRound(table: Table, log?: Log): void {
  table.size = roundsOf(table.setting.options)[table.round] as number;
  log?.push({ type: 'round-began', round: table.round + 1, cards: table.size, dealer: table.dealer });
  shuffle(table);
  turnUp(table);
  clearHands(table);
  for (let seat = 0; seat < table.seats; seat++) {
    for (let i = 0; i < table.size; i++) table.give(seat, table.deck[seat * table.size + i]);
    log?.push({ type: 'dealt', seat, cards: table.cardsOf(seat).map(cardText) });
  }
  log?.push({ type: 'turned-up', card: cardText(table.turnedUp), trump: suitName(table.trump) });
  beginBidding(table);
}

// R5  The whole deck is shuffled; only as far as cards are needed, the rest stays unseen until the next shuffle.
function shuffle(table: Table): void {
  const { deck, chance } = table;
  const { deck: fresh } = table.setting.cards;
  for (let at = 0; at < deck.length; at += fresh.length) deck.set(fresh, at);
  const needed = table.seats * table.size + 1;
  for (let i = 0; i < needed; i++) {
    const j = i + chance.below(deck.length - i);
    const card = deck[j];
    deck[j] = deck[i];
    deck[i] = card;
  }
}

function turnUp(table: Table): void {
  table.turnedUp = table.deck[table.seats * table.size];
  table.trump = trumpOf(table.turnedUp);
}

// R6  The card turned up names trump, a Mixer by its large image.  R7  A Bar Card means No Trumps.
export const trumpOf = (turnedUp: number): number => (turnedUp === BAR ? NO_SUIT : printedSuit(turnedUp));

export function clearHands(table: Table): void {
  table.held.fill(0);
  table.bars.fill(0);
  table.voids.fill(0);
  table.played.fill(NO_CARD);
}

export function beginBidding(table: Table): void {
  table.phase = BIDDING;
  table.shift = shiftIn(table.setting, table.round + 1);
  table.trick = 0;
  beginTrick(table, table.leftOf(table.dealer)); // R10, R13: left of the dealer bids and leads first
}

// R10  From 0 to the number of cards dealt.
function addBids(table: Table, moves: Move[]): number {
  const barred = barredBid(table, table.turn);
  let n = 0;
  for (let tricks = 0; tricks <= table.size; tricks++) if (tricks !== barred) moves[n++] = bid(tricks);
  return n;
}

// R11  The bid that would make all bids add up to the cards dealt: barred for the dealer. -1 when no bid is.
export function barredBid(table: Table, seat: Seat): number {
  if (seat !== table.dealer) return -1;
  let rest = table.size;
  for (let other = 0; other < table.seats; other++) if (other !== seat) rest -= table.bidOf(other);
  return Math.max(rest, -1);
}

function placeBid(table: Table, tricks: number, log?: Log): void {
  const seat = table.turn;
  table.bids[table.round * table.seats + seat] = tricks;
  log?.push({ type: 'bid', seat, tricks });
  table.turn = table.leftOf(seat);
  if (seat === table.dealer) beginPlay(table, log);
}

function beginPlay(table: Table, log?: Log): void {
  if (isWingman(table.setting)) passHands(table, log);
  table.phase = PLAYING;
}

/** Where hands lie while they move; kept, so that no move allocates. */
const spareHeld = new Int32Array(MOST_SEATS * SUITS);
const spareBars = new Uint8Array(MOST_SEATS);

// R12  Every hand moves `shift` seats to the left, all at once.
function passHands(table: Table, log?: Log): void {
  const { held, bars, seats } = table;
  spareHeld.set(held);
  spareBars.set(bars);
  for (let from = 0; from < seats; from++) {
    const to = table.wingmanOf(from);
    log?.push({ type: 'passed', from, to, cards: table.cardsOf(from).map(cardText) });
  }
  for (let from = 0; from < seats; from++) {
    const to = table.wingmanOf(from);
    for (let suit = 0; suit < SUITS; suit++) held[to * SUITS + suit] = spareHeld[from * SUITS + suit];
    bars[to] = spareBars[from];
  }
}

function playCard(table: Table, move: Move, log?: Log): void {
  layCard(table, faceOf(move), log);
  if (table.laid < table.seats) return;
  endTrick(table, log);
  if (table.trick === table.size) endRound(table, log);
}

// R21  A round ends with its last card.
function endRound(table: Table, log?: Log): void {
  // R26  Where a missed bid costs something, nobody falls below nothing.
  for (let seat = 0; seat < table.seats; seat++)
    table.scores[seat] = Math.max(0, table.scores[seat] + pointsOf(table, table.round, seat));
  log?.push({ type: 'scored', ...scoreRow(table, table.round), scores: [...table.scores] });
  if (table.round + 1 === roundsOf(table.setting.options).length) endMatch(table, log);
  else nextRound(table, log);
}

// R23  The deal passes to the left for the next round.
function nextRound(table: Table, log?: Log): void {
  table.round++;
  table.dealer = table.leftOf(table.dealer);
  beginRound(table, log);
}

/** What a seat earned in a finished round. */
export function pointsOf(table: Table, round: number, seat: Seat): number {
  const { seats } = table;
  if (!isWingman(table.setting)) return reward(table, round, seat, seat);
  // R22  For the hand one played, and for the hand one bid on.
  const shift = shiftIn(table.setting, round + 1);
  return (
    reward(table, round, (seat - shift + seats) % seats, seat) + reward(table, round, seat, (seat + shift) % seats)
  );
}

// R21  Ten and the tricks when they are exactly the bid, otherwise nothing; R26 or what the house says.
function reward(table: Table, round: number, bidder: Seat, player: Seat): number {
  const { exact, perTrick, missed } = table.rewards;
  const tricks = table.tricks[round * table.seats + player];
  const bid = table.bids[round * table.seats + bidder];
  return tricks === bid ? exact + perTrick * tricks : 0 - missed * Math.abs(tricks - bid);
}

/** One line of the score sheet; lists are by seat. */
export interface ScoreRow {
  readonly round: number;
  readonly cards: number;
  readonly bids: number[];
  readonly tricks: number[];
  readonly points: number[];
}

export function scoreRow(table: Table, round: number): ScoreRow {
  const seats = numbersBelow(table.seats);
  return {
    round: round + 1,
    cards: roundsOf(table.setting.options)[round] as number,
    bids: seats.map((seat) => table.bids[round * table.seats + seat]),
    tricks: seats.map((seat) => table.tricks[round * table.seats + seat]),
    points: seats.map((seat) => pointsOf(table, round, seat)),
  };
}

// R24  After the last round the highest score wins; equal scores share the place.
function endMatch(table: Table, log?: Log): void {
  table.phase = OVER;
  table.turn = NO_SEAT;
  if (!log) return;
  const scores = [...table.scores];
  const winners = placesOf(scores).flatMap((place, seat) => (place === 1 ? [seat] : []));
  log.push({ type: 'match-ended', winners, scores });
}

/** Whether a round is finished and was played at this table: one laid out in the middle of a match has no earlier rounds. */
export const isScored = (table: Table, round: number): boolean =>
  (round < table.round || table.phase === OVER) && table.bids[round * table.seats] !== NO_BID;
