import { parentPort, workerData } from 'node:worker_threads';
import type * as sqlite from '@photostructure/sqlite';

/** The one thread that touches the database file, so that no fsync ever stalls the event loop of the server. */

export interface Asked {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type Answered =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly id: number; readonly error: string };

/** Statements worth keeping compiled; a batch of appends has a text of its own for every size. */
const KEPT = 300;

const { DatabaseSync } = (await import('node:sqlite' as string).catch(
  () => import('@photostructure/sqlite'),
)) as typeof sqlite;
const database = new DatabaseSync((workerData as { data: { file: string } }).data.file);
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

function answer({ id, sql, parameters }: Asked): Answered {
  try {
    const statement = statements.get(sql) ?? prepared(sql);
    if (/^\s*(select|with|pragma)|\breturning\b/i.test(sql)) {
      return { id, rows: statement.all(...(parameters as never[])).map((row) => ({ ...(row as object) })), changes: 0 };
    }
    return { id, rows: [], changes: Number(statement.run(...(parameters as never[])).changes) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function prepared(sql: string): sqlite.StatementSyncInstance {
  const statement = database.prepare(sql);
  if (statements.size >= KEPT) statements.clear();
  statements.set(sql, statement);
  return statement;
}
