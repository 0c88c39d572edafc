import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.js';
import type { Schema } from './schema.js';
import { SqlStore } from './sql-store.js';
import type { Change } from './store.js';

const CHANNEL = 'taproom';
/** Changes are announced together, this many milliseconds after the first. */
const GATHER = 5;
/** A notification may hold 8,000 bytes. */
const MOST_BYTES = 7500;
const LISTEN_AGAIN = 500;
const SYNC_CLOCK = 10_000;
const CONNECTIONS = 10;
/** Batches of appended rows under way at the same time, each a commit of its own. */
const LANES = 4;

// Whole numbers of 64 bits come as text by default; ours are times and counts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The store that many processes share. */
export async function openPostgres(url: string, wrote?: (rows: number) => void): Promise<PostgresStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    // A connection that was cut without a word must not hold a move for ever.
    query_timeout: 10_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool.
  pool.on('error', () => undefined);
  // One that breaks while it is in use fails its query, which is enough; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const store = new PostgresStore(db, url, pool, wrote);
  await store.syncClock();
  return store;
}

export class PostgresStore extends SqlStore {
  private heard: (changes: readonly Change[]) => void = () => undefined;
  private listener: pg.Client | undefined;
  private readonly waiting = new Map<string, number>();
  private gathering: NodeJS.Timeout | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();
  private offset = 0;
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

  /** The clocks of the processes may be minutes apart; the database's is the one that counts. */
  override now(): number {
    return Date.now() + this.offset;
  }

  async syncClock(): Promise<void> {
    const sent = Date.now();
    const { rows } = await this.pool.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    const back = Date.now();
    const now = rows[0]?.now;
    if (now !== undefined && back - sent < 1000) this.offset = Math.round(now - (sent + back) / 2);
  }

  private keepClock(): void {
    this.syncClock()
      .catch(() => undefined)
      .finally(() => this.later(SYNC_CLOCK, () => this.keepClock()));
  }

  override listen(heard: (changes: readonly Change[]) => void): void {
    this.heard = heard;
    void this.keepListening();
  }

  private async keepListening(): Promise<void> {
    if (this.closed) return;
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    const again = () => {
      if (this.listener !== client) return;
      this.listener = undefined;
      client.end().catch(() => undefined);
      this.later(LISTEN_AGAIN, () => void this.keepListening());
    };
    this.listener = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => this.heard(readChanges(payload ?? '')));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      again();
    }
  }

  /** Outside the inserting transaction, and gathered: otherwise notifications would put all commits in one line. */
  override announce({ table, version }: Change): void {
    this.waiting.set(table, Math.max(version, this.waiting.get(table) ?? 0));
    this.gathering ??= setTimeout(() => void this.tell(), GATHER);
  }

  private async tell(): Promise<void> {
    this.gathering = undefined;
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
    // Lost with the connection, it is noticed by the gap, or by the next beat.
    for (const text of payloads)
      await this.pool.query('select pg_notify($1, $2)', [CHANNEL, text]).catch(() => undefined);
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
    await this.tell();
    const { listener } = this;
    this.listener = undefined;
    await listener?.end().catch(() => undefined);
    await super.close();
  }
}

const readChanges = (payload: string): Change[] =>
  payload.split(' ').flatMap((part) => {
    const [table, version] = part.split(':');
    return table && version !== undefined ? [{ table, version: Number(version) }] : [];
  });
