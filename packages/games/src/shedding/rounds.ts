import { includes, just, NOBODY, type Outcome, placesOf, type Seat, type SeatSet, seatsIn } from '@taproom/engine';
import { type Card, NO_CARD } from './cards.js';
import { type Log, REASONS, type Reason } from './events.js';
import { handOf, roundsOf, sipsOf } from './options.js';
import { flipUntilSuit, inOrder, layFlippedOnTop, nextCard, settle, textsOf } from './pile.js';
import { OVER, type Table } from './table.js';
import { beginWith, waitFor } from './turns.js';

// R3, R35  Shuffle, and deal seven cards to each player, or what the house says. The rest is the draw pile.
export function startRound(table: Table, first: Seat, log?: Log): void {
  const { seats, cards } = table;
  table.clearRound();
  table.round++;
  log?.push({ type: 'round-began', round: table.round, seat: first });
  for (let card = 0; card < cards.count; card++) table.pile[card] = card;
  table.pileSize = cards.count;
  table.chance.shuffle(table.pile, cards.count);
  for (let seat = 0; seat < seats; seat++) {
    table.sips[seat] = sipsOf(table.setting, seat);
    dealHand(table, seat, log);
  }
  turnUp(table, log);
  beginWith(table, first);
}

function dealHand(table: Table, seat: Seat, log?: Log): void {
  const dealt: Card[] | undefined = log && [];
  for (let n = handOf(table.setting); n > 0; n--) {
    const card = nextCard(table);
    table.give(seat, card);
    dealt?.push(card);
  }
  if (dealt) log?.push({ type: 'dealt', seat, cards: textsOf(table, inOrder(dealt)) });
}

// R4  The first discard: flip until a card shows a suit; what it could do does not happen.
export function turnUp(table: Table, log?: Log): void {
  const flipped: Card[] | undefined = log && [];
  const card = flipUntilSuit(table, flipped);
  if (card !== NO_CARD) layFlippedOnTop(table, card);
  settle(table);
  if (flipped) log?.push({ type: 'turned-up', cards: textsOf(table, flipped) });
}

// R32  The round ends the moment a hand is empty.
export const goOut = (table: Table, seat: Seat, log?: Log): void =>
  endRound(table, just(seat), seat, 'out-of-cards', log);

// R33  A whole lap in which nobody could play or draw: the fewest cards win, and ties share.
export function endStuckRound(table: Table, log?: Log): void {
  const { seats, handSizes } = table;
  let winners: SeatSet = NOBODY;
  let fewest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    if (handSizes[seat] < fewest) winners = NOBODY;
    if (handSizes[seat] <= fewest) {
      winners |= just(seat);
      fewest = handSizes[seat];
    }
  }
  // CT-26  Of several winners, the first in playing order after the last to pass begins the next round.
  let next = table.nextSeat(table.turn);
  while (!includes(winners, next)) next = table.nextSeat(next);
  endRound(table, winners, next, 'nobody-can-move', log);
}

// R34  The winner of a round begins the next, until all rounds are played.
function endRound(table: Table, winners: SeatSet, next: Seat, reason: Reason, log?: Log): void {
  for (let seat = 0; seat < table.seats; seat++) if (includes(winners, seat)) table.wins[seat]++;
  table.reason = REASONS.indexOf(reason);
  log?.push({ type: 'round-won', seats: seatsIn(winners), round: table.round, reason });
  if (table.round < roundsOf(table.setting)) return startRound(table, next, log);
  table.offences = NOBODY;
  table.lastCards = NOBODY;
  waitFor(table, NOBODY, OVER);
}

// R34  Most rounds won takes the match; ties share.
export function outcome(table: Table): Outcome | undefined {
  if (table.phase !== OVER) return undefined;
  const scores = [...table.wins];
  return { places: placesOf(scores), scores, reason: REASONS[table.reason] as Reason };
}
