import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import type { Store } from '../store/store.js';
import { dealt, folder, removeFolder, toyServer } from '../testing/bar.js';
import { FakeTime } from '../testing/fake-time.js';
import { Person } from '../testing/person.js';

/** A store that cannot be reached for a while, in time that passes when we say so. */
const SECOND = 1000;
let data: string;
let store: Store;
let time: FakeTime;
let server: Server;
let away: boolean;
beforeEach(async () => {
  data = folder();
  time = new FakeTime();
  store = await openSqlite(data);
  away = false;
  const cuttable = new Proxy(time.watch(store), {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function' || ['now', 'close', 'listen', 'announce', 'damaged'].includes(String(name)))
        return value;
      return (...given: unknown[]) =>
        away ? Promise.reject(new Error('away')) : (value as (...all: unknown[]) => unknown)(...given);
    },
  });
  server = await toyServer(data, { store: cuttable, shared: true, time });
});
afterEach(async () => {
  away = false;
  const closed = server.close();
  await pass(2);
  await closed;
  removeFolder(data);
});

const pass = async (seconds: number) => {
  for (let left = seconds; left > 0; left -= 1) await time.pass(SECOND);
};
const pick = (person: Person) => person.moves.find((move) => move.startsWith('pick')) as string;
const told = (person: Person) =>
  person.messages.flatMap((message) => (message.type === 'paused' ? [message.paused] : []));

test('gone for 30 s: everyone is told once, nobody is sent away, the move is made once, and nobody runs out of time', async () => {
  const clock = { kind: 'turn', seconds: 10, bank: 5 };
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob'], { clock });
  const [ann, bob] = people as [Person, Person];
  const { version } = ann;
  away = true;
  ann.send({ type: 'move', seen: version, move: pick(ann), ref: 'hers' });
  await pass(15);
  expect(told(ann)).toEqual([true]);
  expect(told(bob), 'who did nothing is told too').toEqual([true]);
  const late = await Person.at(server.url, { table, token: tokens[1] as string, seen: 1 });
  await late.next('paused', ({ paused }) => paused);
  expect(await bob.ask({ type: 'chat', text: 'anybody?' })).toMatchObject({ name: 'paused' });
  const opening = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'toy', seats: 2 }),
  });
  expect([opening.status, await opening.json()]).toMatchObject([503, { name: 'paused' }]);
  await pass(15);
  expect(ann.version, 'nothing is half accepted').toBe(version);
  away = false;
  await pass(2);
  expect(await ann.next('done', ({ ref }) => ref === 'hers')).toMatchObject({ version: version + 1 });
  expect([told(ann), told(bob)]).toEqual([
    [true, false],
    [true, false],
  ]);
  expect([ann.closed, bob.closed, late.closed]).toEqual([undefined, undefined, undefined]);
  expect(bob.lobby.seats[1], 'the clock stood still').not.toHaveProperty('standIn');
  expect(await bob.move(pick(bob))).toMatchObject({ type: 'done' });
  // And goes on from there.
  await pass(60);
  await ann.next('news', ({ what }) => what === 'stood-in');
});

test('a single failure is put right by itself', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob']);
  const [ann, bob] = people as [Person, Person];
  away = true;
  const moved = ann.move(pick(ann));
  await time.settle();
  away = false;
  await pass(2);
  expect(await moved).toMatchObject({ type: 'done' });
  expect(told(bob).at(-1)).toBe(false);
  expect(await bob.move(pick(bob))).toMatchObject({ type: 'done' });
});

test('a server that is told to stop while the store is away stops', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob']);
  const [ann] = people as [Person, Person];
  away = true;
  ann.send({ type: 'move', seen: ann.version, move: pick(ann), ref: 'last' });
  await pass(1);
  const closed = server.close();
  await pass(3);
  await closed;
});
