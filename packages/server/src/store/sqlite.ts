import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { startWorker } from '../worker.js';
import type { Appended } from './logs.js';
import { migrate } from './migrate.js';
import type { Schema } from './schema.js';
import { sqlStore } from './sql-store.js';
import type { Answered, Asked } from './sqlite-worker.js';
import type { Store } from './store.js';

/** The store of one process: SQLite in WAL mode with `synchronous=FULL`, in one file of the data directory. */
export async function openSqlite(directory: string, wrote?: (rows: number) => void): Promise<Store> {
  mkdirSync(directory, { recursive: true });
  const driver = new WorkerDriver(join(directory, 'taproom.db'));
  const db = databaseOf(driver);
  await migrate(db);
  return sqlStore(db, { lanes: 1, insert: (rows) => driver.append(rows), ...(wrote && { wrote }) });
}

export const connectSqlite = (file: string): Kysely<Schema> => databaseOf(new WorkerDriver(file));

const databaseOf = (driver: WorkerDriver): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    } satisfies Dialect,
  });

/** One connection in a thread of its own. Whoever wants it waits in line: SQLite has one writer anyway. */
class WorkerDriver implements Driver {
  private connection: WorkerConnection | undefined;
  private line: Promise<void> = Promise.resolve();
  private leave: () => void = () => undefined;

  constructor(private readonly file: string) {}

  async init(): Promise<void> {
    this.connection = new WorkerConnection(startWorker('./sqlite-worker', import.meta.url, { file: this.file }));
  }

  /** Rows for the log, past the query builder: this is on the way of every move. True where the version was free. */
  async append(rows: readonly Appended[]): Promise<boolean[]> {
    const connection = await this.acquireConnection();
    try {
      return await connection.append(rows);
    } finally {
      this.leave();
    }
  }

  async acquireConnection(): Promise<WorkerConnection> {
    const before = this.line;
    let leave: () => void = () => undefined;
    this.line = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    this.leave = leave;
    if (!this.connection) throw new Error('the database is closed');
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.leave();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.connection?.close();
    this.connection = undefined;
  }
}

class WorkerConnection implements DatabaseConnection {
  private readonly asked = new Map<number, { settle: (answer: Answered) => void; fail: (error: Error) => void }>();
  private last = 0;
  private broken: Error | undefined;

  constructor(private readonly worker: Worker) {
    worker.on('message', (answer: Answered) => {
      this.asked.get(answer.id)?.settle(answer);
      this.asked.delete(answer.id);
    });
    worker.on('error', (error) => this.breakDown(error));
    worker.on('exit', () => this.breakDown(new Error('the database thread has ended')));
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.ask({ id: ++this.last, sql, parameters });
    if (!('rows' in answer)) throw new Error('SQLite: no rows came back');
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.changes) };
  }

  async append(rows: readonly Appended[]): Promise<boolean[]> {
    const log: (string | number)[] = [];
    for (const { table, version, at, entry } of rows) log.push(table, version, at, entry);
    const answer = await this.ask({ id: ++this.last, log });
    const written = rows.map(() => true);
    if ('taken' in answer) for (const row of answer.taken) written[row] = false;
    return written;
  }

  private async ask(asked: Asked): Promise<Answered> {
    if (this.broken) throw this.broken;
    const answer = await new Promise<Answered>((settle, fail) => {
      this.asked.set(asked.id, { settle, fail });
      this.worker.postMessage(asked);
    });
    if ('error' in answer) throw new Error(`SQLite: ${answer.error}`);
    return answer;
  }

  // biome-ignore lint/correctness/useYield: kysely's contract asks for it; no query of ours streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the SQLite thread does not stream');
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.worker.once('exit', resolve));
    this.worker.postMessage('close');
    await ended;
  }

  private breakDown(error: Error): void {
    this.broken = error;
    for (const { fail } of this.asked.values()) fail(error);
    this.asked.clear();
  }
}
