import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';
import type { Presence, PresenceStore } from './store.js';

/** Who is at which table through which process. */
export const presenceIn = (db: Kysely<Schema>): PresenceStore => ({
  async present(rows: readonly Presence[]): Promise<void> {
    if (rows.length === 0) return;
    await db
      .insertInto('presence')
      .values(rows.map(({ table, ...row }) => ({ table_id: table, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'holder']).doUpdateSet((set) => ({
          seats: set.ref('excluded.seats'),
          watching: set.ref('excluded.watching'),
          at: set.ref('excluded.at'),
        })),
      )
      .execute();
  },

  async presence(tables: readonly string[], since: number): Promise<Presence[]> {
    if (tables.length === 0) return [];
    const rows = await db
      .selectFrom('presence')
      .innerJoin('beats', 'beats.holder', 'presence.holder')
      .selectAll('presence')
      .where('table_id', 'in', tables)
      .where('beats.at', '>=', since)
      .execute();
    return rows.map(({ table_id: table, ...row }) => ({ table, ...row }));
  },
});
