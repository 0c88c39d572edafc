import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mistake } from '../mistake.js';
import { Figures } from './figures.js';
import { inTurn, sleep } from './pace.js';
import { cpuSeconds, cpuSecondsOfFamily } from './processor.js';
import { Script } from './script.js';
import { type Started, startOurs } from './started.js';

export interface StoreFlags {
  readonly game: string;
  readonly tables: number;
  readonly every: number;
  readonly seconds: number;
  readonly peakTables: number;
  readonly postgres: string | true;
  readonly processes: number;
}

interface Database {
  readonly url: string;
  /** Its first process, when it is ours. */
  readonly pid?: number;
  stop(): Promise<void>;
}

const SEATS = 4;

export interface StoreRow {
  readonly store: 'SQLite' | 'PostgreSQL';
  readonly processes: number;
  /** The players of a table come through one process, or through different ones. */
  readonly players?: 'together' | 'apart';
  readonly steadyP50: number;
  readonly steadyP99: number;
  readonly peakPerSecond: number;
  readonly peakP99: number;
  readonly rowsPerCommit: number;
  /** Cores kept busy at the peak by the servers, by the database when it is ours, and by these players. */
  readonly cores: readonly number[];
  /** Microseconds of the servers' processor time for each move at the peak. */
  readonly microsecondsPerMove: number;
}

/** The same load on SQLite and on PostgreSQL with one process and with several, one after the other in one run. */
export async function measureStores(flags: StoreFlags): Promise<StoreRow[]> {
  const rows = [await measure('SQLite', 1, flags, undefined)];
  const database = await databaseOf(flags.postgres);
  try {
    rows.push(await measure('PostgreSQL', 1, flags, database));
    rows.push(await measure('PostgreSQL', flags.processes, flags, database, 'together'));
    rows.push(await measure('PostgreSQL', flags.processes, flags, database, 'apart'));
  } finally {
    await database.stop();
  }
  return rows;
}

export function storesText(rows: readonly StoreRow[], flags: StoreFlags): string {
  return [
    '| store | processes | steady p50 / p99 ms | peak moves/s | peak p99 ms | rows a commit | cores at the peak: servers / database / these players | processor time of the servers a move |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ store, processes, players, cores, ...row }) =>
        `| ${store} | ${processes}${players ? `, players ${players}` : ''} | ${row.steadyP50.toFixed(1)} / ${row.steadyP99.toFixed(1)} | ` +
        `${Math.round(row.peakPerSecond)} | ${row.peakP99.toFixed(1)} | ${row.rowsPerCommit.toFixed(1)} | ${cores.map(coresText).join(' / ')} | ${Math.round(row.microsecondsPerMove)} µs |`,
    ),
    `(${flags.tables} tables of ${flags.game} with ${SEATS} players, a move every ${flags.every} ms each; at the peak ${flags.peakTables} tables as fast as they can; ${flags.seconds} s each. ` +
      'Together: the players of a table come through one process; apart: through different ones.)',
  ].join('\n');
}

async function databaseOf(given: string | true): Promise<Database> {
  if (given !== true) return { url: given, stop: async () => undefined };
  try {
    const { startPostgres } = await import('@taproom/server/testing/postgres');
    const postgres = await startPostgres();
    return { url: postgres.url, pid: postgres.pid(), stop: () => postgres.stop() };
  } catch (error) {
    throw new Mistake(
      `no PostgreSQL can be started here (${error}); give one: --postgres postgres://user@host/database`,
    );
  }
}

async function measure(
  store: StoreRow['store'],
  processes: number,
  flags: StoreFlags,
  database: Database | undefined,
  players?: StoreRow['players'],
): Promise<StoreRow> {
  const data = mkdtempSync(join(tmpdir(), 'taproom-load-'));
  const servers: Started[] = [];
  try {
    for (let index = 0; index < processes; index++)
      servers.push(await startOurs(data, database ? { DATABASE_URL: database.url } : {}));
    const urls = servers.map(({ url }) => url);
    const ways = players === 'together' ? urls.map((url) => [url]) : [urls];
    const steady = await play(ways, flags, flags.tables, flags.every);
    const before = await commits(urls);
    const worked = spent(servers, database);
    const peak = await play(ways, flags, flags.peakTables, 0);
    const cores = spent(servers, database).map((seconds, index) => (seconds - (worked[index] as number)) / peak.took);
    const after = await commits(urls);
    return {
      store,
      processes,
      ...(players && { players }),
      steadyP50: steady.latencies.at(0.5),
      steadyP99: steady.latencies.at(0.99),
      peakPerSecond: peak.rate,
      peakP99: peak.latencies.at(0.99),
      rowsPerCommit: (after.rows - before.rows) / (after.commits - before.commits),
      cores,
      microsecondsPerMove: ((cores[0] ?? Number.NaN) * 1e6) / peak.rate,
    };
  } finally {
    for (const server of servers) server.process.kill('SIGTERM');
    for (const server of servers) await server.gone;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Processor seconds of the servers, of the database when it is ours, and of this command. */
const spent = (servers: readonly Started[], database: Database | undefined): number[] => [
  servers.reduce((sum, { process: { pid } }) => sum + cpuSeconds(pid), 0),
  database?.pid === undefined ? Number.NaN : cpuSecondsOfFamily(database.pid),
  cpuSeconds(process.pid),
];
const coresText = (cores: number): string => (Number.isFinite(cores) ? cores.toFixed(2) : '-');

/** `ways`: the servers that the players of a table come through, table by table. */
async function play(
  ways: readonly (readonly string[])[],
  { game, seconds }: StoreFlags,
  tables: number,
  pause: number,
) {
  const latencies = new Figures();
  let moves = 0;
  const scripts = Array.from(
    { length: tables },
    (_, index) =>
      new Script({ urls: ways[index % ways.length] ?? [], game, seats: SEATS, pause }, latencies, () => {
        moves += 1;
      }),
  );
  await inTurn(scripts, 16, (script) => script.open());
  for (const script of scripts) {
    script.start();
    await sleep(Math.min(0.005, pause / 1000 / tables));
  }
  const begunAll = performance.now();
  await sleep(Math.min(seconds, 4));
  latencies.clear();
  moves = 0;
  const begun = performance.now();
  await sleep(seconds);
  const rate = moves / ((performance.now() - begun) / 1000);
  const took = (performance.now() - begunAll) / 1000;
  for (const script of scripts) script.stop();
  await sleep(1);
  return { latencies, rate, took };
}

async function commits(urls: readonly string[]): Promise<{ rows: number; commits: number }> {
  let [rows, count] = [0, 0];
  for (const url of urls) {
    const text = await (await fetch(`${url}/metrics`)).text();
    rows += Number(/^taproom_commit_rows_sum ([\d.e+]+)/m.exec(text)?.[1] ?? 0);
    count += Number(/^taproom_commit_rows_count ([\d.e+]+)/m.exec(text)?.[1] ?? 0);
  }
  return { rows, commits: count };
}
