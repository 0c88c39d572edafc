import type { CardFiles, Options, Seat, Seed, SharedLuck } from '@taproom/engine';
import type { Clock, ENTRIES } from '@taproom/protocol';

/**
 * One line in the log of a table. A table is its log: whatever is true of it follows from these, in order.
 * Secrets are in here (the seed, hashes of tokens): an entry never leaves the server as it is.
 */
export type Entry =
  | {
      readonly type: 'opened';
      readonly code: string;
      readonly game: string;
      readonly rulesVersion: number;
      readonly seats: number;
      readonly options: Options;
      readonly files?: CardFiles;
      readonly clock: Clock | null;
      readonly public: boolean;
      /** The host allows hints. */
      readonly hints?: boolean;
      /** Hash of the host's token. */
      readonly host: string;
    }
  | {
      readonly type: 'configured';
      readonly seats: number;
      readonly options: Options;
      readonly clock: Clock | null;
      readonly public: boolean;
      readonly hints?: boolean;
    }
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly name: string;
      readonly token: string;
      readonly more?: readonly string[];
      /** The host had muted them before. */
      readonly muted?: boolean;
      /** By who holds the host's token. */
      readonly host?: boolean;
    }
  | { readonly type: 'stood'; readonly seat: Seat; readonly by: 'self' | 'host' }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: string; readonly name: string }
  | { readonly type: 'reserved'; readonly seat: Seat; readonly name?: string }
  | { readonly type: 'host-passed'; readonly seat: Seat }
  | { readonly type: 'luck-promised'; readonly seat: Seat; readonly promise: string }
  /** The server's own seed: from here on nobody can choose any more. */
  | { readonly type: 'luck-asked'; readonly seed: Seed }
  | { readonly type: 'luck-opened'; readonly seat: Seat; readonly luck: string }
  | { readonly type: 'started'; readonly seed: Seed; readonly luck?: SharedLuck }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly move: string;
      readonly by: MadeBy;
      readonly ref?: string;
      /** Milliseconds of its own time the seat used, downtimes and lag taken off. */
      readonly used?: number;
      readonly race?: readonly Behind[];
    }
  | { readonly type: 'undo-asked'; readonly by: Seat; readonly to: number }
  | { readonly type: 'undo-agreed'; readonly seat: Seat }
  | { readonly type: 'undo-declined'; readonly seat: Seat }
  | { readonly type: 'undone'; readonly by: Seat; readonly to: number; readonly agreed: readonly Seat[] }
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly level: string; readonly why: 'clock' | 'host' | 'left' }
  | { readonly type: 'back'; readonly seat: Seat }
  /** Hash of the ticket. */
  | { readonly type: 'ticketed'; readonly seat: Seat; readonly ticket: string; readonly until: number }
  | { readonly type: 'token-added'; readonly seat: Seat; readonly token: string; readonly ticket: string }
  | { readonly type: 'tokens-forgotten'; readonly seat: Seat; readonly keep: string }
  | { readonly type: 'muted'; readonly seat: Seat; readonly muted: boolean }
  | { readonly type: 'rematched'; readonly table: string };

export type MadeBy = 'player' | 'bot';

/** A call that came later than the one that counted. */
export interface Behind {
  readonly seat: Seat;
  readonly behind: number;
}

type Described<Kind extends keyof typeof ENTRIES> = Kind;
/** Every kind has its line in docs/protocol.md; this does not compile when one is missing there. @public */
export type EntryKind = Described<Entry['type']>;

/** An entry in its place. */
export interface Written {
  readonly version: number;
  readonly at: number;
  readonly entry: Entry;
}
