import type { Game, Seat, Seed } from '@taproom/engine';
import type { Language } from '@taproom/protocol';
import type { Logger } from 'pino';
import type { Pace } from './bots/pace.js';
import type { Thinker } from './bots/thinker.js';
import type { Metrics } from './metrics.js';
import type { Store } from './store/store.js';
import type { Downtime } from './table/downtime.js';
import type { Entry } from './table/entry.js';
import type { Time } from './time.js';

/** The steps of a move, in order. Tests kill the server between any two of them. */
export const STEPS = ['received', 'judged', 'written', 'true', 'told', 'acknowledged'] as const;
export type Step = (typeof STEPS)[number];

/** What all tables of a server share. */
export interface House {
  readonly store: Store;
  readonly time: Time;
  readonly thinker: Thinker;
  readonly pace: Pace;
  readonly gameNamed: (name: string) => Game | undefined;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly downtimes: readonly Downtime[];
  /** Other processes may have the same tables open. */
  readonly shared?: boolean;
  /** Opens another table with these first entries; returns its id. */
  open(game: string, entriesFor: (code: string) => readonly Entry[]): Promise<string>;
  /** People came to a table or left it. */
  presenceChanged?(table: string): void;
  /** The store did not answer; whether it does again is looked into at once. */
  storeLost?(): void;
  /** Gives a sign of life and learns in which times clocks stood still; fails while the store cannot be reached. */
  signOfLife?(): Promise<void>;
  step?(step: Step): void;
  /** For tests that want the same deal again: the seed of a table with these names at its seats. Otherwise nobody can know it. */
  seedFor?(game: string, names: readonly string[]): Seed;
}

/** Someone looking at a table through a connection. */
export interface Viewer {
  seat: Seat;
  /** Hash of the token the seat was opened with. */
  token?: string;
  /** Hashes of all tokens they ever showed or were given here: who was shown out is known again. */
  readonly had: Set<string>;
  /** Hash of the host's token, if they have it. */
  readonly hostHash?: string;
  /** A shared screen, not a person. */
  readonly screen?: boolean;
  /** Sentences with every piece of news, in this language. */
  readonly words?: Language;
  /** They put their view together from what changed. */
  readonly delta?: boolean;
  /** Of everything else that is said to them. */
  readonly language: Language;
  /** Milliseconds a message takes to this viewer and back, as measured. */
  lag(): number;
  send(message: string): void;
  /** The seat is not theirs any more. */
  forgotten(): void;
  /** The table has to be read anew: they are to come back in a moment. */
  comeBack(): void;
}
