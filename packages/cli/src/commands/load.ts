import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { wholeNumber } from '../flags.js';
import { churn } from '../load/churn.js';
import { flooded } from '../load/flood.js';
import { goalsText, measureGoals } from '../load/goals.js';
import { measureBesideBare, measureSteady } from '../load/measure.js';
import { type Report, reportText, shareOfBare } from '../load/report.js';
import { measureSleeping } from '../load/sleeping.js';
import { startOurs } from '../load/started.js';
import { measureStores, storesText } from '../load/stores.js';
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
  readonly sleeping?: number;
  readonly goals?: true;
  readonly json?: true;
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

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
    .option('--sleeping <tables>', 'instead: what tables cost that everybody has left, after a minute', wholeNumber(1))
    .option(
      '--goals',
      'instead: everything the server is meant to reach, each figure beside its goal; a quarter of an hour',
    )
    .option('--json', 'print what was measured as one JSON object')
    .addHelpText('after', '\nOnly a server on this machine is ever loaded.')
    .action(load);

async function load(flags: Flags): Promise<void> {
  const { url = '' } = flags;
  if (flags.url !== undefined && !LOOPBACK.test(url))
    throw new Mistake('only a server on this machine may be loaded: http://localhost:PORT');
  if (flags.goals) {
    const goals = await measureGoals(flags);
    console.log(flags.json ? JSON.stringify(goals) : goalsText(goals));
    return;
  }
  if (flags.postgres !== undefined) {
    const stores = { ...flags, postgres: flags.postgres };
    const rows = await measureStores(stores);
    console.log(flags.json ? JSON.stringify(rows) : storesText(rows, stores));
    return;
  }
  const data = mkdtempSync(join(tmpdir(), 'taproom-load-'));
  const ours = flags.url === undefined ? await startOurs(data) : undefined;
  const at = ours?.url ?? url;
  try {
    if (flags.churn !== undefined) return await churn(at, flags.game, flags.tables, flags.churn);
    if (flags.flood !== undefined) return await flooded(at, { ...flags, flood: flags.flood });
    const report = await measure(at, flags, ours?.process.pid);
    console.log(flags.json ? JSON.stringify({ ...report, shareOfBare: shareOfBare(report) }) : reportText(report));
  } finally {
    ours?.process.kill('SIGTERM');
    await ours?.gone;
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure(url: string, flags: Flags, pid: number | undefined): Promise<Report> {
  const { game, tables, every, seconds, peakTables } = flags;
  const about = { game, tables, every, peakTables };
  if (flags.sleeping !== undefined)
    return { ...about, sleeping: await measureSleeping(url, { game, tables: flags.sleeping, seconds, pid }) };
  const steady = await measureSteady(url, { ...about, seconds, pid });
  return { ...about, steady, ...(await measureBesideBare(url, { game, tables: peakTables, seconds, pid })) };
}
