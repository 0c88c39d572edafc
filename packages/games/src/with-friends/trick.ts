import type { Move, Seat } from '@taproom/engine';
import {
  BAR,
  cardText,
  type Face,
  NO_SUIT,
  RANKS,
  rankOfSlot,
  SLOTS,
  SUITS,
  type Suit,
  suitName,
  suitUnder,
} from './cards.js';
import type { Log } from './events.js';
import { play } from './moves.js';
import { NO_SEAT, ONCE, type Table } from './table.js';

/** Strength of a card in a trick: 0 cannot win; the led suit by rank, then trumps by rank, then Bar Cards. */
const TRUMP = 32;
const BAR_STRENGTH = 64;

/** Writes the cards that the player on turn may play into `moves`. */
export function addPlays(table: Table, moves: Move[]): number {
  const { turn, led } = table;
  if (!mustFollow(table, turn)) return addAll(table, moves);
  const n = addSuit(table, led, moves, 0);
  return addBar(table, isLed(table, table.trump), moves, n);
}

// R14, R15, R16  Whether a seat holds a card of the suit led, and so must play one.
function mustFollow(table: Table, seat: Seat): boolean {
  const { led } = table;
  if (led === NO_SUIT) return false; // R13 leading, or R17 a Bar Card led at No Trumps
  return table.held[seat * SUITS + led] !== 0 || (isLed(table, table.trump) && table.bars[seat] > 0);
}

/** The suit a card belongs to in this round; a Bar Card to trump (R16), at No Trumps to none (R17). */
export const suitOf = (table: Table, face: Face): Suit => suitUnder(table.setting.cards, table.trump, face);

const isLed = (table: Table, suit: Suit): boolean => table.led === suit;

/** Whether a seat may play a card of its hand now. */
export const mayPlay = (table: Table, seat: Seat, face: Face): boolean =>
  !mustFollow(table, seat) || isLed(table, suitOf(table, face));

// R18  Bar Cards above trumps above the suit led, each by rank; other suits win nothing.
export function strengthOf(table: Table, face: Face, suit: Suit): number {
  if (face === BAR) return BAR_STRENGTH;
  const rank = rankOfSlot(table.slotOf(face));
  return suit === table.trump ? TRUMP + rank : suit === table.led ? rank : 0;
}

/** Lays a card of the player on turn into the trick, and passes the turn on. */
export function layCard(table: Table, face: Face, log?: Log): void {
  const { turn, seats } = table;
  const suit = suitOf(table, face);
  log?.push({ type: 'played', seat: turn, card: cardText(face), ...countsAs(table, face) });
  table.take(turn, face);
  if (table.laid > 0 && suit !== table.led) showVoid(table, turn);
  addToTrick(table, face, suit);
  table.turn = turn + 1 === seats ? 0 : turn + 1;
}

export function addToTrick(table: Table, face: Face, suit: Suit): void {
  if (table.laid === 0) table.led = suit; // R16, R17: a Bar Card leads trump, or nothing
  const strength = strengthOf(table, face, suit);
  // R19  Of two cards alike the later one wins.
  if (strength >= table.best) {
    table.best = strength;
    table.winner = table.turn;
  }
  table.played[table.trick * table.seats + table.laid] = face;
  table.laid++;
}

// R20  The winner of a trick leads the next one; the trick counts for whoever played.
export function endTrick(table: Table, log?: Log): void {
  const { winner, round, seats } = table;
  table.tricks[round * seats + winner]++;
  table.trick++;
  log?.push({ type: 'trick-won', seat: winner, trick: table.trick });
  beginTrick(table, winner);
}

export function beginTrick(table: Table, leader: Seat): void {
  table.leaders[table.trick] = leader;
  table.turn = leader;
  table.laid = 0;
  table.led = NO_SUIT;
  table.winner = NO_SEAT;
  table.best = 0;
}

// R25  Who does not follow holds none of that suit: of trump no Bar Card either.
function showVoid(table: Table, seat: Seat): void {
  if (table.led !== NO_SUIT) table.voids[seat] |= 1 << table.led;
}

/** What a card is in this round, for people: a suit (`none` for a Bar Card at No Trumps) and a rank (0 for Bar Cards). */
function countsAs(table: Table, face: Face): { suit: string; rank: number } {
  const suit = suitName(suitOf(table, face));
  return { suit, rank: face === BAR ? 0 : rankOfSlot(table.slotOf(face)) };
}

function addAll(table: Table, moves: Move[]): number {
  let n = 0;
  for (let suit = 0; suit < SUITS; suit++) n = addSuit(table, suit, moves, n);
  return addBar(table, true, moves, n);
}

function addSuit(table: Table, suit: Suit, moves: Move[], n: number): number {
  const { faceAt } = table.setting.cards;
  const first = table.trump * (SLOTS + 1) + suit * RANKS;
  for (let rest = table.held[table.turn * SUITS + suit] & ONCE; rest !== 0; rest &= rest - 1) {
    moves[n++] = play(faceAt[first + 31 - Math.clz32(rest & -rest)]);
  }
  return n;
}

function addBar(table: Table, fits: boolean, moves: Move[], n: number): number {
  if (fits && table.bars[table.turn] > 0) moves[n++] = play(BAR);
  return n;
}
