import { Kysely, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.js';
import { MIGRATIONS, type Migrations } from './migrations.js';
import type { Schema } from './schema.js';
import { SqlStore } from './sql-store.js';
import type { Change } from './store.js';

const CHANNEL = 'taproom';
/** Changes are announced together, this many milliseconds after the first. */
const GATHER = 5;
/** A notification may hold 8,000 bytes. */
const MOST_BYTES = 7500;
/** Between two tries to be heard again: doubled up to the longest. */
const LISTEN_AGAIN = 250;
const LISTEN_AGAIN_MOST = 4000;
/** How often a listener that hears nothing makes sure that there is nothing to hear. */
const STILL_THERE = 5000;
const SYNC_CLOCK = 10_000;
const CONNECTIONS = 10;
/** Batches of appended rows under way at the same time, each a commit of its own. */
const LANES = 4;
/**
 * No call of the store takes longer than these two together, whatever happens to the database or to the line to it.
 * The database gives up first, so that ours is only for a line that is dead.
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
): Promise<PostgresStore> {
  await bringUpToDate(url, migrations);
  const pool = poolOf({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    query_timeout: ANSWER,
    // Should this process be stopped in the middle of a transaction, nobody waits for its locks for long.
    idle_in_transaction_session_timeout: STATEMENT,
    keepAlive: true,
  });
  const store = new PostgresStore(connect(pool), url, pool, wrote);
  await store.syncClock();
  return store;
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
 * A connection from the pool that is thrown away when it failed otherwise than by a word of the database: a dead line
 * would keep every later query waiting behind the one that was never answered.
 */
async function borrow(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  let broken = false;
  const query = async (text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
    if (broken) throw new Error('the line to the database is dead');
    try {
      return (await client.query(text, [...parameters])) as PostgresQueryResult<unknown>;
    } catch (error) {
      broken ||= !(error instanceof pg.DatabaseError) || error.severity !== 'ERROR';
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(broken) };
}

export class PostgresStore extends SqlStore {
  private heard: (changes: readonly Change[]) => void = () => undefined;
  private missed: () => void = () => undefined;
  private listener: pg.Client | undefined;
  private readonly waiting = new Map<string, number>();
  private gathering: NodeJS.Timeout | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();
  /** From the clock of this process that nobody can set to the database's. */
  private offset: number | undefined;
  private closed = false;

  constructor(
    db: Kysely<Schema>,
    private readonly url: string,
    private readonly pool: pg.Pool,
    wrote?: (rows: number) => void,
  ) {
    super(db, { lanes: LANES, ...(wrote && { wrote }) });
    this.later(SYNC_CLOCK, () => this.keepClock());
  }

  /** The clocks of the processes may be minutes apart, and be set while they run; the database's is the one that counts. */
  override now(): number {
    return Math.round(performance.now() + (this.offset ?? Date.now() - performance.now()));
  }

  async syncClock(): Promise<void> {
    const sent = performance.now();
    const { rows } = await this.pool.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    const back = performance.now();
    const now = rows[0]?.now;
    // An answer that took long says little; the first is better than none.
    if (now !== undefined && (this.offset === undefined || back - sent < 1000)) this.offset = now - (sent + back) / 2;
  }

  private keepClock(): void {
    this.syncClock()
      .catch(() => undefined)
      .finally(() => this.later(SYNC_CLOCK, () => this.keepClock()));
  }

  override listen(heard: (changes: readonly Change[]) => void, missed: () => void): void {
    this.heard = heard;
    this.missed = missed;
    this.keepListening(LISTEN_AGAIN);
  }

  /** One connection that only listens, and is laid anew whenever it breaks; what was said meanwhile has been missed. */
  private keepListening(pause: number): void {
    if (this.closed) return;
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT,
      query_timeout: ANSWER,
      keepAlive: true,
    });
    let patience = pause;
    const again = () => {
      if (this.listener !== client) return;
      this.listener = undefined;
      client.end().catch(() => undefined);
      this.later(patience, () => this.keepListening(Math.min(2 * patience, LISTEN_AGAIN_MOST)));
    };
    const stillThere = () => {
      if (this.listener !== client) return;
      client.query('select 1').then(() => this.later(STILL_THERE, stillThere), again);
    };
    this.listener = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => this.heard(readChanges(payload ?? '')));
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .then(() => {
        patience = LISTEN_AGAIN;
        this.later(STILL_THERE, stillThere);
        this.missed();
      })
      .catch(again);
  }

  /** Outside the inserting transaction, and gathered: otherwise notifications would put all commits in one line. */
  override announce({ table, version }: Change): void {
    this.waiting.set(table, Math.max(version, this.waiting.get(table) ?? 0));
    this.gathering ??= setTimeout(() => void this.tell(), GATHER);
  }

  /** Never fails: what could not be said is said again a little later. */
  private async tell(): Promise<void> {
    this.gathering = undefined;
    const said = new Map(this.waiting);
    const payloads: string[] = [];
    let payload = '';
    for (const [table, version] of this.waiting) {
      const part = `${table}:${version}`;
      if (payload.length + part.length > MOST_BYTES) {
        payloads.push(payload);
        payload = '';
      }
      payload += payload === '' ? part : ` ${part}`;
    }
    this.waiting.clear();
    if (payload !== '') payloads.push(payload);
    try {
      for (const text of payloads) await this.pool.query('select pg_notify($1, $2)', [CHANNEL, text]);
    } catch {
      if (this.closed) return;
      for (const [table, version] of said) this.waiting.set(table, Math.max(version, this.waiting.get(table) ?? 0));
      this.gathering ??= setTimeout(() => void this.tell(), LISTEN_AGAIN);
      this.gathering.unref();
    }
  }

  private later(milliseconds: number, then: () => void): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, milliseconds);
    timer.unref();
    this.timers.add(timer);
  }

  override async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    clearTimeout(this.gathering);
    const { listener } = this;
    this.listener = undefined;
    const ended = Promise.all([this.tell(), listener?.end(), super.close()]);
    ended.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, GOODBYE);
    });
    await Promise.race([ended.then(() => undefined), patience]);
    clearTimeout(timer);
  }
}

const readChanges = (payload: string): Change[] =>
  payload.split(' ').flatMap((part) => {
    const [table, version] = part.split(':');
    return table && version !== undefined ? [{ table, version: Number(version) }] : [];
  });
