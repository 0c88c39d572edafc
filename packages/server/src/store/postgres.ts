import { Kysely, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.js';
import { MIGRATIONS, type Migrations } from './migrations.js';
import { PostgresClock } from './postgres-clock.js';
import { PostgresNotices } from './postgres-notices.js';
import type { Schema } from './schema.js';
import { sqlStore } from './sql-store.js';
import type { Store } from './store.js';

const CONNECTIONS = 10;
/** Batches of appended rows under way at the same time, each a commit of its own. */
const LANES = 4;
/**
 * No call of the store takes longer than these two together, whatever happens to the database or to the connection to it.
 * The database gives up first, so that ours is only for a connection that is dead.
 */
const CONNECT = 4000;
const STATEMENT = 5000;
const ANSWER = STATEMENT + 1000;
/** For closing: what has not ended by then is left to the operating system. */
const GOODBYE = 3000;

// Whole numbers of 64 bits come as text by default; ours are times and counts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The store that many processes share. */
export async function openPostgres(
  url: string,
  wrote?: (rows: number) => void,
  /** For tests: a release to come. */
  migrations: Migrations = MIGRATIONS,
): Promise<Store> {
  await bringUpToDate(url, migrations);
  const dialled = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT,
    query_timeout: ANSWER,
    keepAlive: true,
  };
  const pool = poolOf({
    ...dialled,
    max: CONNECTIONS,
    statement_timeout: STATEMENT,
    // Should this process be stopped in the middle of a transaction, nobody waits for its locks for long.
    idle_in_transaction_session_timeout: STATEMENT,
  });
  const store = sqlStore(connect(pool), { lanes: LANES, ...(wrote && { wrote }) });
  const clock = new PostgresClock(pool);
  const notices = new PostgresNotices(pool, dialled);
  await clock.start();
  return {
    ...store,
    listen: (heard, missed) => notices.listen(heard, missed),
    announce: (change) => notices.announce(change),
    now: () => clock.now(),
    close: () => {
      clock.stop();
      return inTime(Promise.all([notices.close(), store.close()]));
    },
  };
}

/** Whatever happens to the database, closing comes to an end. */
async function inTime(ended: Promise<unknown>): Promise<void> {
  ended.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, GOODBYE);
  });
  await Promise.race([ended.then(() => undefined), patience]);
  clearTimeout(timer);
}

/** For work that may take as long as it needs. */
export const connectPostgres = (url: string): Kysely<Schema> =>
  connect(poolOf({ connectionString: url, max: 2, connectionTimeoutMillis: CONNECT }));

async function bringUpToDate(url: string, migrations: Migrations): Promise<void> {
  const db = connectPostgres(url);
  try {
    await migrate(db, { migrations });
  } finally {
    await db.destroy();
  }
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // An idle connection that breaks is replaced by the pool.
  pool.on('error', () => undefined);
  // One that breaks while it is in use fails its query, which is enough; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const connect = (pool: pg.Pool): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect: () => borrow(pool), end: () => pool.end() } }),
  });

/**
 * A connection from the pool that is thrown away when it failed otherwise than by a word of the database: a dead one
 * would keep every later query waiting behind the one that was never answered.
 */
async function borrow(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  let broken = false;
  const query = async (text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
    if (broken) throw new Error('the connection to the database is dead');
    try {
      return (await client.query(text, [...parameters])) as PostgresQueryResult<unknown>;
    } catch (error) {
      broken ||= !(error instanceof pg.DatabaseError) || error.severity !== 'ERROR';
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(broken) };
}
