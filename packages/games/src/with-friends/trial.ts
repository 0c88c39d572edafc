import type { Seat, Trial, Wish } from '@taproom/engine';
import { BAR, cardText, type Face, NO_CARD, rankOfSlot, SLOTS, SUITS, suitOfSlot } from './cards.js';
import type { Event } from './events.js';
import { PLAYING, Table } from './table.js';

const VARIANTS = [
  { wish: {}, seats: [3, 4, 5, 6] },
  { wish: { 'double-deck': true }, seats: [2, 3, 4, 5, 6, 7, 8] },
  { wish: { wingman: true }, seats: [2, 3, 4, 5] },
  { wish: { 'double-deck': true, wingman: true }, seats: [4, 5, 6, 7, 8] },
];
const LONG_ROUNDS = ['full', 'up', 'down'];

/**
 * Every number of players of every variant plays a quick match and a long one; the long ones take turns, so that every
 * variant meets every row of rounds. So do the options that change no rule.
 */
const settings: readonly Wish[] = VARIANTS.flatMap(({ wish, seats }) =>
  seats.flatMap((count, i) => [
    { seats: count, options: { ...wish, rounds: 'quick', memory: true, first: [i % count] } },
    { seats: count, options: { ...wish, rounds: LONG_ROUNDS[i % LONG_ROUNDS.length] } },
  ]),
);

/** Counts the cards of a hand from its masks, a copy at a time. */
function handOf(table: Table, seat: Seat): Face[] {
  const hand: Face[] = new Array(table.bars[seat] as number).fill(BAR);
  for (let slot = 0; slot < SLOTS; slot++) {
    const mask = table.held[seat * SUITS + suitOfSlot(slot)] as number;
    const face = table.setting.cards.faceAt[table.trump * (SLOTS + 1) + slot] as Face;
    for (const bit of [rankOfSlot(slot) - 1, rankOfSlot(slot) + 12]) if ((mask >> bit) & 1) hand.push(face);
  }
  return hand;
}

/** The undealt rest lies behind the hands and the card turned up. */
const restFrom = (table: Table): number => table.seats * table.size + 1;

const seatsOf = (table: Table): Seat[] => Array.from({ length: table.seats }, (_, seat) => seat);

/** Hands a viewer knows: their own and, once hands have been passed on, the one they bid on. */
function knownHands(table: Table, viewer: Seat): Seat[] {
  const passed = table.setting.options.wingman === true && table.phase === PLAYING;
  return passed && viewer >= 0 ? [viewer, (viewer + table.round + 1) % table.seats] : [viewer];
}

/** Hidden from a viewer: hands they do not know, the undealt rest, and everything chance has not dealt yet. */
function redeal(from: Table, viewer: Seat, seed: number): Table {
  const table = new Table(from.setting).copy(from);
  table.chance.reseed(seed);
  const hidden = seatsOf(table).filter((seat) => !knownHands(table, viewer).includes(seat));
  const hands = hidden.map((seat) => handOf(table, seat));
  const rest = table.deck.subarray(restFrom(table));
  const cards = [...hands.flat(), ...rest];
  table.chance.shuffle(cards, cards.length);
  hidden.forEach((seat, i) => {
    for (const face of hands[i] as Face[]) table.take(seat, face);
    for (const face of cards.splice(0, (hands[i] as Face[]).length)) table.give(seat, face);
  });
  rest.set(cards);
  return table;
}

export const trial: Trial<Table, Event> = {
  settings,
  maxMoves: 15 * 8 * 11,
  cardsOwned(table) {
    const deck = [...table.setting.cards.deck].map(cardText);
    return table.setting.options['double-deck'] ? [...deck, ...deck] : deck;
  },
  cardsFound(table) {
    const played = [...table.played].filter((face) => face !== NO_CARD);
    const hands = seatsOf(table).flatMap((seat) => handOf(table, seat));
    return [...hands, ...played, table.turnedUp, ...table.deck.subarray(restFrom(table))].map(cardText);
  },
  redeal,
  kindsIn(event) {
    if (event.type !== 'played') return [];
    if (event.card === 'bar') return ['bar'];
    return event.card.endsWith('-mixer') ? [event.rank === 12 ? 'mixer-as-12' : 'mixer-as-13'] : ['number'];
  },
  open: ['round-began', 'turned-up', 'bid', 'played', 'trick-won', 'scored', 'match-ended'],
};
