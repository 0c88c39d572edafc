import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations.js';
import { connectSqlite, openSqlite } from './sqlite.js';

const folder = mkdtempSync(join(tmpdir(), 'taproom-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database as each release left it, with a table in it that somebody wants to finish. */
test.each(Object.keys(MIGRATIONS))('from %s on, every table is still there after an upgrade', async (first) => {
  const data = mkdtempSync(join(folder, 'at-'));
  const old = connectSqlite(join(data, 'taproom.db'));
  await migrate(old, { upTo: first });
  await sql`insert into tables (id, code, game, status, public, seats, taken, names, created_at)
    values ('t1', 'CODE', 'toy', 'playing', 0, 2, 2, '["Ann","Bob"]', 5)`.execute(old);
  await sql`insert into log values ('t1', 1, 5, '{"type":"opened"}'), ('t1', 2, 6, '{"type":"started"}')`.execute(old);
  await old.destroy();
  const store = await openSqlite(data);
  expect(await store.find('CODE')).toMatchObject({ id: 't1', status: 'playing', names: ['Ann', 'Bob'], wakeAt: null });
  expect(await store.append('t1', { version: 3, at: 7, entry: '{}' })).toBe(true);
  expect((await store.read('t1', 0)).map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(await store.lease(['t1'], 'me', 1, 0)).toEqual(['t1']);
  await store.close();
});
