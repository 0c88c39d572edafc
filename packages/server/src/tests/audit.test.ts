import { Chance } from '@taproom/engine';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import type { LogRow, Store } from '../store/store.js';
import { audit } from '../testing/audit.js';
import { folder, removeFolder, seated, toyServer } from '../testing/bar.js';
import { hastyTime } from '../testing/hasty-time.js';
import { Regular } from '../testing/regular.js';
import { anyToy } from '../testing/toy.js';

/** The audit that follows every round of faults, held against stores and servers with a fault planted in them. */
const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

type Append = (store: Store, table: string, row: LogRow) => Promise<boolean>;
const planted = (store: Store, append: Append): Store =>
  new Proxy(store, {
    get: (target, name) => {
      if (name === 'append') return (table: string, row: LogRow) => append(target, table, row);
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** Three people play on one or two servers that believe a store with such an append. Returns what the audit says. */
async function playOn(
  append: Append,
  servers = 1,
  tamper: (views: Map<number, string>) => void = () => undefined,
): Promise<string[]> {
  const data = folder();
  cleaning.push(() => removeFolder(data));
  const store = await openSqlite(data);
  cleaning.push(() => store.close());
  // A planted store is closed by us, not by whichever server ends first.
  const open: Server[] = [];
  for (let index = 0; index < servers; index++) {
    const kept = planted(store, append);
    const server = await toyServer(data, {
      store: new Proxy(kept, {
        get: (target, name) => (name === 'close' ? async () => undefined : Reflect.get(target, name)),
      }),
      shared: servers > 1,
      beat: 200,
      time: hastyTime,
    });
    cleaning.push(() => server.close());
    open.push(server);
  }
  const chance = Chance.fast(1);
  const { table, tokens, people } = await seated((open[0] as Server).url, ['Ann', 'Bob', 'Cat']);
  await people[0]?.ask({ type: 'start' });
  for (const person of people) person.cut();
  const regulars = tokens.map((token, seat) => new Regular(table, token, seat, chance));
  const end = Date.now() + 3000;
  const late = () => Date.now() > end;
  await Promise.all(
    regulars.map(async (regular, seat) => {
      const { url } = open[seat % open.length] as Server;
      while ((await regular.play(url, late)) === 'lost' && !late()) await new Promise((go) => setTimeout(go, 50));
    }),
  );
  const promised = regulars.map((regular) => regular.promised);
  for (const { views } of promised.slice(0, 1)) tamper(views);
  return audit(table, await store.read(table, 0), promised, () => anyToy);
}

const isMove = ({ entry }: LogRow) => entry.includes('"moved"');

test('nothing planted, nothing found, on one server and on two', async () => {
  expect(await playOn((store, table, row) => store.append(table, row))).toEqual([]);
  expect(await playOn((store, table, row) => store.append(table, row), 2)).toEqual([]);
});

test('acknowledged before it is written, and then the machine dies', async () => {
  let moves = 0;
  const found = await playOn(async (store, table, row) => {
    if (isMove(row)) moves += 1;
    // The last moves before the crash never reach the disk.
    return moves > 5 ? true : store.append(table, row);
  });
  expect(found.join()).toMatch(/the log has it at undefined/);
});

test('one write in the middle is lost', async () => {
  let moves = 0;
  const found = await playOn(async (store, table, row) => {
    if (isMove(row)) moves += 1;
    return isMove(row) && moves === 4 ? true : store.append(table, row);
  });
  expect(found.join()).toMatch(/does not hold|the log has it at undefined/);
});

test('one write is made twice', async () => {
  let moves = 0;
  const found = await playOn(async (store, table, row) => {
    const won = await store.append(table, row);
    if (isMove(row)) moves += 1;
    if (isMove(row) && moves === 4) await store.append(table, { ...row, version: row.version + 1 });
    return won;
  });
  expect(found.join()).toMatch(/does not hold|made twice/);
});

test('the key of versions is gone: two servers both win', async () => {
  let race = 0;
  const found = await playOn(async (store, table, row) => {
    const won = await store.append(table, row);
    // Whoever loses believes to have won.
    if (!won) race += 1;
    return true;
  }, 2);
  expect(race, 'it came to that').toBeGreaterThan(0);
  expect(found).not.toEqual([]);
});

test('somebody was told another view, or of a version that never was', async () => {
  const tamper = (change: (views: Map<number, string>) => void) =>
    playOn((store, table, row) => store.append(table, row), 1, change);
  expect((await tamper((views) => views.set(8, '{}'))).join()).toMatch(/told another view of version 8/);
  expect((await tamper((views) => views.set(999, '{}'))).join()).toMatch(/999, which does not exist/);
});
