import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import pg from 'pg';
import PgBoss from 'pg-boss';

/**
 * The queue is pg-boss: it hands a job to one worker at a time, keeps it until it is finished, and hands it out again when it
 * is not. What it does not know is whether a worker still lives; that is in a table beside its own.
 */
const SCHEMA = 'taproom_queue';

/** Who is here: those who ask, and those who work. */
export interface Presence {
  readonly id: string;
  readonly role: 'asks' | 'works';
  /** A machine and a process, for people. */
  readonly name: string;
  readonly version: string;
  /** How many jobs at a time; of one who asks, none. */
  readonly lanes: number;
  /** Jobs being done just now. */
  readonly doing: readonly string[];
  /** Jobs finished so far. */
  readonly done: number;
}

export type Me = { -readonly [Field in keyof Presence]: Presence[Field] };

export interface House {
  readonly boss: PgBoss;
  readonly pool: pg.Pool;
  /** Says that one is here, and what one does. */
  appear(me: Presence): Promise<void>;
  leave(id: string): Promise<void>;
  /** All who were seen within so many milliseconds. */
  present(within: number): Promise<Presence[]>;
  /** Jobs of a queue that were begun longer ago and that nobody present says to be at. */
  abandoned(queue: string, within: number): Promise<string[]>;
  /** Takes away the queues of somebody who asked, with all that is in them. */
  clear(ask: string): Promise<void>;
  /** The same for those who asked and were not seen for a day: they died, or were cut off. */
  clearOld(): Promise<void>;
  close(): Promise<void>;
}

const A_DAY = 24 * 60 * 60 * 1000;

export const newId = (): string => randomBytes(6).toString('hex');
export const nameOfProcess = (): string => `${hostname()}/${process.pid}`;

const JOBS = 'jobs-';

/** Where the jobs of somebody who asks wait, and where their results do. */
export const jobsOf = (ask: string): string => `${JOBS}${ask}`;
export const resultsOf = (ask: string): string => `results-${ask}`;

export async function openHouse(url: string): Promise<House> {
  const pool = new pg.Pool({ connectionString: url, max: 8, application_name: 'taproom' });
  // A connection that breaks while idle is replaced by the pool; the next query says what is wrong.
  pool.on('error', () => {});
  const db = { executeSql: (text: string, values: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db, schema: SCHEMA, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await pool.query(TABLE).catch(ignoreTwins);
  const clear = async (ask: string): Promise<void> => {
    for (const queue of [jobsOf(ask), resultsOf(ask)]) {
      // A queue cannot go while there are jobs in it, done or not.
      await pool.query(`delete from ${SCHEMA}.job where name = $1`, [queue]);
      await boss.deleteQueue(queue);
    }
  };
  return {
    boss,
    pool,
    async appear({ id, role, name, version, lanes, doing, done }) {
      await pool.query(APPEAR, [id, role, name, version, lanes, doing, done]);
    },
    async leave(id) {
      await pool.query(`delete from ${SCHEMA}.presence where id = $1`, [id]);
    },
    async present(within) {
      const { rows } = await pool.query<Presence>(PRESENT, [within]);
      return rows;
    },
    async abandoned(queue, within) {
      const { rows } = await pool.query<{ id: string }>(ABANDONED, [queue, within]);
      return rows.map(({ id }) => id);
    },
    clear,
    async clearOld() {
      await pool.query(`delete from ${SCHEMA}.presence where seen < now() - $1 * interval '1 millisecond'`, [A_DAY]);
      const { rows } = await pool.query<{ id: string }>(`select id from ${SCHEMA}.presence`);
      const known = new Set(rows.map(({ id }) => jobsOf(id)));
      for (const { name } of await boss.getQueues())
        if (name.startsWith(JOBS) && !known.has(name)) await clear(name.slice(JOBS.length));
    },
    async close() {
      await boss.stop({ graceful: false, close: false });
      await pool.end();
    },
  };
}

const TABLE = `create table if not exists ${SCHEMA}.presence (
  id text primary key, role text not null, name text not null, version text not null, lanes int not null,
  doing text[] not null, done int not null, seen timestamptz not null)`;
const APPEAR = `insert into ${SCHEMA}.presence values ($1, $2, $3, $4, $5, $6, $7, now())
  on conflict (id) do update set doing = $6, done = $7, seen = now()`;
const PRESENT = `select id, role, name, version, lanes, doing, done from ${SCHEMA}.presence
  where seen > now() - $1 * interval '1 millisecond' order by name`;
const ABANDONED = `select id::text from ${SCHEMA}.job where name = $1 and state = 'active'
  and started_on < now() - $2 * interval '1 millisecond' and id::text not in (
    select unnest(doing) from ${SCHEMA}.presence where seen > now() - $2 * interval '1 millisecond')`;

/** Two who open the house at the same moment may both lay the table; the second finds it laid. */
function ignoreTwins(error: { code?: string }): void {
  if (error.code !== '23505' && error.code !== '42P07') throw error;
}
