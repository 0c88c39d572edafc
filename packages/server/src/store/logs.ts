import { CompiledQuery, type Kysely } from 'kysely';
import { Gathered } from './gathered.js';
import type { Schema } from './schema.js';
import type { Change, LogRow, LogStore, TableRow } from './store.js';
import { rowOf } from './table-index.js';

/** A row of some table's log. */
export interface Appended extends LogRow {
  readonly table: string;
}

export interface LogOptions {
  /** Batches of appended rows under way at the same time: 1 for SQLite, which has one writer. */
  readonly lanes: number;
  /** A quicker way to write a batch than a statement of its own: for each row whether its version was free. */
  readonly insert?: (rows: readonly Appended[]) => Promise<readonly boolean[]>;
  /** Told how many rows shared a commit. */
  readonly wrote?: (rows: number) => void;
}

/** Rows in one commit of what is appended, and in one statement. */
const MOST_ROWS = 256;
/** Rows that are handed over at a time: thousands at once would keep everybody else waiting. */
const MOST_READ = 500;

/** The logs: the truth. Rows of many tables are appended together. */
export function logsIn(
  db: Kysely<Schema>,
  { lanes, insert, wrote }: LogOptions,
): LogStore & { drained(): Promise<void> } {
  const texts = new Map<number, string>();
  const appended = new Gathered<Appended, boolean>(
    insert ?? ((rows) => insertWith(db, texts, rows)),
    MOST_ROWS,
    lanes,
    wrote,
  );
  return {
    append: (table, row) => appended.add({ table, ...row }),
    drained: () => appended.drained(),
    create: (row, entries) => db.transaction().execute((inside) => createIn(inside, row, entries)),

    async read(table: string, after: number, limit = Number.POSITIVE_INFINITY): Promise<LogRow[]> {
      const rows: LogRow[] = [];
      for (;;) {
        const most = Math.min(MOST_READ, limit - rows.length);
        const some = await readSome(db, table, rows.at(-1)?.version ?? after, most);
        rows.push(...some);
        if (some.length < most || rows.length === limit) return rows;
      }
    },

    async versions(tables: readonly string[]): Promise<Change[]> {
      if (tables.length === 0) return [];
      const rows = await db
        .selectFrom('tables')
        .select(({ selectFrom }) => [
          'id',
          selectFrom('log')
            .select(({ fn: { max } }) => max('version').as('version'))
            .whereRef('log.table_id', '=', 'tables.id')
            .as('version'),
        ])
        .where('id', 'in', tables)
        .execute();
      return rows.map(({ id, version }) => ({ table: id, version: version ?? 0 }));
    },
  };
}

const readSome = (db: Kysely<Schema>, table: string, after: number, limit: number): Promise<LogRow[]> =>
  db
    .selectFrom('log')
    .select(['version', 'at', 'entry'])
    .where('table_id', '=', table)
    .where('version', '>', after)
    .orderBy('version')
    .limit(limit)
    .execute();

async function createIn(db: Kysely<Schema>, row: TableRow, entries: readonly LogRow[]): Promise<boolean> {
  const made = await db
    .insertInto('tables')
    .values(rowOf(row))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (made.length === 0) return false;
  const rows = entries.map((entry) => ({ table_id: row.id, ...entry }));
  // A statement takes only so many values, and a game that is imported may have thousands of moves.
  for (let from = 0; from < rows.length; from += MOST_ROWS)
    await db
      .insertInto('log')
      .values(rows.slice(from, from + MOST_ROWS))
      .execute();
  return true;
}

/** One statement for the whole batch: one transaction, one commit. A taken version fails alone, the others stand. */
async function insertWith(
  db: Kysely<Schema>,
  texts: Map<number, string>,
  rows: readonly Appended[],
): Promise<boolean[]> {
  const parameters = rows.flatMap(({ table, version, at, entry }) => [table, version, at, entry]);
  const query = CompiledQuery.raw(insertText(db, texts, rows.length), parameters);
  const written = await db.executeQuery<Pick<Schema['log'], 'table_id' | 'version'>>(query);
  const keys = new Set(written.rows.map((row) => `${row.version} ${row.table_id}`));
  // Two rows of one batch may want the same version; only the first of them can have it.
  return rows.map(({ table, version }) => keys.delete(`${version} ${table}`));
}

/** The text for a batch of that size, made once: on the way of every move, making it would cost more than running it. */
function insertText(db: Kysely<Schema>, texts: Map<number, string>, rows: number): string {
  const known = texts.get(rows);
  if (known !== undefined) return known;
  const row = { table_id: '', version: 0, at: 0, entry: '' };
  const { sql: text } = db
    .insertInto('log')
    .columns(['table_id', 'version', 'at', 'entry'])
    .values(Array.from({ length: rows }, () => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'version'])
    .compile();
  texts.set(rows, text);
  return text;
}
