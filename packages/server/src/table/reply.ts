import type { Result, Seat } from '@taproom/engine';
import type { Entry } from './entry.js';
import type { Made } from './play.js';
import type { Refusal } from './refusal.js';

/** What a message led to. */
export interface Done {
  readonly version: number;
  readonly seat?: Seat;
  readonly token?: string;
  readonly ticket?: { readonly ticket: string; readonly until: number };
}

/** `version` is where the table is, when the asker was behind. */
export type Refused = Refusal & { readonly version?: number };
export type Reply = Result<Done, Refused>;

/**
 * Writes an entry to the log, makes it true and tells it; returns its version. `made` spares judging a move twice. While
 * the store is away it is tried again until `isGone`.
 */
export type Commit = (entry: Entry, made?: Made, isGone?: () => boolean) => Promise<Result<number, Refused>>;
