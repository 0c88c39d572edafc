import type { AnyEvent, AnyTable, Game, Seat } from '@taproom/engine';

/** A table before a move: what comes back when it is taken back. */
export interface Before {
  readonly seat: Seat;
  readonly table: AnyTable;
  /** How much of the story had been told. */
  readonly events: number;
  /** How many moves had been made. */
  readonly moves: number;
}

/** The tables one may still go back to: those since something hidden was last shown to anybody. */
export class Past {
  private tables: Before[] = [];

  constructor(private readonly game: Game) {}

  remember(before: Before, events: readonly AnyEvent[]): void {
    const reveals = events.some(({ type }) => this.game.revealing.includes(type));
    this.tables = reveals ? [] : [...this.tables, before];
  }

  /** The table before the last move of a seat; undefined when it is too late for that. */
  last(seat: Seat): Before | undefined {
    return this.tables.findLast((before) => before.seat === seat);
  }

  /** Goes back to a table: what came after it never was. */
  forget(from: Before): void {
    this.tables = this.tables.slice(0, this.tables.indexOf(from));
  }
}
