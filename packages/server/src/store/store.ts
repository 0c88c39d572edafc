import type { ChatLine } from '@taproom/protocol';

/** One line of a table's log, as it is kept. */
export interface LogRow {
  readonly version: number;
  readonly at: number;
  /** JSON of an Entry. */
  readonly entry: string;
}

/** What the lobby, codes and alarms need to know without reading a log. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly status: string;
  readonly public: boolean;
  readonly seats: number;
  readonly taken: number;
  readonly names: readonly string[];
  readonly createdAt: number;
  readonly finishedAt: number | null;
  readonly wakeAt: number | null;
}

/** Who is at a table through one process. */
export interface Presence {
  readonly table: string;
  readonly holder: string;
  /** A bit for each seat with somebody connected. */
  readonly seats: number;
  readonly watching: number;
  readonly at: number;
}

/** Something changed at a table, perhaps by another process. */
export interface Change {
  readonly table: string;
  /** The newest version, or 0 when only chat or presence changed. */
  readonly version: number;
}

/** The logs: the truth. */
export interface LogStore {
  /** A new table with the first entries of its log, all or nothing. False when the id or the code is taken. */
  create(row: TableRow, entries: readonly LogRow[]): Promise<boolean>;
  /** Resolves when the row is on disk: true, or false when that version was already taken. This is the lock. */
  append(table: string, row: LogRow): Promise<boolean>;
  /** The log after a version, in order; only the first so many rows of it, if wished. */
  read(table: string, after: number, limit?: number): Promise<LogRow[]>;
  /** The newest version of each. */
  versions(tables: readonly string[]): Promise<Change[]>;
}

/** What the lobby, codes and alarms ask for. */
export interface IndexStore {
  /** By id or by code. */
  find(name: string): Promise<TableRow | undefined>;
  /** Overwrites what the index says about these tables. */
  index(rows: readonly TableRow[]): Promise<void>;
  /** Public tables with open seats, newest first. */
  lobby(limit: number): Promise<TableRow[]>;
  /** Tables whose alarm is due. */
  due(now: number, limit: number): Promise<string[]>;
  /** Every table, oldest first, in pages: `after` is the id of the last one of the page before. */
  list(after: string | undefined, limit: number): Promise<TableRow[]>;
  /** Deletes tables that ended, or were left, before that time. Returns how many. */
  forget(before: number): Promise<number>;
}

export interface ChatStore {
  /** False when that number is taken. */
  say(table: string, line: ChatLine): Promise<boolean>;
  chat(table: string, after: number, limit: number): Promise<ChatLine[]>;
}

/** Whether anybody is there. */
export interface LifeStore {
  /**
   * A sign of life. When no process had given one for longer than `silence`, that time is written down as one in which
   * clocks stood still, with `giveBack` on top; returns its beginning.
   */
  beat(holder: string, now: number, silence: number, giveBack: number): Promise<number | undefined>;
  downtimes(): Promise<{ since: number; until: number }[]>;
  /** Forgets holders who gave no sign of life since, and all they said. */
  sweep(before: number): Promise<void>;
}

/** Who drives what. */
export interface LeaseStore {
  /**
   * Takes the leases of these tables where nobody holds them who was alive `since`; returns those we hold now.
   * A lease is renewed by its holder's sign of life alone: one row, however many tables.
   */
  lease(tables: readonly string[], holder: string, now: number, since: number): Promise<string[]>;
  /** Gives leases back early, with all that was said about the tables. */
  release(tables: readonly string[], holder: string): Promise<void>;
  /** Replaces what this holder would like others to drive. */
  offer(tables: readonly string[], holder: string): Promise<void>;
  /** Takes over leases that others offer. */
  takeOffers(holder: string, now: number, most: number): Promise<string[]>;
}

export interface PresenceStore {
  /** Says who is at these tables through this process. */
  present(rows: readonly Presence[]): Promise<void>;
  /** What processes that were alive `since` have said about these tables. */
  presence(tables: readonly string[], since: number): Promise<Presence[]>;
}

/** What processes tell each other. */
export interface NoticeStore {
  /**
   * Calls back when another process may have changed a table, and when something may have been missed. Nothing is
   * promised: a gap is noticed by its version.
   */
  listen(heard: (changes: readonly Change[]) => void, missed: () => void): void;
  /** Tells the other processes, soon. */
  announce(change: Change): void;
}

/**
 * Where tables are kept. The log is the truth; everything else here is an index or a convenience.
 * One contract suite runs on every implementation.
 */
export interface Store extends LogStore, IndexStore, ChatStore, LifeStore, LeaseStore, PresenceStore, NoticeStore {
  /** The clock all processes share. */
  now(): number;
  /** Throws when the store cannot be reached. */
  check(): Promise<void>;
  /** What is kept cannot be read any more; only whoever looks after the server can mend that. */
  damaged(): boolean;
  close(): Promise<void>;
}
