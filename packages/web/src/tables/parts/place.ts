/**
 * Where things lie. Every pile, seat and market of a table carries its place as `data-place`: cards fly between places, lessons
 * point at them, and the keyboard finds back to them. Numbers count from 1, as everywhere in notation.
 */
export const seatPlace = (seat: number): string => `seat-${seat + 1}`;

/** Where the cards of a seat are: the viewer's own in the hand, everybody else's with them. */
export const holdingPlace = (seat: number | undefined, viewer: number): string =>
  seat === viewer || seat === undefined ? 'hand' : seatPlace(seat);
