import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { databaseIn, keepPrivate, makeDirectory, prepareDirectory } from './directory.js';
import { migrate } from './migrate.js';
import { connectPostgres } from './postgres.js';
import type { Schema } from './schema.js';
import { connectSqlite } from './sqlite.js';

/** A store that a server may be using: PostgreSQL when there is a URL of one, otherwise SQLite in a directory. */
export interface Where {
  readonly url?: string;
  readonly data: string;
}

/** Why a copy cannot be made; for whoever asked for it. */
export class CannotCopy extends Error {}

/** What has to last. Leases, presence and offers are of processes that will not be there. */
const LASTING: { readonly [Name in keyof Schema]?: { key: readonly string[]; columns: readonly string[] } } = {
  tables: {
    key: ['id'],
    columns: [
      'id',
      'code',
      'game',
      'status',
      'public',
      'seats',
      'taken',
      'names',
      'created_at',
      'finished_at',
      'wake_at',
    ],
  },
  log: { key: ['table_id', 'version'], columns: ['table_id', 'version', 'at', 'entry'] },
  chat: { key: ['table_id', 'number'], columns: ['table_id', 'number', 'at', 'seat', 'name', 'text', 'reaction'] },
  // They say since when nobody was here: clocks stand still from the backup until the restore.
  beats: { key: ['holder'], columns: ['holder', 'at'] },
  downtimes: { key: ['since'], columns: ['since', 'until'] },
};
const PAGE = 1000;

/** Writes everything as it is at one moment to a new SQLite file, while servers go on. Returns how many tables. */
export async function backUp(from: Where, file: string): Promise<number> {
  if (existsSync(file)) throw new CannotCopy(`${file} exists already; a backup never overwrites another`);
  try {
    makeDirectory(resolve(dirname(file)));
  } catch {
    throw new CannotCopy(`${dirname(file)} cannot be made; write the backup somewhere else`);
  }
  try {
    if (from.url === undefined) return await vacuumInto(databaseIn(from.data), file);
    const { url } = from;
    return await using(connectPostgres(url), (source) =>
      using(connectSqlite(file), async (copy) => {
        await migrate(copy);
        return source
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((moment) => copy.transaction().execute((into) => copyAll(moment, into)));
      }),
    );
  } catch (error) {
    // Half a backup is worse than none.
    rmSync(file, { force: true });
    throw error;
  }
}

/** Puts a backup into a store in which there is nothing yet. Returns how many tables. */
export async function restore(file: string, to: Where): Promise<number> {
  if (!existsSync(file)) throw new CannotCopy(`there is no backup ${file}`);
  if (to.url === undefined) {
    if (existsSync(databaseIn(to.data)))
      throw new CannotCopy(`there are tables in ${to.data} already; restore into an empty directory`);
    prepareDirectory(to.data);
    return vacuumInto(file, databaseIn(to.data));
  }
  const folder = mkdtempSync(join(tmpdir(), 'taproom-restore-'));
  try {
    // On a copy: a backup of an older release is brought up to date, and stays what it is.
    await vacuumInto(file, databaseIn(folder));
    return await fill(databaseIn(folder), to.url);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fill = (file: string, url: string): Promise<number> =>
  using(connectSqlite(file), (source) =>
    using(connectPostgres(url), async (into) => {
      await migrate(source);
      await migrate(into);
      if ((await count(into)) > 0)
        throw new CannotCopy('there are tables in that database already; restore into an empty one');
      return into.transaction().execute((all) => copyAll(source, all));
    }),
  );

/** SQLite's own way: one statement, which reads one moment and keeps no writer waiting. */
async function vacuumInto(from: string, file: string): Promise<number> {
  if (!existsSync(from)) throw new CannotCopy(`there are no tables: ${from} does not exist`);
  // An empty file that only its owner can read; SQLite fills it.
  keepPrivate(file);
  await using(connectSqlite(from), (db) => sql`vacuum into ${sql.lit(file)}`.execute(db));
  return using(connectSqlite(file), async (copy) => {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy);
    if (rows[0]?.integrity_check !== 'ok') throw new CannotCopy(`the copy does not hold: ${rows[0]?.integrity_check}`);
    return count(copy);
  });
}

async function copyAll(from: Kysely<Schema>, into: Transaction<Schema>): Promise<number> {
  for (const [name, { key, columns }] of Object.entries(LASTING)) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    const wanted = sql.join(columns.map((column) => sql.ref(column)));
    for (let last: Row | undefined; ; ) {
      const after = last && sql`where (${order}) > (${sql.join(key.map((column) => last?.[column]))})`;
      const { rows }: { rows: Row[] } =
        await sql<Row>`select ${wanted} from ${sql.table(name)} ${after ?? sql``} order by ${order} limit ${sql.lit(PAGE)}`.execute(
          from,
        );
      if (rows.length === 0) break;
      const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
      await sql`insert into ${sql.table(name)} (${wanted}) values ${sql.join(values)}`.execute(into);
      last = rows.at(-1);
    }
  }
  return count(into);
}

type Row = Record<string, unknown>;

async function count(db: Kysely<Schema>): Promise<number> {
  const { tables } = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('tables'))
    .executeTakeFirstOrThrow();
  return Number(tables);
}

async function using<Result>(db: Kysely<Schema>, work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
