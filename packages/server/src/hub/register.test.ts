import { expect, test } from 'vitest';
import type { LogRow, Store, TableRow } from '../store/store.js';
import type { LiveTable } from '../table/live.js';
import { quietHouse, viewerAt } from '../testing/quiet-house.js';
import { writeTable } from './opening.js';
import { TableRegister } from './register.js';

/** A store that keeps tables in memory, and counts how often it is asked. */
function register() {
  const rows = new Map<string, TableRow>();
  const logs = new Map<string, LogRow[]>();
  const indexed: TableRow[][] = [];
  let reads = 0;
  const store = {
    create: async (row: TableRow, entries: LogRow[]) => {
      rows.set(row.id, row);
      logs.set(row.id, [...entries]);
      return true;
    },
    find: async (name: string) => [...rows.values()].find(({ id, code }) => id === name || code === name),
    read: async (table: string) => {
      reads += 1;
      return logs.get(table) ?? [];
    },
    chat: async () => [],
    index: async (given: TableRow[]) => void (given.length > 0 && indexed.push(given)),
    announce: () => undefined,
  } as unknown as Store;
  const { house, time } = quietHouse({ store });
  const loaded: LiveTable[] = [];
  const unloaded: string[] = [];
  const tables = new TableRegister(
    house,
    (table) => loaded.push(table),
    async (ids) => void unloaded.push(...ids),
  );
  const open = () =>
    writeTable(house, 'toy', (code) => [
      {
        type: 'opened',
        code,
        game: 'toy',
        rulesVersion: 1,
        seats: 2,
        options: { sips: 3 },
        clock: null,
        public: false,
        host: 'x',
      },
    ]);
  return { tables, time, rows, loaded, unloaded, indexed, open, reads: () => reads };
}

test('a table is read once, whoever comes by id or by code at the same time', async () => {
  const { tables, open, rows, loaded, reads } = register();
  const id = await open();
  const found = await Promise.all([tables.find(id), tables.find(rows.get(id)?.code ?? ''), tables.load(id)]);
  expect(new Set(found).size).toBe(1);
  expect(loaded).toHaveLength(1);
  expect(reads()).toBe(1);
  expect(await tables.find('nobody')).toBeUndefined();
});

test('a table nobody looks at is unloaded after a minute, all of them in one go; one that is watched stays', async () => {
  const { tables, time, open, unloaded, indexed } = register();
  const ids = await Promise.all([open(), open(), open()]);
  const [first] = await Promise.all(ids.map((id) => tables.load(id)));
  await first?.arrive(viewerAt(-1), undefined, () => undefined);
  for (const id of ids) (tables.get(id) as LiveTable).dirty = true;
  await tables.unloadIdle(time.now());
  await time.pass(59_000);
  await tables.unloadIdle(time.now());
  expect(unloaded).toEqual([]);
  await time.pass(1000);
  await tables.unloadIdle(time.now());
  expect(unloaded).toEqual(ids.slice(1));
  expect(indexed, 'one statement for both').toHaveLength(1);
  expect(tables.ids).toEqual(ids.slice(0, 1));
});

test('when the index cannot be written a table stays, so that its alarm is not lost', async () => {
  const { tables, time, open, unloaded } = register();
  const id = await open();
  const table = (await tables.load(id)) as LiveTable;
  await tables.unloadIdle(time.now());
  await time.pass(60_000);
  table.dirty = true;
  table.row = () => {
    throw new Error('nobody answers');
  };
  await expect(tables.unloadIdle(time.now())).rejects.toThrow();
  expect(tables.ids).toEqual([id]);
  expect(unloaded).toEqual([]);
});

test('after closing nothing is loaded any more', async () => {
  const { tables, open, unloaded } = register();
  const id = await open();
  await tables.load(id);
  await tables.close();
  expect(unloaded).toEqual([id]);
  expect(await tables.load(id)).toBeUndefined();
});
