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
import { databaseIn, keepPrivate, prepareDirectory, whyNotOpen } from './directory.js';
import type { Appended } from './logs.js';
import { migrate } from './migrate.js';
import type { Schema } from './schema.js';
import { sqlStore } from './sql-store.js';
import { type Health, noteAnswer } from './sqlite-health.js';
import type { Answered, Asked } from './sqlite-worker.js';
import type { Store } from './store.js';

/** How often the file itself is looked at. */
const LOOK = 2000;

/** The store of one process: SQLite in WAL mode with `synchronous=FULL`, in one file of the data directory. */
export async function openSqlite(directory: string, wrote?: (rows: number) => void): Promise<Store> {
  prepareDirectory(directory);
  const health: Health = {};
  const driver = new WorkerDriver(databaseIn(directory), health);
  const db = databaseOf(driver);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw whyNotOpen(directory, error);
  }
  const store = sqlStore(db, { lanes: 1, insert: (rows) => driver.append(rows), ...(wrote && { wrote }) });
  let looked = 0;
  return {
    ...store,
    damaged: () => health.damaged ?? false,
    // Nobody is told that something is written while the file under us has become something else.
    beat: async (holder, now, ...silence) => {
      if (now - looked >= LOOK) {
        looked = now;
        await driver.look();
      }
      return store.beat(holder, now, ...silence);
    },
    check: async () => {
      if (health.trouble !== undefined) throw new Error(health.trouble);
      await driver.look();
    },
  };
}

export const connectSqlite = (file: string): Kysely<Schema> => databaseOf(new WorkerDriver(file, {}));

const databaseOf = (driver: WorkerDriver): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    } satisfies Dialect,
  });

/** One connection in a thread of its own. Whoever wants it waits in a queue: SQLite has one writer anyway. */
class WorkerDriver implements Driver {
  private connection: WorkerConnection | undefined;
  private queue: Promise<void> = Promise.resolve();
  private leave: () => void = () => undefined;

  constructor(
    private readonly file: string,
    private readonly health: Health,
  ) {}

  async init(): Promise<void> {
    keepPrivate(this.file);
    this.connection = new WorkerConnection(
      this.health,
      startWorker('./sqlite-worker', import.meta.url, { file: this.file }),
    );
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

  /** Whether the file on the disk can be read. */
  async look(): Promise<void> {
    const connection = await this.acquireConnection();
    try {
      await connection.look();
    } finally {
      this.leave();
    }
  }

  async acquireConnection(): Promise<WorkerConnection> {
    const before = this.queue;
    let leave: () => void = () => undefined;
    this.queue = new Promise((resolve) => {
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

  constructor(
    private readonly health: Health,
    private readonly worker: Worker,
  ) {
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

  async look(): Promise<void> {
    await this.ask({ id: ++this.last, look: true });
  }

  private async ask(asked: Asked): Promise<Answered> {
    if (this.broken) throw this.broken;
    const answer = await new Promise<Answered>((settle, fail) => {
      this.asked.set(asked.id, { settle, fail });
      this.worker.postMessage(asked);
    });
    noteAnswer(this.health, 'log' in asked, 'error' in answer ? answer.error : undefined);
    if ('error' in answer) throw new Error(`SQLite: ${answer.error}`);
    return answer;
  }

  // biome-ignore lint/correctness/useYield: kysely's contract asks for it; no query of ours streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the SQLite thread does not stream');
  }

  async close(): Promise<void> {
    if (this.broken) return;
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
