import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.js';
import type { IndexStore, TableRow } from './store.js';

/** Tables forgotten in one transaction. */
const MOST_FORGOTTEN = 256;

/** An index over the logs: whatever it says, the log decides. Long: a short query each. */
export const indexIn = (db: Kysely<Schema>): IndexStore => ({
  async find(name: string): Promise<TableRow | undefined> {
    const row = await db
      .selectFrom('tables')
      .selectAll()
      .where((where) => where.or([where('id', '=', name), where('code', '=', name)]))
      .executeTakeFirst();
    return row && tableOf(row);
  },

  async index(rows: readonly TableRow[]): Promise<void> {
    if (rows.length === 0) return;
    await db
      .insertInto('tables')
      .values(rows.map(rowOf))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((set) => ({
          status: set.ref('excluded.status'),
          public: set.ref('excluded.public'),
          seats: set.ref('excluded.seats'),
          taken: set.ref('excluded.taken'),
          names: set.ref('excluded.names'),
          finished_at: set.ref('excluded.finished_at'),
          wake_at: set.ref('excluded.wake_at'),
        })),
      )
      .execute();
  },

  async lobby(limit: number): Promise<TableRow[]> {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'open')
      .where('public', '=', 1)
      .whereRef('taken', '<', 'seats')
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(tableOf);
  },

  async due(now: number, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('wake_at', '<=', now)
      .orderBy('wake_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async list(after: string | undefined, limit: number): Promise<TableRow[]> {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', '>', after ?? '')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(tableOf);
  },

  async forget(before: number): Promise<number> {
    const old = db
      .selectFrom('tables')
      .select('id')
      .where('created_at', '<', before)
      // The log, not the index, says when something last happened.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('log').select('version').whereRef('log.table_id', '=', 'tables.id').where('at', '>=', before),
          ),
        ),
      );
    // A few at a time: no statement may take long, and a retention that was off for a year has much to do.
    for (let forgotten = 0; ; ) {
      const some = (await old.limit(MOST_FORGOTTEN).execute()).map(({ id }) => id);
      if (some.length === 0) return forgotten;
      await db.transaction().execute(async (db) => {
        for (const from of ['chat', 'leases', 'presence', 'offers', 'log'] as const)
          await db.deleteFrom(from).where('table_id', 'in', some).execute();
        await db.deleteFrom('tables').where('id', 'in', some).execute();
      });
      forgotten += some.length;
    }
  },
});

export function rowOf(row: TableRow): Schema['tables'] {
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    status: row.status,
    public: row.public ? 1 : 0,
    seats: row.seats,
    taken: row.taken,
    names: JSON.stringify(row.names),
    created_at: row.createdAt,
    finished_at: row.finishedAt,
    wake_at: row.wakeAt,
  };
}

function tableOf(row: Selectable<Schema['tables']>): TableRow {
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    status: row.status,
    public: row.public === 1,
    seats: row.seats,
    taken: row.taken,
    names: JSON.parse(row.names) as string[],
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    wakeAt: row.wake_at,
  };
}
