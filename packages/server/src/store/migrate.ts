import { type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations.js';

/** Brings the schema up to date, or up to one migration for tests. Several processes may try at the same time. */
export async function migrate<Schema>(db: Kysely<Schema>, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    // An old process on a newer schema finds migrations it does not know: fine, they only add.
    allowUnorderedMigrations: true,
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
