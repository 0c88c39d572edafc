import {
  type Chance,
  just,
  type Move,
  NOBODY,
  type Outcome,
  placesOf,
  type Seat,
  type SeatSet,
  type Setting,
} from '@taproom/engine';
import { type Cards, cardText, type Face } from './cards.js';
import type { Log } from './events.js';
import { roundsOf } from './options.js';
import { NO_CARD, NO_SEAT, Table } from './table.js';

export function setup(setting: Setting<Cards>, chance: Chance, log?: Log): Table {
  const table = new Table(setting);
  table.chance.copy(chance);
  deal(table, log);
  table.starter = firstSeat(table);
  table.turn = table.starter;
  return table;
}

export const waitingFor = ({ turn }: Table): SeatSet => (turn === NO_SEAT ? NOBODY : just(turn));

// R3  In turn, one card of the hand.
export function legalMoves(table: Table, seat: Seat, moves: Move[]): number {
  let n = 0;
  if (seat !== table.turn) return n;
  for (let face = 0; face < table.faces; face++) if (table.holds(seat, face)) moves[n++] = face;
  return n;
}

export function apply(table: Table, seat: Seat, face: Move, log?: Log): void {
  table.give(seat, face, -1);
  table.laid[seat] = face;
  log?.push({ type: 'laid', seat, card: cardText(table.setting.cards, face) });
  table.turn = (seat + 1) % table.seats;
  if (table.turn === table.starter) endRound(table, log);
}

// R6  Most points win; ties share the win.
export function outcome(table: Table): Outcome | undefined {
  if (table.turn !== NO_SEAT) return undefined;
  const scores = [...table.points];
  return { places: placesOf(scores), scores, reason: 'all-cards-laid' };
}

// R1  Everyone gets as many cards as there are rounds; the rest stays out of play.
function deal(table: Table, log?: Log): void {
  const { cards } = table.setting;
  const deck = cards.copies.flatMap((copies, face) => new Array<Face>(copies).fill(face));
  table.chance.shuffle(deck, deck.length);
  const size = roundsOf(table.setting);
  for (let seat = 0; seat < table.seats; seat++) {
    const hand = deck.splice(0, size).sort((a, b) => a - b);
    for (const face of hand) table.give(seat, face);
    log?.push({ type: 'dealt', seat, cards: hand.map((face) => cardText(cards, face)) });
  }
  for (const face of deck) (table.undealt[face] as number)++;
}

// R2  Who begins is chosen, or left to chance.
export function firstSeat({ setting, chance, seats }: Table): Seat {
  const [chosen] = setting.options.first as readonly Seat[];
  return chosen ?? chance.below(seats);
}

// R4  The highest card takes the round; of equal cards the one laid first.  R5  Whoever took it begins the next.
function endRound(table: Table, log?: Log): void {
  let winner = table.starter;
  for (let n = 1; n < table.seats; n++) {
    const seat = (table.starter + n) % table.seats;
    if ((table.laid[seat] as number) > (table.laid[winner] as number)) winner = seat;
  }
  for (const face of table.laid) (table.laidBefore[face] as number)++;
  table.laid.fill(NO_CARD);
  (table.points[winner] as number)++;
  log?.push({ type: 'round-won', seat: winner, round: table.round, points: [...table.points] });
  table.starter = winner;
  table.turn = table.round === roundsOf(table.setting) ? NO_SEAT : winner;
  if (table.turn !== NO_SEAT) table.round++;
}
