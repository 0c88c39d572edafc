import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { wholeNumber } from '../flags.js';
import { BareScript } from '../load/bare-script.js';
import { Figures } from '../load/figures.js';
import { flooded } from '../load/flood.js';
import { inTurn, sleep } from '../load/pace.js';
import { cpuSeconds } from '../load/processor.js';
import { Script } from '../load/script.js';
import { start, startOurs } from '../load/started.js';
import { compareStores } from '../load/stores.js';
import { Mistake } from '../mistake.js';

interface Flags {
  readonly url?: string;
  readonly game: string;
  readonly tables: number;
  readonly every: number;
  readonly seconds: number;
  readonly peakTables: number;
  readonly churn?: number;
  readonly postgres?: string | true;
  readonly processes: number;
  readonly flood?: number;
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const SEATS = 4;

export const loadCommand = (): Command =>
  new Command('load')
    .description('measure a server on this machine with tables of four scripted players')
    .option('--url <address>', 'a server that runs already with --limits off; one is started otherwise')
    .option('--game <name>', 'what they play', 'with-friends')
    .option('--tables <number>', 'tables at the same time', wholeNumber(1), 200)
    .option('--every <ms>', 'a move at each table about every so many milliseconds', wholeNumber(1), 2000)
    .option('--seconds <number>', 'how long each part runs', wholeNumber(1), 15)
    .option('--peak-tables <number>', 'tables that move as fast as they can, for the peak', wholeNumber(1), 64)
    .option('--churn <minutes>', 'instead: tables come and go for so long, and memory is watched', wholeNumber(1))
    .option('--postgres [url]', 'instead: SQLite against PostgreSQL, with one process and with several')
    .option('--processes <number>', 'how many are several', wholeNumber(2), 2)
    .option('--flood <tables>', 'instead: people with and without so many tables of the strongest bots', wholeNumber(1))
    .addHelpText('after', '\nThe goals: taproom load --tables 1000. Only a server on this machine is ever loaded.')
    .action(load);

async function load(flags: Flags): Promise<void> {
  const { url = '' } = flags;
  if (flags.url !== undefined && !LOOPBACK.test(url))
    throw new Mistake('only a server on this machine may be loaded: http://localhost:PORT');
  if (flags.postgres !== undefined) return compareStores({ ...flags, postgres: flags.postgres });
  const data = mkdtempSync(join(tmpdir(), 'taproom-load-'));
  const ours = flags.url === undefined ? await startOurs(data) : undefined;
  const at = ours?.url ?? url;
  try {
    if (flags.churn !== undefined) return await churn(at, flags, flags.churn);
    if (flags.flood !== undefined) return await flooded(at, { ...flags, flood: flags.flood });
    await steady(at, flags);
    const bytes = await peak(at, flags, ours?.process.pid);
    await bare(flags, bytes);
  } finally {
    ours?.process.kill('SIGTERM');
    await ours?.gone;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Many tables at a human pace: how long until everyone has been told, and what a seat costs. */
async function steady(url: string, { tables, every, seconds, game }: Flags): Promise<void> {
  const latencies = new Figures();
  const before = await memory(url);
  const scripts = Array.from(
    { length: tables },
    () => new Script({ urls: [url], game, seats: SEATS, pause: every }, latencies, () => undefined),
  );
  await inTurn(scripts, 16, (script) => script.open());
  const seated = await memory(url);
  for (const script of scripts) {
    script.start();
    await new Promise((resolve) => setTimeout(resolve, Math.min(5, every / tables)));
  }
  await sleep(Math.min(seconds, 5));
  latencies.clear();
  await sleep(seconds);
  const playing = await memory(url);
  const refused = scripts.reduce((sum, script) => sum + script.refused, 0);
  for (const script of scripts) script.stop();
  const sockets = tables * SEATS;
  console.log(
    `${tables} tables of ${game}, ${sockets} sockets, a move every ${every} ms each: ${Math.round(latencies.count / seconds)} moves/s, ` +
      `p50 ${latencies.at(0.5).toFixed(1)} ms, p99 ${latencies.at(0.99).toFixed(1)} ms from move to all four views; ${refused} refused`,
  );
  console.log(
    `memory a seated socket: ${kilobytes(seated - before, sockets)} KB before the deal, ${kilobytes(playing - before, sockets)} KB in play`,
  );
  await sleep(1);
}

/** Some tables that move as fast as they can. Returns the size of a frame. */
async function peak(url: string, { peakTables, seconds, game }: Flags, pid: number | undefined): Promise<number> {
  const latencies = new Figures();
  let moves = 0;
  const scripts = Array.from(
    { length: peakTables },
    () =>
      new Script({ urls: [url], game, seats: SEATS, pause: 0 }, latencies, () => {
        moves += 1;
      }),
  );
  await inTurn(scripts, 16, (script) => script.open());
  for (const script of scripts) script.start();
  await sleep(2);
  latencies.clear();
  moves = 0;
  const begun = performance.now();
  const worked = cpuSeconds(pid);
  await sleep(seconds);
  const rate = moves / ((performance.now() - begun) / 1000);
  const perCpu = moves / (cpuSeconds(pid) - worked);
  for (const script of scripts) script.stop();
  const bytes =
    scripts.reduce((sum, script) => sum + script.bytes, 0) / scripts.reduce((sum, script) => sum + script.frames, 0);
  console.log(
    `peak, ${peakTables} tables: ${Math.round(rate)} moves/s (${cpuText(perCpu)}), p50 ${latencies.at(0.5).toFixed(1)} ms, p99 ${latencies.at(0.99).toFixed(1)} ms, frames of ${Math.round(bytes)} bytes`,
  );
  return bytes;
}

/** The same rooms on a server without rules, views or a disk. */
async function bare({ peakTables, seconds }: Flags, bytes: number): Promise<void> {
  const program = fileURLToPath(new URL('../load/bare.js', import.meta.url));
  if (!existsSync(program)) return console.log('(the bare server is measured from the built command only)');
  const server = await start(program, [String(Math.round(bytes))]);
  const latencies = new Figures();
  let moves = 0;
  const scripts = Array.from(
    { length: peakTables },
    (_, room) =>
      new BareScript(server.url, room, latencies, () => {
        moves += 1;
      }),
  );
  await inTurn(scripts, 16, (script) => script.open());
  for (const script of scripts) script.start();
  await sleep(2);
  moves = 0;
  const begun = performance.now();
  const worked = cpuSeconds(server.process.pid);
  await sleep(seconds);
  const rate = moves / ((performance.now() - begun) / 1000);
  const perCpu = moves / (cpuSeconds(server.process.pid) - worked);
  for (const script of scripts) script.stop();
  server.process.kill();
  await server.gone;
  console.log(`bare ws with frames of the same size, same rooms: ${Math.round(rate)} messages/s (${cpuText(perCpu)})`);
}

/** Tables that open, play a little and are left, again and again: memory must not grow. */
async function churn(url: string, { tables, game }: Flags, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  const latencies = new Figures();
  let opened = 0;
  for (let next = Date.now(); Date.now() < end; ) {
    const scripts = Array.from(
      { length: tables },
      () => new Script({ urls: [url], game, seats: SEATS, pause: 20 }, latencies, () => undefined),
    );
    await inTurn(scripts, 16, (script) => script.open());
    for (const script of scripts) script.start();
    await sleep(3);
    for (const script of scripts) script.stop();
    opened += tables;
    if (Date.now() < next) continue;
    next = Date.now() + 30_000;
    const { loaded, heap, resident } = await gauges(url);
    console.log(
      `${opened} tables opened, ${latencies.count} moves: ${loaded} in memory, heap ${heap} MB, resident ${resident} MB`,
    );
  }
}

async function gauges(url: string): Promise<{ loaded: number; heap: number; resident: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+]+)`, 'm').exec(text)?.[1] ?? 0);
  const mega = (bytes: number) => Math.round(bytes / 2 ** 20);
  return {
    loaded: value('taproom_tables_loaded'),
    heap: mega(value('nodejs_heap_size_used_bytes')),
    resident: mega(value('process_resident_memory_bytes')),
  };
}

async function memory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes ([\d.e+]+)/m.exec(text)?.[1] ?? 0);
}

const cpuText = (rate: number): string =>
  Number.isFinite(rate)
    ? `${Math.round(rate)} for each second of the server's processor time`
    : 'processor time unknown';

const kilobytes = (bytes: number, sockets: number): string => (bytes / sockets / 1024).toFixed(1);
