/** The tables of the database, as kysely sees them. Times are milliseconds; switches are 0 or 1: the same on both databases. */
export interface Schema {
  /** An index over the logs, for the lobby, codes and alarms. Whatever it says, the log decides. */
  tables: {
    id: string;
    code: string;
    game: string;
    status: string;
    public: number;
    seats: number;
    taken: number;
    /** JSON list. */
    names: string;
    created_at: number;
    finished_at: number | null;
    /** When a clock runs out, if nobody comes before. */
    wake_at: number | null;
  };
  /** The truth. The key is the lock: a version can be written once. */
  log: { table_id: string; version: number; at: number; entry: string };
  chat: {
    table_id: string;
    number: number;
    at: number;
    seat: number;
    name: string;
    text: string | null;
    reaction: string | null;
  };
  /** The last sign of life of each server process. */
  beats: { holder: string; at: number };
  /** When no process was alive: clocks stood still. */
  downtimes: { since: number; until: number };
  /** Who is at a table through which process; `seats` is a bit for each seat. Old rows are of processes that are gone. */
  presence: { table_id: string; holder: string; seats: number; watching: number; at: number };
  /** Who drives the bots and clocks of a table, as long as the holder's beats go on; `until` is when it was taken. */
  leases: { table_id: string; holder: string; until: number };
  /** Tables whose driver has more bots than it can think for. */
  offers: { table_id: string; holder: string };
}
