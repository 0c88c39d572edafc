import type { Chance } from './chance.js';
import type { Notation } from './notation.js';
import type { Option, Options } from './options.js';
import type { Problem, Result } from './result.js';
import type { Seat, SeatSet } from './seats.js';
import type { Spoken } from './words.js';

/** A decision, as a whole number from 0. What it means is the game's; `notation` turns it into text and back. */
export type Move = number;

/** Files of card data by name, such as `deck.csv`. */
export type CardFiles = Readonly<Record<string, string>>;

/** What is agreed before the first card is dealt. All of it is public, and none of it changes during a game. */
export interface Setting<Cards = unknown> {
  readonly seats: number;
  /** Every option of the game with its value; defaults are filled in. */
  readonly options: Options;
  /** The cards of this table, compiled from its card files. */
  readonly cards: Cards;
}

/**
 * Everything on the table, open and hidden.
 *
 * Each game has a class of its own: numbers, typed arrays and `chance`, nothing else, so that it copies fast, saves
 * plainly and has no continuation that could get lost. Only the game's own rules write to it.
 */
export interface AnyTable {
  readonly setting: Setting;
  readonly chance: Chance;
}

/** Something that happened, in past tense, with all its secrets. Plain data; cards are in notation. */
export interface AnyEvent {
  readonly type: string;
}

/** What one viewer may know. Plain data: cards are in notation, per-seat lists are indexed by seat. */
export interface AnyView {
  /** The seat whose view this is, or SPECTATOR. */
  readonly viewer: Seat;
  /** Seats without whose decision the game cannot go on. */
  readonly waiting: readonly Seat[];
}

export interface Outcome {
  /** 1 for each winner; tied seats share a place. Indexed by seat. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** A word for how it ended, such as `out-of-cards`. `words` has the sentence. */
  readonly reason: string;
}

/**
 * Everything the rest of the project needs to know about one game.
 *
 * There are two ways in. `attempt` checks, copies, applies and tells: for people, servers and records. Search copies
 * once and calls `apply` many times: it trusts its moves, and without a log nothing is allocated.
 */
export interface Game<
  Table extends AnyTable = AnyTable,
  Event extends AnyEvent = AnyEvent,
  View extends AnyView = AnyView,
  Cards = unknown,
> {
  /** As in folders, flags and files: `closing-time`. */
  readonly name: string;
  /** Rises when an old record would replay differently. Refactoring does not raise it. */
  readonly rulesVersion: number;
  readonly options: readonly Option[];
  /** The card files we ship. A table may bring its own. */
  readonly files: CardFiles;
  /** RULES.md of the game. */
  readonly rules: string;
  /** Every kind of card, event and refusal there is. The conformance suite wants to have met each. */
  readonly kinds: readonly string[];
  readonly events: readonly Event['type'][];
  readonly refusals: readonly string[];
  /** Kinds of event that tell somebody what was hidden. A move that caused one cannot be taken back. */
  readonly revealing: readonly Event['type'][];
  /**
   * Kinds of move that are races between people, by the first word of their notation: to `catch` somebody, to `own-up`.
   * They may come out of turn and are never listed among the moves: whether there is one is for people to notice.
   */
  readonly calls?: readonly string[];
  readonly words: Spoken;
  readonly notation: Notation<Cards>;

  /** How many can play with these options. */
  seats(options: Options): { readonly min: number; readonly max: number };
  /** Compiles card files, or says what is wrong with them and where. */
  readCards(files: CardFiles): Result<Cards, readonly Problem[]>;
  /** Why these seats, options and cards do not go together, beyond what `seats` says; undefined when they do. */
  unfit(setting: Setting<Cards>): string | undefined;

  /** Lays out a new game. The table draws from a copy of `chance` from then on. */
  setup(setting: Setting<Cards>, chance: Chance, log?: Event[]): Table;
  /** An empty table to copy into. A search keeps a few and never allocates again. */
  blank(setting: Setting<Cards>): Table;
  /** Overwrites `into`, which was made for the same setting. */
  copy(into: Table, from: Table): void;

  /** Whose decision the game cannot go on without; NOBODY when it is over. Others may have moves too. */
  waitingFor(table: Table): SeatSet;
  /** Writes the legal moves of any seat into `moves`, each once, and returns how many there are. */
  legalMoves(table: Table, seat: Seat, moves: Move[]): number;
  /** Why `seat` may not make this move now; undefined when it may. Any number may be asked about. */
  refuse(table: Table, seat: Seat, move: Move): string | undefined;
  /** Makes a legal move in place. With a log, says what happened; without, allocates nothing. */
  apply(table: Table, seat: Seat, move: Move, log?: Event[]): void;
  /** Undefined while the game goes on. */
  outcome(table: Table): Outcome | undefined;

  /** What `viewer` may know, and what a careful player in that seat would remember; built up field by field. */
  view(table: Table, viewer: Seat): View;
  /**
   * The same in two parts, for those who tell many viewers at once: what all of them see, and what only this one does.
   * Together they are the view. A game that has one has both.
   */
  openView?(table: Table): Partial<View>;
  ownView?(table: Table, viewer: Seat): Partial<View>;
  /** What `viewer` may know of an event; undefined when it does not concern them at all. */
  show(event: Event, viewer: Seat): AnyEvent | undefined;
  /**
   * A whole table that fits what a viewer sees and what a careful player would conclude from it, with fast chance.
   * Bots think with it, so they need no secrets. Written into `into` when given, so that search allocates no table.
   */
  imagine(setting: Setting<Cards>, view: View, seed: number, into?: Table): Table;

  /**
   * Shuffles what lies where nobody has seen the order (draw piles, decks) and all luck to come; hands stay as they are, and
   * no view changes. What a move brings after this is what it could have brought: a review tells luck by it.
   */
  stir?(table: Table, seed: number): void;

  /** The table a scenario's `given` describes; what it leaves open is dealt from `chance`. */
  arrange(setting: Setting<Cards>, given: Given, names: readonly string[], chance: Chance): Result<Table, string>;
}

/** The `given` of a scenario, as its YAML reads. Who begins is the option `first`. */
export type Given = Readonly<Record<string, unknown>>;

/** Whether a line of notation is one of the game's calls. */
export const isCall = ({ calls }: Pick<Game, 'calls'>, line: string): boolean =>
  calls?.includes(line.trim().split(/\s/, 1)[0] as string) ?? false;

/** The place of each seat by what it has: most is 1, equals share a place, as `Outcome` wants it. */
export const placesOf = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length);
