import { type Kysely, Migrator, sql } from 'kysely';
import { MIGRATIONS, type Migrations } from './migrations.js';

interface How {
  /** The last one to be made, for tests. */
  readonly upTo?: string;
  readonly migrations?: Migrations;
}

/** Brings the schema up to date. Several processes may try at the same time. */
export async function migrate<Schema>(db: Kysely<Schema>, how: How = {}): Promise<void> {
  for (;;) {
    const done = await doneSoFar(db);
    const error = await tryToMigrate(db, done, how);
    if (error === undefined) return;
    // A newer process may have been at it at the same moment.
    if (Object.keys(await doneSoFar(db)).length === Object.keys(done).length) throw error;
  }
}

async function tryToMigrate<Schema>(
  db: Kysely<Schema>,
  done: Migrations,
  { upTo, migrations = MIGRATIONS }: How,
): Promise<unknown> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...done, ...migrations }) },
    allowUnorderedMigrations: true,
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  return error;
}

/**
 * What this database has seen, as something that need not be done. While processes are replaced one by one, an old one
 * may be started again on a newer schema with migrations it does not know: fine, they only add.
 */
async function doneSoFar<Schema>(db: Kysely<Schema>): Promise<Migrations> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }]));
}
