import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameName } from '@taproom/games';
import { measureBesideBare, measureSteady } from './measure.js';
import { shareOfBare } from './report.js';
import { measureSleeping } from './sleeping.js';
import { startOurs } from './started.js';
import { measureStores, type StoreRow } from './stores.js';

/** One thing the server is meant to reach, and what this run measured. */
export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly measured: number;
  readonly unit: string;
  readonly holds: boolean;
}

interface GoalFlags {
  readonly seconds: number;
  readonly peakTables: number;
  readonly postgres?: string | true;
}

type Wanted = { readonly atLeast: number } | { readonly atMost: number };

/** Bytes of an average frame, and the share of a bare server by processor time, where there is a goal for it. */
const FRAMES: readonly { readonly game: GameName; readonly bytes: number; readonly share?: number }[] = [
  { game: 'with-friends', bytes: 450, share: 0.6 },
  { game: 'whiskey-times', bytes: 750, share: 0.45 },
  { game: 'last-call', bytes: 800 },
  { game: 'closing-time', bytes: 850 },
];
const TABLES = 2000;
const EVERY = 2000;
const SLEEPING = 10_000;

function against(what: string, wanted: Wanted, measured: number, unit: string): Goal {
  const [goal, holds] =
    'atLeast' in wanted
      ? [`at least ${wanted.atLeast}`, measured >= wanted.atLeast]
      : [`at most ${wanted.atMost}`, measured <= wanted.atMost];
  return { what, goal: `${goal} ${unit}`.trim(), measured, unit, holds };
}

/** Measures everything the server is meant to reach, each part on a server of its own. */
export async function measureGoals({ seconds, peakTables, postgres }: GoalFlags): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const { game, bytes, share } of FRAMES) {
    const beside = await withServer((url, pid) => measureBesideBare(url, { game, tables: peakTables, seconds, pid }));
    if (share !== undefined)
      goals.push(
        against(
          `${game}: peak by processor time, of bare ws`,
          { atLeast: share },
          shareOfBare(beside) ?? Number.NaN,
          '',
        ),
      );
    goals.push(against(`${game}: average frame`, { atMost: bytes }, beside.peak.frameBytes, 'bytes'));
  }
  const steady = await withServer((url, pid) =>
    measureSteady(url, { game: 'with-friends', tables: TABLES, every: EVERY, seconds, pid }),
  );
  goals.push(
    against(`${TABLES} tables, a move every ${EVERY / 1000} s each: p99`, { atMost: 60 }, steady.p99, 'ms'),
    against('the same: cores the server kept busy', { atMost: 1 }, steady.cores, ''),
    against('memory a seated socket', { atMost: 15 }, steady.kilobytesSeated, 'KB'),
  );
  const sleeping = await withServer((url, pid) =>
    measureSleeping(url, { game: 'with-friends', tables: SLEEPING, seconds, pid }),
  );
  goals.push(
    against(`${SLEEPING} tables left for a minute: still in memory`, { atMost: 0 }, sleeping.loaded, ''),
    against('the same: memory each', { atMost: 5 }, sleeping.kilobytesEach, 'KB'),
    against('the same: processor time, of a core', { atMost: 0.01 }, sleeping.processor, ''),
  );
  const stores = { game: 'with-friends', tables: 200, every: EVERY, seconds, peakTables, processes: 2 };
  return [...goals, ...storeGoals(await measureStores({ ...stores, postgres: postgres ?? true }))];
}

export function storeGoals([sqlite, one, two]: readonly StoreRow[]): Goal[] {
  if (!sqlite || !one || !two) return [];
  return [
    against('PostgreSQL, one process: peak, of SQLite', { atLeast: 0.8 }, one.peakPerSecond / sqlite.peakPerSecond, ''),
    against(
      'two processes, players together: peak, of one',
      { atLeast: 1.6 },
      two.peakPerSecond / one.peakPerSecond,
      '',
    ),
    against(
      'the same by processor time a move, as if each process had a core',
      { atLeast: 1.6 },
      (2 * one.microsecondsPerMove) / two.microsecondsPerMove,
      '',
    ),
  ];
}

async function withServer<T>(work: (url: string, pid: number | undefined) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'taproom-load-'));
  const ours = await startOurs(data);
  try {
    return await work(ours.url, ours.process.pid);
  } finally {
    ours.process.kill('SIGTERM');
    await ours.gone;
    rmSync(data, { recursive: true, force: true });
  }
}

export function goalsText(goals: readonly Goal[]): string {
  const rows = goals.map(({ what, goal, measured, unit, holds }) => [
    what,
    goal,
    `${measured.toFixed(measured < 10 ? 2 : 0)} ${unit}`.trim(),
    holds ? 'holds' : 'missed',
  ]);
  return [
    '| what | goal | measured | |',
    '| --- | --- | ---: | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
