import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';
import type { LogRow, Store, TableRow } from './store.js';

/** What every store promises. The same suite runs on each. */
function checkStore(name: string, open: () => Promise<Store>, clear: () => Promise<void>): void {
  describe(name, () => {
    let store: Store;
    let tables = 0;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(async () => {
      await store.close();
      await clear();
    });

    const entry = (version: number, text = `entry ${version}`): LogRow => ({
      version,
      at: 1000 + version,
      entry: text,
    });
    const row = (changes: Partial<TableRow> = {}): TableRow => {
      tables += 1;
      return {
        id: `table-${String(tables).padStart(6, '0')}`,
        code: `CODE${tables}`,
        game: 'toy',
        status: 'open',
        public: false,
        seats: 3,
        taken: 1,
        names: ['Ann'],
        createdAt: 1000 + tables,
        finishedAt: null,
        wakeAt: null,
        ...changes,
      };
    };

    test('a table is created with its first entries, found by id and by code', async () => {
      const made = row({ names: ['Ann', 'Zoë'] });
      expect(await store.create(made, [entry(1), entry(2)])).toBe(true);
      expect(await store.find(made.id)).toEqual(made);
      expect(await store.find(made.code)).toEqual(made);
      expect(await store.read(made.id, 0)).toEqual([entry(1), entry(2)]);
      expect(await store.find('nobody')).toBeUndefined();
    });

    test('a table may come with thousands of entries, as an imported game does', async () => {
      const made = row();
      const entries = Array.from({ length: 10_000 }, (_, index) => entry(index + 1));
      expect(await store.create(made, entries)).toBe(true);
      expect(await store.read(made.id, 0)).toEqual(entries);
    });

    test('a taken code or id creates nothing at all', async () => {
      const first = row();
      await store.create(first, [entry(1)]);
      const second = row({ code: first.code });
      expect(await store.create(second, [entry(1)])).toBe(false);
      expect(await store.read(second.id, 0)).toEqual([]);
      expect(await store.create({ ...row(), id: first.id }, [entry(2)])).toBe(false);
      expect(await store.read(first.id, 0)).toEqual([entry(1)]);
    });

    test('a version can be appended once', async () => {
      const made = row();
      await store.create(made, [entry(1)]);
      expect(await store.append(made.id, entry(2, 'first'))).toBe(true);
      expect(await store.append(made.id, entry(2, 'second'))).toBe(false);
      expect(await store.read(made.id, 1)).toEqual([entry(2, 'first')]);
    });

    test('of many appends of one version at once, exactly one wins; other tables are not disturbed', async () => {
      const [a, b] = [row(), row()];
      await store.create(a, [entry(1)]);
      await store.create(b, [entry(1)]);
      const racers = Array.from({ length: 50 }, (_, i) => store.append(a.id, entry(2, `racer ${i}`)));
      const others = Array.from({ length: 300 }, (_, i) => store.append(b.id, entry(i + 2)));
      const won = await Promise.all(racers);
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await store.read(a.id, 1)).toEqual([entry(2, `racer ${won.indexOf(true)}`)]);
      expect((await Promise.all(others)).every(Boolean)).toBe(true);
      expect((await store.read(b.id, 0)).map(({ version }) => version)).toEqual(
        Array.from({ length: 301 }, (_, i) => i + 1),
      );
    });

    test('a log is read in order, from any version on', async () => {
      const made = row();
      await store.create(made, [entry(1)]);
      for (const version of [2, 3, 4]) await store.append(made.id, entry(version));
      expect(await store.read(made.id, 2)).toEqual([entry(3), entry(4)]);
      expect(await store.read(made.id, 4)).toEqual([]);
    });

    test('the lobby lists public tables with open seats, newest first', async () => {
      const open = row({ public: true, createdAt: 50_000 });
      const newer = row({ public: true, createdAt: 60_000 });
      const hidden = [
        row({ public: false }),
        row({ public: true, taken: 3 }),
        row({ public: true, status: 'playing' }),
      ];
      for (const table of [open, newer, ...hidden]) await store.create(table, [entry(1)]);
      expect((await store.lobby(10)).map(({ id }) => id)).toEqual([newer.id, open.id]);
      await store.index([{ ...newer, taken: 3 }]);
      expect((await store.lobby(10)).map(({ id }) => id)).toEqual([open.id]);
      await store.index([{ ...open, status: 'over' }]);
    });

    test('alarms that are due are found, earliest first', async () => {
      const [early, late, never] = [row({ wakeAt: 1000 }), row({ wakeAt: 2000 }), row()];
      for (const table of [late, early, never]) await store.create(table, [entry(1)]);
      expect(await store.due(999, 10)).toEqual([]);
      expect(await store.due(2000, 10)).toEqual([early.id, late.id]);
      await store.index([
        { ...early, wakeAt: null },
        { ...late, wakeAt: 5000 },
      ]);
      expect(await store.due(2000, 10)).toEqual([]);
    });

    test('tables in which nothing happened for long are forgotten, whole', async () => {
      const [old, used] = [row({ createdAt: 10 }), row({ createdAt: 10 })];
      await store.create(old, [{ ...entry(1), at: 10 }]);
      await store.create(used, [{ ...entry(1), at: 10 }]);
      await store.append(used.id, { ...entry(2), at: 900 });
      await store.say(old.id, { number: 1, at: 10, seat: 0, name: 'Ann', text: 'hello' });
      expect(await store.forget(500)).toBe(1);
      expect(await store.find(old.id)).toBeUndefined();
      expect(await store.read(old.id, 0)).toEqual([]);
      expect(await store.chat(old.id, 0, 9)).toEqual([]);
      expect(await store.read(used.id, 0)).toHaveLength(2);
    });

    test('every table can be listed, page by page', async () => {
      const ids: string[] = [];
      let last: string | undefined;
      for (;;) {
        const page = await store.list(last, 3);
        if (page.length === 0) break;
        ids.push(...page.map(({ id }) => id));
        last = page.at(-1)?.id;
      }
      expect(ids).toEqual([...new Set(ids)].sort());
      expect(ids.length).toBeGreaterThan(5);
    });

    test('chat comes back in order, the latest lines first to be kept', async () => {
      const made = row();
      await store.create(made, [entry(1)]);
      const line = (number: number) => ({ number, at: 5, seat: 0, name: 'Ann', text: `line ${number}` });
      for (let number = 1; number <= 5; number++) expect(await store.say(made.id, line(number))).toBe(true);
      expect(await store.say(made.id, { ...line(5), text: 'again' })).toBe(false);
      expect(await store.say(made.id, { number: 6, at: 5, seat: -1, name: 'Zed', reaction: 'cheers' })).toBe(true);
      expect(await store.chat(made.id, 3, 10)).toEqual([
        line(4),
        line(5),
        { number: 6, at: 5, seat: -1, name: 'Zed', reaction: 'cheers' },
      ]);
      expect((await store.chat(made.id, 0, 2)).map(({ number }) => number)).toEqual([5, 6]);
    });

    test('silence is noticed by the first sign of life after it, and written down with something on top', async () => {
      expect(await store.beat('one', 10_000, 5000, 700)).toBeUndefined();
      expect(await store.beat('one', 14_000, 5000, 700)).toBeUndefined();
      expect(await store.downtimes()).toEqual([]);
      expect(await store.beat('two', 60_000, 5000, 700)).toBe(14_000);
      expect(await store.beat('one', 61_000, 5000, 700)).toBeUndefined();
      expect(await store.downtimes()).toEqual([{ since: 14_000, until: 60_700 }]);
    });

    test('a lease has one holder as long as the holder is alive; then another takes it', async () => {
      const beat = (holder: string, now: number) => store.beat(holder, now, 1e9, 0);
      await beat('one', 100_000);
      await beat('two', 100_000);
      expect(await store.lease(['t1', 't2'], 'one', 100_000, 97_000)).toEqual(expect.arrayContaining(['t1', 't2']));
      expect(await store.lease(['t1', 't3'], 'two', 100_000, 97_000)).toEqual(['t3']);
      await beat('one', 102_000);
      expect(await store.lease(['t1'], 'one', 105_000, 102_000)).toEqual(['t1']);
      expect(await store.lease(['t1'], 'two', 105_000, 102_000), 'one is alive').toEqual([]);
      await beat('two', 105_500);
      expect(await store.lease(['t1'], 'two', 105_500, 102_500), 'one is silent').toEqual(['t1']);
      await beat('one', 106_000);
      expect(await store.lease(['t1', 't2'], 'one', 106_000, 103_000), 'woken up').toEqual(['t2']);
      await store.release(['t1'], 'one');
      expect(await store.lease(['t1'], 'one', 106_000, 103_000)).toEqual([]);
      await store.release(['t1'], 'two');
      expect(await store.lease(['t1'], 'one', 106_000, 103_000)).toEqual(['t1']);
    });

    test('of many who want a lease that is free, exactly one has it', async () => {
      const holders = Array.from({ length: 20 }, (_, i) => `wants-${i}`);
      for (const holder of holders) await store.beat(holder, 100_000, 1e9, 0);
      const held = await Promise.all(holders.map((holder) => store.lease(['t9'], holder, 100_000, 97_000)));
      expect(held.flat()).toEqual(['t9']);
    });

    test('an offered table is taken by one, with its lease; what is offered anew replaces what was', async () => {
      await store.beat('busy', 200_000, 1e9, 0);
      await store.lease(['o1', 'o2', 'o3'], 'busy', 200_000, 197_000);
      await store.offer(['o1', 'o2'], 'busy');
      await store.offer(['o2', 'o3'], 'busy');
      expect(await store.takeOffers('busy', 200_000, 10), 'not from oneself').toEqual([]);
      const taken = await Promise.all(['idle-1', 'idle-2', 'idle-3'].map((by) => store.takeOffers(by, 200_000, 10)));
      expect(taken.flat().sort()).toEqual(['o2', 'o3']);
      expect(await store.takeOffers('idle-1', 200_000, 10)).toEqual([]);
      expect(await store.lease(['o1', 'o2', 'o3'], 'busy', 200_000, 0)).toEqual(['o1']);
    });

    test('each process says who is there through it; what it said last counts, while it is alive', async () => {
      for (const [holder, at] of [
        ['here-1', 300_000],
        ['here-2', 299_000],
      ] as const)
        await store.beat(holder, at, 1e9, 0);
      const said = { table: 'p1', holder: 'here-1', seats: 0b101, watching: 2, at: 1000 };
      await store.present([said, { ...said, holder: 'here-2', seats: 0b10 }, { ...said, table: 'p2' }]);
      await store.present([{ ...said, seats: 0b1, at: 2000 }]);
      expect(await store.presence(['p1'], 299_500)).toEqual([{ ...said, seats: 0b1, at: 2000 }]);
      expect(await store.presence(['p1'], 299_000)).toHaveLength(2);
      await store.release(['p1'], 'here-1');
      expect(await store.presence(['p1'], 299_000)).toHaveLength(1);
    });

    test('holders that are long gone are forgotten with all they said; not since when nobody was here', async () => {
      await store.beat('gone', 400_000, 1e9, 0);
      await store.lease(['g1'], 'gone', 400_000, 397_000);
      await store.present([{ table: 'g1', holder: 'gone', seats: 1, watching: 0, at: 400_000 }]);
      await store.sweep(500_000);
      expect(await store.presence(['g1'], 0)).toEqual([]);
      expect(await store.lease(['g1'], 'next', 500_000, 0)).toEqual(['g1']);
      expect(await store.beat('next', 600_000, 5000, 0)).toBe(400_000);
    });

    test('the newest version of each table is known', async () => {
      const [a, b] = [row(), row()];
      await store.create(a, [entry(1), entry(2)]);
      await store.create(b, [entry(1)]);
      await store.append(b.id, entry(2));
      await store.append(b.id, entry(3));
      const versions = await store.versions([a.id, b.id, 'nobody']);
      expect(versions.sort((x, y) => x.version - y.version)).toEqual([
        { table: a.id, version: 2 },
        { table: b.id, version: 3 },
      ]);
    });

    test('what was written is there after closing and opening again', async () => {
      const made = row();
      await store.create(made, [entry(1)]);
      await store.append(made.id, entry(2));
      await store.close();
      store = await open();
      expect(await store.read(made.id, 0)).toEqual([entry(1), entry(2)]);
    });
  });
}

// A PostgreSQL of our own: real, on a free port, in a temporary directory.
let postgres: Postgres | undefined;
checkStore(
  'PostgreSQL',
  async () => {
    postgres ??= await startPostgres();
    return openPostgres(postgres.url);
  },
  async () => postgres?.stop(),
);

const folder = mkdtempSync(join(tmpdir(), 'taproom-store-'));
checkStore(
  'SQLite',
  () => openSqlite(folder),
  async () => rmSync(folder, { recursive: true }),
);
