import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import type { Store } from '../store/store.js';
import { folder, removeFolder, seated, ToyThinker, toyServer } from '../testing/bar.js';
import { FakeTime } from '../testing/fake-time.js';
import { Person } from '../testing/person.js';

/** Two servers that share a store, in time that passes when we say so: who drives a table's bots. */
const SECOND = 1000;
/** What docs/operations.md promises: a table is never longer without a driver. */
const BOUND = 5 * SECOND;
let data: string;
let store: Store;
let time: FakeTime;
let servers: Server[];
beforeEach(async () => {
  data = folder();
  time = new FakeTime();
  store = await openSqlite(data);
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await store.close();
  removeFolder(data);
});

/** A process that can be switched off: its timers do not ring any more, and nothing it does reaches the store. */
async function process(thinker = new ToyThinker(), think = 0) {
  let dead = false;
  const never = new Promise<never>(() => undefined);
  const cuttable = new Proxy(time.watch(store), {
    get: (target, name) => {
      if (name === 'close') return async () => undefined;
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) =>
        dead && name !== 'now' ? never : (value as (...all: unknown[]) => unknown)(...given);
    },
  });
  const server = await toyServer(data, {
    store: cuttable,
    shared: true,
    thinker,
    pace: { decide: () => think, react: () => think },
    time: { now: () => time.now(), after: (ms, then) => time.after(ms, () => (dead ? undefined : then())) },
  });
  return {
    url: server.url,
    /** As of kill -9. */
    die: () => {
      dead = true;
    },
    close: () => servers.push(server),
  };
}

/** Ann and a bot, opened through one process. */
async function withABot(url: string) {
  const { table, tokens, people } = await seated(url, ['Ann'], { seats: 2 });
  const [ann] = people as [Person];
  await ann.ask({ type: 'bot', level: 'weak' });
  expect(await ann.ask({ type: 'start' })).toMatchObject({ type: 'done' });
  return { table, token: tokens[0] as string, ann };
}

const botHasPicked = (person: Person) => (person.view.picked as boolean[])[1] === true;

test('after a crash another process drives within 5 s, and not before the lease is lost', async () => {
  // The first would take an hour over the bot's move, and dies in the middle of it.
  const first = await process(new ToyThinker(), 3600 * SECOND);
  const second = await process();
  second.close();
  const { table, token } = await withABot(first.url);
  const ann = await Person.at(second.url, { table, token });
  for (let beats = 0; beats < 10; beats++) await time.pass(SECOND);
  expect(botHasPicked(ann), 'the first is alive, and drives').toBe(false);
  first.die();
  let gap = 0;
  for (; !botHasPicked(ann) && gap < 60 * SECOND; gap += 100) await time.pass(100);
  expect(gap).toBeLessThanOrEqual(BOUND);
  expect(gap, 'a hiccup is not a crash').toBeGreaterThan(SECOND);
  ann.cut();
});

test('who has more bots than it can think for hands tables to a process that has room; people notice nothing', async () => {
  class Flooded extends ToyThinker {
    override readonly queue = 100;
    // Whatever it is asked waits behind the flood.
    override think = (): Promise<undefined> => new Promise(() => undefined);
  }
  const busy = await process(new Flooded());
  busy.close();
  const { ann } = await withABot(busy.url);
  for (let beats = 0; beats < 5; beats++) await time.pass(SECOND);
  expect(botHasPicked(ann), 'nobody else is there to think').toBe(false);
  const idle = new ToyThinker();
  const other = await process(idle);
  other.close();
  for (let beats = 0; beats < 5 && !botHasPicked(ann); beats++) await time.pass(SECOND);
  expect(idle.asked.length, 'thought for elsewhere').toBeGreaterThan(0);
  await time.settle();
  expect(botHasPicked(ann), 'and told here').toBe(true);
  const pick = ann.moves.find((move) => move.startsWith('pick')) as string;
  expect(await ann.move(pick)).toMatchObject({ type: 'done' });
  // Ann is here and not there; the table stays with whoever has room for as long as she is.
  for (let seconds = 0; seconds < 75; seconds += 5) await time.pass(5 * SECOND);
  expect((ann.view as { round: number }).round).toBe(1);
  expect(botHasPicked(ann), 'for the next card too').toBe(true);
  ann.cut();
});

test('a process that has room takes no bots from one that has room too', async () => {
  const first = await process();
  first.close();
  const idle = new ToyThinker();
  const second = await process(idle);
  second.close();
  const { ann } = await withABot(first.url);
  for (let beats = 0; beats < 5; beats++) await time.pass(SECOND);
  expect(botHasPicked(ann)).toBe(true);
  expect(idle.asked).toEqual([]);
  ann.cut();
});
