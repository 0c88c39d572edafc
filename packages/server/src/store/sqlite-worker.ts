import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type * as sqlite from '@photostructure/sqlite';
import { sqliteLibrary } from './sqlite-library.js';

/** The one thread that touches the database file, so that no fsync ever stalls the event loop of the server. */

/** Any statement, rows for the log (four values each, one after the other), or a look at the file. */
export type Asked =
  | { readonly id: number; readonly look: true }
  | { readonly id: number; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly log: readonly (string | number)[] };

export type Answered =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly changes: number }
  /** The rows whose version was taken. */
  | { readonly id: number; readonly taken: readonly number[] }
  | { readonly id: number; readonly error: string };

/** Statements worth keeping compiled. */
const KEPT = 300;
const APPEND = 'insert into log (table_id, version, at, entry) values (?, ?, ?, ?) on conflict do nothing';
const VALUES = 4;

const { DatabaseSync } = await sqliteLibrary();
const { file } = (workerData as { data: { file: string } }).data;
const database = new DatabaseSync(file);
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
const statements = new Map<string, sqlite.StatementSyncInstance>();

parentPort?.on('message', (asked: Asked | 'close') => {
  if (asked === 'close') {
    statements.clear();
    database.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(answer(asked));
});

function answer(asked: Asked): Answered {
  try {
    if ('log' in asked) return { id: asked.id, taken: append(asked.log) };
    return 'look' in asked ? { id: asked.id, rows: look(), changes: 0 } : query(asked);
  } catch (error) {
    return { id: asked.id, error: error instanceof Error ? error.message : String(error) };
  }
}

function query({ id, sql, parameters }: Extract<Asked, { sql: string }>): Answered {
  const statement = statements.get(sql) ?? prepared(sql);
  if (/^\s*(select|with|pragma)|\breturning\b/i.test(sql)) {
    return { id, rows: statement.all(...(parameters as never[])).map((row) => ({ ...(row as object) })), changes: 0 };
  }
  return { id, rows: [], changes: Number(statement.run(...(parameters as never[])).changes) };
}

/**
 * Reads the file as somebody would who opens it now: what this thread keeps of it in memory says nothing about the disk.
 * That there is no file left to open one more, as under attack, says nothing either.
 */
function look(): unknown[] {
  if (!existsSync(file)) throw new Error('the database file is gone');
  let other: sqlite.DatabaseSyncInstance | undefined;
  try {
    other = new DatabaseSync(file, { readOnly: true });
    return other.prepare('select 1 from log limit 1').all();
  } catch (error) {
    if (/unable to open/i.test(String(error))) return [];
    throw error;
  } finally {
    other?.close();
  }
}

/** All rows in one commit. A taken version fails alone, the others stand. */
function append(values: readonly (string | number)[]): number[] {
  const statement = statements.get(APPEND) ?? prepared(APPEND);
  const taken: number[] = [];
  database.exec('begin immediate');
  try {
    for (let from = 0; from < values.length; from += VALUES) {
      const row = values.slice(from, from + VALUES) as never[];
      if (Number(statement.run(...row).changes) === 0) taken.push(from / VALUES);
    }
    database.exec('commit');
    return taken;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

function prepared(sql: string): sqlite.StatementSyncInstance {
  const statement = database.prepare(sql);
  if (statements.size >= KEPT) statements.clear();
  statements.set(sql, statement);
  return statement;
}
