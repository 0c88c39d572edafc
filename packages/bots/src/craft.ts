import type { AnyTable, AnyView, Chance, Game, Move, Seat, Setting, WhyGood } from '@taproom/engine';
import type { Net, Shape } from './net/net.js';
import type { WeightFile } from './net/weights.js';
import type { Manners } from './sense.js';

/** Rates moves at an imagined table, by what the seat that moves may know of it. */
export interface Judge<Table extends AnyTable = AnyTable> {
  /** Fills `values` for the first `count` moves; more is better. */
  rate(table: Table, seat: Seat, moves: readonly Move[], count: number, values: Float32Array): void;
}

/** Looks ahead from a move at an imagined table. */
export interface Ahead<Table extends AnyTable = AnyTable> {
  /** Hears of every decision before it is looked into. */
  begin?(table: Table, seat: Seat): void;
  /** Plays the table on to the horizon, everyone by what they may know, and says what it is then worth to the seat. */
  worth(table: Table, seat: Seat, chance: Chance): number;
  /** Spreads luck evenly: sees to it that the n-th table imagined for a decision differs from those before in what turns up first. */
  arrange?(table: Table, nth: number, chance: Chance): void;
  /** How well an imagined table explains what the others did; tables are drawn in proportion. None: all are alike. */
  likelihood?(table: Table, seat: Seat): number;
}

/** What a player would say about a move when asked why; the game's words make a sentence of it. */
export type Trait = WhyGood;

/** What the worth of a move is counted in: the chance to win, or points. */
export type Unit = 'chance' | 'points';

/** What a game gives its stronger players. */
export interface Craft<Table extends AnyTable = AnyTable> {
  readonly game: Game<Table, never, AnyView, never>;
  readonly shapes: readonly Shape[];
  readonly weights: WeightFile;
  /** The judge counts for itself and a net only corrects it, so that it can do without one that was never trained. */
  readonly canDoWithout?: true;
  judge(setting: Setting, nets: readonly Net[]): Judge<Table>;
  ahead(setting: Setting, judge: Judge<Table>): Ahead<Table>;
  /** Makes offers by the judge's word, where plain sense would make them otherwise. */
  propose?(setting: Setting, judge: Judge<Table>): NonNullable<Manners['propose']>;
  /** Nobody who knows the game takes a move that the judge likes this much less than the best. */
  readonly silly: number;
  search(setting: Setting): SearchKnobs;
  /** What `Ahead.worth` counts, and how many of those are one. */
  readonly unit: Unit;
  readonly perUnit?: number;
  /** For puzzles, where `ahead` ends in an opinion: plays on to the end of the game, and counts the result itself. */
  readonly far?: Far<Table>;
  /** What there is to say about each of these moves, by what the seat may know of an imagined table. */
  traits(table: Table, seat: Seat, moves: readonly Move[]): Trait[][];
  /** What kind of decision it is to choose between two moves, in a word or two; for counting. */
  kindOf(table: Table, seat: Seat, moves: readonly [Move, Move]): string;
}

/** Looks ahead as far as it goes. */
export interface Far<Table extends AnyTable = AnyTable> {
  ahead(setting: Setting, judge: Judge<Table>): Ahead<Table>;
  readonly unit: Unit;
}

export interface SearchKnobs {
  /** Moves looked at more closely. */
  readonly most: number;
  /** The judge's opinion counts as much as so many tables. */
  readonly prior: number;
  /** When the best move leads by this much in the judge's opinion, nothing is searched. */
  readonly clear: number;
  /** Tables imagined for each one used, where a likelihood is there to choose by. */
  readonly proposals: number;
}
