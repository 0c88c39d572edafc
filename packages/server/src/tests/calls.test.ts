import { LIMITS, PROTOCOL } from '@taproom/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import { dealt, folder, removeFolder, toyServer } from '../testing/bar.js';
import { FakeTime } from '../testing/fake-time.js';
import { Person } from '../testing/person.js';

let data: string;
let server: Server;
let time: FakeTime;
beforeEach(async () => {
  data = folder();
  time = new FakeTime();
  server = await toyServer(data, { time, store: time.watch(await openSqlite(data)) });
});
afterEach(async () => {
  await server.close();
  removeFolder(data);
});

const pick = (person: Person) => person.moves.find((move) => move.startsWith('pick')) as string;

/** Comes back on a connection that takes so many milliseconds there and back. */
async function onSlowConnection(table: string, token: string, lag: number): Promise<Person> {
  const person = await Person.dial(server.url, { autoPong: false });
  const asked = new Promise<Buffer>((resolve) => person.socket.once('ping', resolve));
  person.send({ type: 'hello', protocol: PROTOCOL, table, token });
  await person.next('table');
  const payload = await asked;
  await time.pass(lag);
  person.socket.pong(payload);
  await time.settle();
  return person;
}

async function slipped() {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat', 'Dan']);
  const [ann, bob] = people as [Person, Person, Person, Person];
  const cat = await onSlowConnection(table, tokens[2] as string, 100);
  const done = await ann.move('slip');
  for (const person of [bob, cat]) await person.until(done.version as number);
  return { ann, bob, cat, dan: people[3] as Person };
}

test('calls are judged by when they would have arrived on equal connections; the log says by how much', async () => {
  const { bob, cat } = await slipped();
  const bobs = bob.move('catch seat-1');
  await time.settle();
  await time.pass(40);
  const cats = cat.move('catch seat-1');
  await time.settle();
  await time.pass(LIMITS.lagBound);
  expect(await cats).toMatchObject({ type: 'done' });
  expect(await bobs).toMatchObject({ type: 'refused', name: 'nothing-to-catch' });
  const news = await bob.next('news', ({ race }) => race !== undefined);
  expect(news).toMatchObject({ seat: 2, race: [{ seat: 1, behind: 60 }] });
});

test('no more than the bound is made good', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob] = people as [Person, Person, Person];
  const cat = await onSlowConnection(table, tokens[2] as string, 5000);
  const done = await ann.move('slip');
  for (const person of [bob, cat]) await person.until(done.version as number);
  const bobs = bob.move('catch seat-1');
  await time.settle();
  await time.pass(LIMITS.lagBound - 1);
  const cats = cat.move('catch seat-1');
  await time.settle();
  await time.pass(1);
  expect(await cats, '149 ms later on a connection that claims 5 s: 1 ms ahead').toMatchObject({ type: 'done' });
  expect(await bobs).toMatchObject({ type: 'refused' });
  const news = await bob.next('news', ({ race }) => race !== undefined);
  expect(news, 'not by the 5 s it claims').toMatchObject({ race: [{ seat: 1, behind: 1 }] });
});

test('a call after the window is too late, whatever the lag', async () => {
  const { bob, cat } = await slipped();
  const bobs = bob.move('catch seat-1');
  await time.settle();
  await time.pass(LIMITS.lagBound);
  expect(await bobs).toMatchObject({ type: 'done' });
  const cats = cat.move('catch seat-1');
  await time.settle();
  await time.pass(LIMITS.lagBound);
  expect(await cats).toMatchObject({ type: 'refused', name: 'nothing-to-catch' });
});

test('a right and a wrong call are answered after the same time, and neither is offered among the moves', async () => {
  const { ann, bob, dan } = await slipped();
  expect([...ann.moves, ...bob.moves].filter((move) => /catch|own-up/.test(move))).toEqual([]);
  const answers: string[] = [];
  void bob.move('catch seat-1').then(({ type }) => answers.push(`right ${type}`));
  void dan.move('catch seat-2').then(({ type }) => answers.push(`wrong ${type}`));
  await time.settle();
  await time.pass(LIMITS.lagBound - 1);
  expect(answers).toEqual([]);
  await time.pass(1);
  await time.settle();
  expect(answers.sort()).toEqual(['right done', 'wrong refused']);
});

test('a wrong call has to be lived with for a while: pressing the button all the time never pays', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob, cat] = people as [Person, Person, Person];
  const wrong = bob.move('catch seat-1');
  await time.settle();
  await time.pass(LIMITS.lagBound);
  expect(await wrong).toMatchObject({ name: 'nothing-to-catch' });
  const done = await ann.move('slip');
  await cat.until(done.version as number);
  expect(await bob.move('catch seat-1')).toMatchObject({ name: 'call-paused' });
  const cats = cat.move('catch seat-1');
  await time.settle();
  await time.pass(LIMITS.lagBound);
  expect(await cats).toMatchObject({ type: 'done' });
  await time.pass(LIMITS.callPause);
  const again = bob.move('catch seat-1');
  await time.settle();
  await time.pass(LIMITS.lagBound);
  expect(await again, 'looked at again').toMatchObject({ name: 'nothing-to-catch' });
});

test('a move that would cut off a call waits until slower connections had their chance; other moves do not wait', async () => {
  const { ann, bob, cat, dan } = await slipped();
  for (const person of [ann, bob, cat]) expect(await person.move(pick(person))).toMatchObject({ type: 'done' });
  await dan.until(cat.version);
  // Dan's pick would turn the cards over and close the matter. Cat called before it, on a slower connection.
  const dans = dan.move(pick(dan));
  await time.settle();
  await time.pass(50);
  const cats = cat.move('catch seat-1');
  await time.settle();
  await time.pass(LIMITS.lagBound);
  expect(await cats).toMatchObject({ type: 'done' });
  expect(await dans).toMatchObject({ type: 'done' });
  expect(((await cats).version as number) + 1).toBe((await dans).version);
});
