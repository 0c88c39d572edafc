import type { Setting } from '@taproom/engine';
import type { Cards, Face } from './cards.js';
import { NO_CARD, NO_SEAT, Table } from './table.js';
import { NOTHING, type View } from './view.js';

/** A whole table that fits a view: what the viewer does not see is dealt at random. */
export function imagine(setting: Setting<Cards>, view: View, seed: number, into = new Table(setting)): Table {
  const { cards } = setting;
  const unseen = [...cards.copies];
  const see = (text: string): Face => {
    const face = cards.values.indexOf(Number(text));
    (unseen[face] as number)--;
    return face;
  };
  into.chance.reseed(seed);
  for (const counts of [into.hands, into.laidBefore, into.undealt]) counts.fill(0);
  for (const card of view.hand) into.give(view.viewer, see(card));
  for (const card of view.laidBefore) (into.laidBefore[see(card)] as number)++;
  view.laid.forEach((card, seat) => {
    into.laid[seat] = card === NOTHING ? NO_CARD : see(card);
  });
  const hidden = unseen.flatMap((copies, face) => new Array<Face>(copies).fill(face));
  into.chance.shuffle(hidden, hidden.length);
  view.handSizes.forEach((size, seat) => {
    if (seat !== view.viewer) for (const face of hidden.splice(0, size)) into.give(seat, face);
  });
  for (const face of hidden) (into.undealt[face] as number)++;
  into.points.set(view.points);
  into.round = view.round;
  into.starter = view.starter;
  into.turn = view.waiting[0] ?? NO_SEAT;
  return into;
}
