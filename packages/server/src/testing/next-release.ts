import type { Kysely } from 'kysely';
import type { Migrations } from '../store/migrations.js';

/** What a release to come might add: a column on every table of today, a table, an index. Nothing is changed or removed. */
export const NEXT_RELEASE: Migrations = {
  '900-next-release': {
    async up(db: Kysely<unknown>) {
      for (const table of ['tables', 'log', 'chat', 'beats', 'downtimes', 'leases', 'presence', 'offers'])
        await db.schema
          .alterTable(table)
          .addColumn('next', 'text', (column) => column.notNull().defaultTo('new'))
          .execute();
      await db.schema
        .createTable('next_things')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .execute();
      await db.schema.createIndex('log_next').on('log').column('next').execute();
    },
  },
};
