import type { Move, Seat } from '@taproom/engine';
import {
  whiskeyCards as c,
  whiskeyMoves as m,
  scoreOf,
  whiskeyTable as t,
  type WhiskeyTable,
  whiskeyTimes,
} from '@taproom/games/whiskey-times';
import type { Trait } from '../craft.js';
import { Sight } from './sight.js';

/** What there is to say about each move of a seat. */
export function traits(table: WhiskeyTable, seat: Seat, moves: readonly Move[]): Trait[][] {
  const spare = whiskeyTimes.blank(table.setting);
  const ending = moves.map((move) => bringsEnd(table, seat, move, spare));
  const couldEnd = ending.includes(true);
  return moves.map((move, i) => [
    ...traitsOf(table, seat, move, spare),
    ...(ending[i] ? [{ name: 'brings-end', about: {} }] : []),
    ...(couldEnd && m.kindOf(move) === m.DONE_KIND ? [{ name: 'puts-off-end', about: {} }] : []),
  ]);
}

/** Whether the end is near after a move, and was not before. */
function bringsEnd(table: WhiskeyTable, seat: Seat, move: Move, spare: WhiskeyTable): boolean {
  if (m.kindOf(move) !== m.SERVE || table.ending !== t.NOT_YET) return false;
  spare.copy(table);
  whiskeyTimes.apply(spare, seat, move);
  return spare.ending !== t.NOT_YET;
}

function traitsOf(table: WhiskeyTable, seat: Seat, move: Move, spare: WhiskeyTable): Trait[] {
  const { texts } = table.cards;
  const guestAt = (place: number): string => texts.guest[table.guests[seat * t.PLACES + place]!]!;
  switch (m.kindOf(move)) {
    case m.SERVE:
      return serving(table, seat, move, spare);
    case m.TAKE_BOTTLE: {
      const from = m.fromOf(move);
      if (from === m.BOTTLE_DECK) return [{ name: 'draws-blind', about: {} }];
      return wanted(table, seat, move, m.heldBottle(table.bottleMarket[from]!), spare);
    }
    case m.TAKE_RESOURCE: {
      const from = m.fromOf(move);
      if (from === m.RESOURCE_DECK) return [{ name: 'draws-blind', about: {} }];
      return wanted(table, seat, move, table.top(from), spare);
    }
    case m.SWAP:
      return [{ name: 'swaps', about: { guest: guestAt(m.placeOf(move)) } }];
    case m.GIFT:
      return gifting(table, seat, move, spare);
    case m.DISCARD:
      return isUnwanted(table, seat, m.heldOf(move))
        ? [{ name: 'drops-unwanted', about: { card: heldText(table, m.heldOf(move)) } }]
        : [];
    case m.DONE_KIND:
      return [{ name: 'saves', about: {} }];
    default:
      return [];
  }
}

const heldText = ({ cards: { texts } }: WhiskeyTable, held: number): string =>
  m.isBottle(held) ? texts.bottle[m.bottleOf(held)]! : texts.resource[held]!;

/** What a move that turns up nothing adds to the score. */
function pointsBy(table: WhiskeyTable, seat: Seat, move: Move, spare: WhiskeyTable): number {
  spare.copy(table);
  whiskeyTimes.apply(spare, seat, move);
  return scoreOf(spare, seat) - scoreOf(table, seat);
}

function serving(table: WhiskeyTable, seat: Seat, move: Move, spare: WhiskeyTable): Trait[] {
  const guest = table.guests[seat * t.PLACES + m.placeOf(move)]!;
  const isPerfect = table.cards.preferred[guest] === m.servedBottle(move);
  const about = { guest: table.cards.texts.guest[guest]!, points: pointsBy(table, seat, move, spare) };
  return [{ name: isPerfect ? 'serves-perfect' : 'serves', about }];
}

function gifting(table: WhiskeyTable, seat: Seat, move: Move, spare: WhiskeyTable): Trait[] {
  const guest = table.cards.texts.guest[table.guests[seat * t.PLACES + m.placeOf(move)]!]!;
  return [{ name: 'gifts', about: { guest, points: pointsBy(table, seat, move, spare) } }];
}

/** Guests of this seat that still wait and whom it can see. */
function waiting(table: WhiskeyTable, seat: Seat): number[] {
  const places = Array.from({ length: table.places }, (_, place) => seat * t.PLACES + place);
  return places
    .filter((at) => table.guests[at] !== c.NONE && !(table.lying[at]! & (t.SERVED | t.FACE_DOWN)))
    .map((at) => table.guests[at]!);
}

/** Whether a guest asks for this card and the seat does not have it yet. */
function isAskedFor(table: WhiskeyTable, seat: Seat, guest: number, held: number): boolean {
  const { cards, holds } = table;
  if (m.isBottle(held)) return cards.favoured[guest] === cards.regionOf[m.bottleOf(held)];
  const asked = cards.glassOf[guest]! | cards.mixersOf[guest]!;
  return held < c.FIRST_FLAVOUR && (asked & ~holds[seat]! & (1 << held)) !== 0;
}

const sight = new Sight();

/** Whether this seat holds all that a guest asks for, with another bottle of the region and wild cards where need be. */
function isReady(table: WhiskeyTable, seat: Seat, guest: number): boolean {
  sight.look(table, seat);
  return sight.bottleFor(guest) >= 0 && sight.missing(guest) === 0;
}

function wanted(table: WhiskeyTable, seat: Seat, move: Move, held: number, spare: WhiskeyTable): Trait[] {
  const card = heldText(table, held);
  spare.copy(table);
  whiskeyTimes.apply(spare, seat, move);
  const ready = waiting(table, seat).find((guest) => !isReady(table, seat, guest) && isReady(spare, seat, guest));
  if (ready !== undefined) {
    const guest = table.cards.texts.guest[ready]!;
    return [{ name: 'completes', about: { card, guest, which: guest } }];
  }
  const guests = waiting(table, seat).filter((guest) => isAskedFor(table, seat, guest, held));
  const [guest] = guests;
  if (guest !== undefined) {
    const name = table.cards.texts.guest[guest]!;
    const isPreferred = m.isBottle(held) && table.cards.preferred[guest] === m.bottleOf(held);
    return [{ name: isPreferred ? 'fetches-perfect' : 'fetches', about: { card, guest: name } }];
  }
  if (!m.isBottle(held) && c.isFlavour(held)) return [{ name: 'fetches-flavour', about: { card } }];
  return !m.isBottle(held) && c.isGreen(held) ? [{ name: 'fetches-event', about: { card } }] : [];
}

/** Nobody at this seat's tables asks for the card: not the guests who wait, and it is no flavour or event. */
function isUnwanted(table: WhiskeyTable, seat: Seat, held: number): boolean {
  const { cards } = table;
  if (!m.isBottle(held) && held >= c.FIRST_FLAVOUR) return false;
  return waiting(table, seat).every((guest) =>
    m.isBottle(held)
      ? cards.favoured[guest] !== cards.regionOf[m.bottleOf(held)]
      : ((cards.glassOf[guest]! | cards.mixersOf[guest]!) & (1 << held)) === 0,
  );
}
