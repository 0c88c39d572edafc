import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@taproom/server/testing/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIN, buildCommand } from './testing/command.js';

const ASKED = ['simulate', 'last-call', '--players', '3', '--games', '480', '--no-ladder', '--seed', 'queue'];

let postgres: Postgres;
let database: pg.Client;
let folder: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  buildCommand();
  folder = mkdtempSync(join(tmpdir(), 'taproom-queue-'));
  postgres = await startPostgres();
  database = new pg.Client(postgres.url);
  await database.connect();
}, 300_000);

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

/** Starts a command; what it says so far can be read at any time. */
function start(args: readonly string[]): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [BIN, ...args], { cwd: folder });
  started.push(child);
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  return { child, said: () => text, ended: new Promise((resolve) => child.once('close', resolve)) };
}

const work = () => start(['work', '--queue', postgres.url, '--workers', '1']);

async function until(what: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not happen');
}

const isAtWork = async (): Promise<boolean> => {
  const found = await database.query(`select 1 from taproom_queue.presence where role = 'works' and doing <> '{}'`);
  return found.rowCount !== 0;
};

/** Somebody with another version, who never goes. */
const pretend = (role: 'asks' | 'works'): Promise<unknown> =>
  database.query(
    `insert into taproom_queue.presence values ($1, $2, $3, '0.0.0-old', 1, '{}', 0, now() + interval '1 hour')`,
    [`old-${role}`, role, `old/${role}`],
  );

const reportIn = (out: string): string => readFileSync(join(folder, out, 'report.json'), 'utf8');

test('two workers, one killed in the middle of a job: nothing lost, nothing doubled, the same bytes as here', async () => {
  const asking = start([...ASKED, '--out', 'shared', '--queue', postgres.url]);
  await until(() => asking.said().includes('nobody works yet') || isTableThere());
  const first = work();
  await until(isAtWork);
  first.child.kill('SIGKILL');
  await pretend('asks');
  await pretend('works');
  const second = work();
  expect(await asking.ended, asking.said()).toBe(0);

  const alone = start([...ASKED, '--out', 'alone', '--workers', '1']);
  expect(await alone.ended, alone.said()).toBe(0);
  expect(reportIn('shared')).toBe(reportIn('alone'));
  // Who works was said, and who may not: on either side.
  expect(asking.said()).toContain(`/${second.child.pid} `);
  expect(asking.said()).toContain('another version, refused: old/works (0.0.0-old)');
  expect(second.said()).toContain('refused: old/asks asks for version 0.0.0-old');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  // Whoever asked took their queues along.
  const queues = await database.query('select name from taproom_queue.queue');
  expect(queues.rows.filter(({ name }) => /^(jobs|results)-/.test(name))).toEqual([]);
}, 300_000);

async function isTableThere(): Promise<boolean> {
  const { rows } = await database.query(`select to_regclass('taproom_queue.presence') as there`);
  return rows[0].there !== null;
}

test('no database, or something else there, is a sentence', async () => {
  const nobody = start([...ASKED, '--out', 'nowhere', '--queue', 'postgres://taproom:secret@127.0.0.1:1/lab']);
  expect(await nobody.ended).toBe(2);
  expect(nobody.said()).toMatch(/there is no queue at postgres:\/\/taproom:\.\.\.@127\.0\.0\.1:1\/lab/);
  expect(nobody.said()).not.toContain('secret');
}, 60_000);
