import type { Kysely, Migration } from 'kysely';

export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Forward only, and only by adding: while servers are replaced one by one, the old ones run on the new schema.
 * A migration that has been released is never changed.
 */
export const MIGRATIONS: Migrations = {
  '001-tables-and-their-logs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('public', 'integer', (column) => column.notNull())
        .addColumn('seats', 'integer', (column) => column.notNull())
        .addColumn('taken', 'integer', (column) => column.notNull())
        .addColumn('names', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('finished_at', 'bigint')
        .execute();
      await db.schema.createIndex('tables_lobby').on('tables').columns(['status', 'public', 'created_at']).execute();
      await db.schema
        .createTable('log')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('log_key', ['table_id', 'version'])
        .execute();
    },
  },
  '002-clocks-that-stop-while-no-server-runs': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('wake_at', 'bigint').execute();
      await db.schema.createIndex('tables_wake').on('tables').column('wake_at').execute();
      await db.schema
        .createTable('beats')
        .addColumn('holder', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('downtimes')
        .addColumn('since', 'bigint', (column) => column.primaryKey())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '003-chat': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('chat')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text')
        .addColumn('reaction', 'text')
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
        .execute();
    },
  },
  '004-leases': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leases')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '005-presence': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('presence')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('seats', 'integer', (column) => column.notNull())
        .addColumn('watching', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('presence_key', ['table_id', 'holder'])
        .execute();
    },
  },
  '006-offers': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('offers')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
