import type { Seat, Trial } from '@taproom/engine';
import { cardText } from './cards.js';
import type { Event } from './events.js';
import { facesIn, NO_CARD, Table } from './table.js';

const seatsOf = ({ seats }: Table): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Written without a look at `view`: hidden are the others' hands and what was never dealt. */
export const trial: Trial<Table, Event> = {
  settings: [
    ...[2, 3, 4, 5, 6].map((seats) => ({ seats })),
    { seats: 2, options: { rounds: 1, first: [1] } },
    { seats: 6, options: { rounds: 6 } },
  ],
  maxMoves: 6 * 6,
  cardsOwned: ({ setting: { cards } }) =>
    cards.copies.flatMap((copies, face) => new Array<string>(copies).fill(cardText(cards, face))),
  cardsFound(table) {
    const laid = [...table.laid].filter((face) => face !== NO_CARD);
    const hands = seatsOf(table).flatMap((seat) => table.handOf(seat));
    const faces = [...hands, ...laid, ...facesIn(table.laidBefore), ...facesIn(table.undealt)];
    return faces.map((face) => cardText(table.setting.cards, face));
  },
  redeal(from, viewer, seed) {
    const table = new Table(from.setting).copy(from);
    table.chance.reseed(seed);
    const hidden = seatsOf(table).filter((seat) => seat !== viewer);
    const cards = [...hidden.flatMap((seat) => table.handOf(seat)), ...facesIn(table.undealt)];
    table.chance.shuffle(cards, cards.length);
    for (const seat of hidden) {
      const size = table.handOf(seat).length;
      table.hands.fill(0, seat * table.faces, (seat + 1) * table.faces);
      for (const face of cards.splice(0, size)) table.give(seat, face);
    }
    table.undealt.fill(0);
    for (const face of cards) (table.undealt[face] as number)++;
    return table;
  },
  kindsIn: (event) => (event.type === 'laid' ? ['card'] : []),
  open: ['laid', 'round-won'],
};
