import type { AnyEvent, AnyTable, Move, Outcome, Seat, Setting } from '@taproom/engine';
import type { Tally } from './tally.js';

/** How long people take, in seconds. A guess that every report states. */
export interface Pace {
  /** For a decision between several moves. */
  readonly choice: number;
  /** For a move without alternative. */
  readonly forced: number;
  /** For shuffling and dealing once. */
  readonly deal: number;
}

export interface Lead<Table extends AnyTable = AnyTable> {
  /** What it means here, as in "the leader is whoever has the ...". */
  readonly says: string;
  /** How well a seat is doing, in that sense; more is better. */
  standing(table: Table, seat: Seat): number;
}

/** What a game tells about itself beyond its contract, so that its games can be watched. */
export interface Study<Table extends AnyTable = AnyTable> {
  readonly pace: Pace;
  /** Who is ahead while the game goes on, where that can be told. */
  readonly lead?: Lead<Table>;
  /** Whether anyone might have a move although the game does not wait for them. Cheap: asked after every move. */
  mayInterrupt(table: Table): boolean;
  /** The event that stands for shuffling and dealing; without it, cards are dealt once a game. */
  readonly dealtBy?: string;
  /** Moves that a person in this seat would think of trying, legal or not; returns how many were written. */
  tries(table: Table, seat: Seat, moves: Move[]): number;
  watch(setting: Setting, tally: Tally): Watcher<Table>;
}

/** Looks at one game after the other and tallies what only this game has. */
export interface Watcher<Table extends AnyTable = AnyTable> {
  /** Hears of every event, in order, from the first one of the deal; the table has gone on to the end of that move. */
  event(event: AnyEvent, table: Table): void;
  /** Hears how it ended; wins are in units of WIN. */
  end(table: Table, outcome: Outcome, wins: readonly number[]): void;
}

/** A whole win. Shared by any number of players up to eight it is still a whole number. */
export const WIN = 840;

export function winsIn({ places }: Outcome): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? WIN / winners : 0));
}

/**
 * How those who had something fared, against what is to be expected of others like them. `alike` says which others: those
 * who were dealt or played as many cards, say. `value` is a win, or points.
 */
export function noteEffect(tally: Tally, list: string, had: Iterable<string>, alike: number, value: number): void {
  const others = `effect/${list}/all/${alike}`;
  tally.note(others, value);
  for (const name of had) tally.note(`effect/${list}/of/${name}/${alike}`, value);
}
