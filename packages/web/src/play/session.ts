import type { AnyEvent, AnyView, Game, GameRecord, Outcome, Seat, Setting } from '@taproom/engine';
import type { News, Player } from '../tables/props.js';
import type { Shown } from './derive.js';

/** A line of the log: what a viewer was shown, or what the house has to say. */
export interface LogLine {
  readonly id: number;
  readonly event: AnyEvent;
  /** What the table, not the game, has to say about it. */
  readonly aside?: string;
}

/** Why a line was refused: by the rules, which the game's own words say; or with a sentence of whoever did. */
export interface Refused {
  readonly name: string;
  readonly line: string;
  readonly says?: string;
}

/** A table as the page draws it, whether the rules run in a worker here or on a server far away. */
export interface DrawnTable {
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
  /** What is asked of this seat, where that is not for the rules to say. */
  readonly prompt?: string;
  /** The last refusal. Its id rises, so that the same one can be shown twice. */
  readonly refusal?: Refused & { readonly id: number };
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
  readonly store: Shown<DrawnTable>;
  play(line: string): void;
  /** Against bots only, and while `undoable`. */
  takeBack?(): void;
  /** Pass-and-play: this person has the device now. */
  look(seat: Seat): void;
  close(): void;
}
