import type { AnyEvent, AnyTable, Move } from './game.js';
import type { Seat } from './seats.js';
import type { Wish } from './setting.js';

/**
 * What the conformance suite must be told about a game, written by hand and independently of its `view`: a second
 * statement of where the cards are and what is secret. Lives in the game's folder as `trial.ts`.
 */
export interface Trial<Table extends AnyTable = AnyTable, Event extends AnyEvent = AnyEvent> {
  /** The settings to try: every number of players, every option, the variants that combine. */
  readonly settings: readonly Wish[];
  /** A game of random moves that is longer than this counts as endless. */
  readonly maxMoves: number;
  /** All cards that should be on the table, in notation, in any order. */
  cardsOwned(table: Table): string[];
  /** All cards that are on the table, in notation, collected place by place, in any order. */
  cardsFound(table: Table): string[];
  /** The same table with everything `viewer` must not know dealt anew. The seed decides how. */
  redeal(table: Table, viewer: Seat, seed: number): Table;
  /** The kinds of card (out of `game.kinds`) that an event shows in use. */
  kindsIn(event: Event): readonly string[];
  /** Kinds of event that happen in the open: everyone may know all of it. All others are held against the leak test. */
  readonly open: readonly Event['type'][];
  /**
   * Every number that a move of this seat can have; 0 to 4095 unless told. Where there are too many, all of the kinds that have few,
   * and of the others what could be legal and what lies next to it.
   */
  moveNumbers?(table: Table, seat: Seat): ArrayLike<Move>;
  /** Kinds, events or refusals that random play cannot be expected to meet, each with the reason. */
  readonly rare?: Readonly<Record<string, string>>;
}
