import { type Kysely, sql } from 'kysely';
import { chatIn } from './chat.js';
import { leasesIn } from './leases.js';
import { type LogOptions, logsIn } from './logs.js';
import { presenceIn } from './presence.js';
import type { Schema } from './schema.js';
import { lifeIn } from './signs-of-life.js';
import type { Store } from './store.js';
import { indexIn } from './table-index.js';

/**
 * The store in SQL, put together from a file for each noun. The same queries run on SQLite and PostgreSQL; what differs is
 * in sqlite.ts and postgres.ts.
 */
export function sqlStore(db: Kysely<Schema>, options: LogOptions): Store {
  const { drained, ...logs } = logsIn(db, options);
  return {
    ...logs,
    ...indexIn(db),
    ...chatIn(db),
    ...lifeIn(db),
    ...leasesIn(db),
    ...presenceIn(db),
    // One process: nobody else can change a table, and nobody else is to be told.
    listen: () => undefined,
    announce: () => undefined,
    now: () => Date.now(),
    damaged: () => false,
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await drained();
      await db.destroy();
    },
  };
}
