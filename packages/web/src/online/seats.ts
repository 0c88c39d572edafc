import { forget, read, write } from '../device/storage.js';

/** What this device holds of a table elsewhere: the keys to a seat, and to the host's role. */
export interface KeptSeat {
  readonly table: string;
  /** The short code people came with. */
  readonly code?: string;
  readonly game: string;
  readonly at: number;
  /** Of the seat. */
  readonly token?: string;
  /** Of the host. */
  readonly host?: string;
  readonly over?: boolean;
}

const LIST = 'seats';
const KEPT = 60;

export const keptSeats = (): KeptSeat[] => read<KeptSeat[]>(LIST) ?? [];
/** By the table's name, or by its code. */
export const keptSeat = (table: string): KeptSeat | undefined =>
  keptSeats().find((seat) => seat.table === table || seat.code === table.toUpperCase());

/** Remembers more about a table; what was known stays. */
export function keepSeat(table: string, part: Partial<KeptSeat>): void {
  const known = keptSeat(table) ?? { table, game: '', at: 0 };
  const others = keptSeats().filter((seat) => seat.table !== table);
  write(LIST, [{ ...known, ...part, table, at: Date.now() }, ...others].slice(0, KEPT));
}

/** Gives the seat up, but remembers the table. */
export function dropSeat(table: string): void {
  const known = keptSeat(table);
  if (!known) return;
  const { token: _, ...rest } = known;
  write(LIST, [rest, ...keptSeats().filter((seat) => seat.table !== table)]);
}

export const forgetSeats = (): void => forget(LIST);
