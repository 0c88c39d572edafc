import type { AnyEvent, AnyView, Game, GameRecord, Outcome, Seat, Setting } from '@taproom/engine';
import type { StoreApi } from 'zustand/vanilla';
import type { News, Player } from '../tables/props.js';

/** A line of the log: what a viewer was shown, or what the house has to say. */
export interface LogLine {
  readonly id: number;
  readonly event: AnyEvent;
  /** What the table, not the game, has to say about it. */
  readonly aside?: string;
}

/** A table as the page draws it, whether the rules run in a worker here or on a server far away. */
export interface TableState {
  readonly status: 'loading' | 'open' | 'broken';
  readonly problem?: string;
  readonly game?: Game;
  readonly setting?: Setting;
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly view?: AnyView;
  readonly moves: readonly string[];
  readonly news: News;
  readonly log: readonly LogLine[];
  /** The lines from here on happened in the reader's absence. */
  readonly missedFrom?: number;
  readonly pending: boolean;
  /** The viewer's last move can be taken back for the asking. */
  readonly undoable?: boolean;
  /** The last refusal: a name of the game's, or a sentence. It rises by id so that the same one can be shown twice. */
  readonly refusal?: { readonly id: number; readonly name: string; readonly line: string };
  readonly outcome?: Outcome;
  readonly connection: 'local' | 'online' | 'lost';
  /** Somebody else has to take the device; nobody's cards are shown. */
  readonly curtain?: Seat;
  /** The record, complete once the game is over. */
  readonly record?: GameRecord;
  readonly fingerprint?: string;
  /** A lesson that knows better than the rules what to say about a line. */
  whyNot?(line: string): string | undefined;
}

export interface Session {
  readonly store: StoreApi<TableState>;
  play(line: string): void;
  /** Against bots only, and while `undoable`. */
  takeBack?(): void;
  /** Pass-and-play: this person has the device now. */
  look(seat: Seat): void;
  close(): void;
}
