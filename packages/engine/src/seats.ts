/** A place at the table, counted from 0. */
export type Seat = number;

/** The viewer who sits nowhere and sees what nobody may hide. */
export const SPECTATOR: Seat = -1;

/** A set of seats: bit n stands for seat n. A number, so that search allocates nothing. */
export type SeatSet = number;

export const NOBODY: SeatSet = 0;

export const just = (seat: Seat): SeatSet => 1 << seat;
export const everyone = (seats: number): SeatSet => (1 << seats) - 1;
export const includes = (set: SeatSet, seat: Seat): boolean => seat >= 0 && (set & (1 << seat)) !== 0;
export const without = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

/** The lowest seat of a set that is not empty. */
export const firstOf = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(firstOf(rest));
  return seats;
}
