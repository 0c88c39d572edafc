import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';
import type { LeaseStore } from './store.js';

/** Which process drives which table, and which tables it would rather see driven by others. */
export const leasesIn = (db: Kysely<Schema>): LeaseStore => ({
  async lease(tables: readonly string[], holder: string, now: number, since: number): Promise<string[]> {
    if (tables.length === 0) return [];
    const known = await db
      .selectFrom('leases')
      .leftJoin('beats', 'beats.holder', 'leases.holder')
      .select(['leases.table_id', 'leases.holder', 'beats.at'])
      .where('leases.table_id', 'in', tables)
      .execute();
    const held = new Set<string>();
    const free = new Set(tables);
    for (const row of known) {
      if (row.holder === holder) held.add(row.table_id);
      if (row.holder === holder || (row.at ?? 0) >= since) free.delete(row.table_id);
    }
    for (const table of await takeLeases(db, [...free], holder, now, since)) held.add(table);
    return [...held];
  },

  async release(tables: readonly string[], holder: string): Promise<void> {
    if (tables.length === 0) return;
    for (const from of ['leases', 'presence', 'offers'] as const)
      await db.deleteFrom(from).where('table_id', 'in', tables).where('holder', '=', holder).execute();
  },

  async offer(tables: readonly string[], holder: string): Promise<void> {
    await db.deleteFrom('offers').where('holder', '=', holder).execute();
    if (tables.length === 0) return;
    await db
      .insertInto('offers')
      .values(tables.map((table) => ({ table_id: table, holder })))
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ holder }))
      .execute();
  },

  async takeOffers(holder: string, now: number, most: number): Promise<string[]> {
    const offered = await db
      .selectFrom('offers')
      .select('table_id')
      .where('holder', '!=', holder)
      .limit(most)
      .execute();
    if (offered.length === 0) return [];
    const ids = offered.map((row) => row.table_id);
    // Whoever deletes the offer has it.
    const ours = await db.deleteFrom('offers').where('table_id', 'in', ids).returning(['table_id', 'holder']).execute();
    const taken: string[] = [];
    for (const { table_id, holder: from } of ours) {
      const { numUpdatedRows } = await db
        .updateTable('leases')
        .set({ holder, until: now })
        .where('table_id', '=', table_id)
        .where('holder', '=', from)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) taken.push(table_id);
    }
    return taken;
  },
});

/** Where two processes try at the same time, the second finds a holder who is alive. */
async function takeLeases(
  db: Kysely<Schema>,
  tables: readonly string[],
  holder: string,
  now: number,
  since: number,
): Promise<string[]> {
  if (tables.length === 0) return [];
  const taken = await db
    .insertInto('leases')
    .values(tables.map((table) => ({ table_id: table, holder, until: now })))
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet((set) => ({ holder: set.ref('excluded.holder'), until: set.ref('excluded.until') }))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('beats')
                .select('beats.holder')
                .whereRef('beats.holder', '=', 'leases.holder')
                .where('beats.at', '>=', since),
            ),
          ),
        ),
    )
    .returning('table_id')
    .execute();
  return taken.map((row) => row.table_id);
}
