import { listOf, numbersBelow, type Seat, SPECTATOR } from '@taproom/engine';
import { cardText, NO_CARD, SUITS, suitName } from './cards.js';
import { isWingman, roundsOf } from './options.js';
import { isScored, type ScoreRow, scoreRow } from './rules.js';
import { NO_BID, NO_SEAT, PLAYING, type Table } from './table.js';

/** A trick that has been played. Its cards are in the order of play, beginning with the leader. */
export interface PlayedTrick {
  readonly leader: Seat;
  readonly cards: readonly string[];
  readonly winner: Seat;
}

/** What one viewer may know, and what a careful player would remember (R25). */
export interface View {
  readonly viewer: Seat;
  readonly waiting: readonly Seat[];
  readonly phase: 'bidding' | 'playing' | 'over';
  /** The round, counted from 1, and the cards dealt to each player in it; those of all rounds. */
  readonly round: number;
  readonly cards: number;
  readonly rounds: readonly number[];
  readonly dealer: Seat;
  readonly turnedUp: string;
  /** A suit, or `none`. */
  readonly trump: string;
  /** By seat; null where someone has not bid. */
  readonly bids: readonly (number | null)[];
  readonly tricks: readonly number[];
  readonly scores: readonly number[];
  /** The cards the viewer plays with now; with `wingman` after bidding, another's. */
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  /** Who leads the trick now played, the suit to follow or `none`, its cards from the leader on, and who is winning it. */
  readonly leader: Seat;
  readonly led: string;
  readonly trick: readonly string[];
  readonly winning: Seat | null;
  /** The tricks of this round so far. */
  readonly played: readonly PlayedTrick[];
  /** By seat: the suits it has shown not to hold. Void in trump means no Bar Card either. */
  readonly voids: readonly (readonly string[])[];
  /** By seat: who bid on the hand this seat plays in this round; itself without `wingman`. */
  readonly playsFor: readonly Seat[];
  /** What is left of the hand the viewer passed on; null when there is none. */
  readonly passed: readonly string[] | null;
  /** The rounds that are scored, as far as they were played at this table. */
  readonly sheet: readonly ScoreRow[];
}

const PHASES = ['bidding', 'playing', 'over'] as const;

export const view = (table: Table, viewer: Seat): View => ({ ...ownView(table, viewer), ...openView(table) });

type Own = 'viewer' | 'hand' | 'passed';

export function ownView(table: Table, viewer: Seat): Pick<View, Own> {
  const isSeated = viewer !== SPECTATOR;
  return {
    viewer,
    hand: isSeated ? table.cardsOf(viewer).map(cardText) : [],
    passed: isSeated && hasPassed(table) ? table.cardsOf(table.wingmanOf(viewer)).map(cardText) : null,
  };
}

export function openView(table: Table): Omit<View, Own> {
  const seats = numbersBelow(table.seats);
  return {
    waiting: table.turn === NO_SEAT ? [] : [table.turn],
    phase: PHASES[table.phase] as View['phase'],
    round: table.round + 1,
    cards: table.size,
    rounds: roundsOf(table.setting.options),
    dealer: table.dealer,
    turnedUp: cardText(table.turnedUp),
    trump: suitName(table.trump),
    bids: seats.map((seat) => (table.bidOf(seat) === NO_BID ? null : table.bidOf(seat))),
    tricks: seats.map((seat) => table.tricksOf(seat)),
    scores: listOf(table.scores),
    handSizes: seats.map((seat) => table.cardsLeft(seat)),
    leader: table.leaders[table.trick],
    led: suitName(table.led),
    trick: cardsIn(table, table.trick, table.laid),
    winning: table.winner === NO_SEAT ? null : table.winner,
    played: playedTricks(table),
    voids: seats.map((seat) => suitsIn(table.voids[seat])),
    playsFor: seats.map((seat) => table.bidderOf(seat)),
    sheet: sheetOf(table),
  };
}

/** Only rounds up to this one can be scored. */
function sheetOf(table: Table): ScoreRow[] {
  const sheet: ScoreRow[] = [];
  for (let round = 0; round <= table.round; round++) if (isScored(table, round)) sheet.push(scoreRow(table, round));
  return sheet;
}

/** R12: the hands have moved, and not back to where they came from. */
const hasPassed = (table: Table): boolean => isWingman(table.setting) && table.phase === PLAYING && table.shift !== 0;

const cardsIn = (table: Table, trick: number, count: number): string[] =>
  numbersBelow(count).map((place) => cardText(table.played[trick * table.seats + place]));

/** A table that was laid out in the middle of a round does not know its first tricks. */
function playedTricks(table: Table): PlayedTrick[] {
  const tricks: PlayedTrick[] = [];
  for (let trick = 0; trick < table.trick; trick++) {
    if (table.played[trick * table.seats] === NO_CARD) continue;
    const cards = cardsIn(table, trick, table.seats);
    tricks.push({ leader: table.leaders[trick], cards, winner: table.leaders[trick + 1] });
  }
  return tricks;
}

function suitsIn(mask: number): string[] {
  const names: string[] = [];
  for (let suit = 0; suit < SUITS; suit++) if (mask & (1 << suit)) names.push(suitName(suit));
  return names;
}
