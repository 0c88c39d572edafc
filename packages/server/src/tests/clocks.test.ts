import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import { dealt, folder, removeFolder, seated, toyServer } from '../testing/bar.js';
import { FakeTime } from '../testing/fake-time.js';
import { Person } from '../testing/person.js';

const SECOND = 1000;
let data: string;
let server: Server;
let time: FakeTime;
beforeEach(async () => {
  data = folder();
  time = new FakeTime();
  server = await toyServer(data, { time, store: time.watch(await openSqlite(data)), beat: 3600 * SECOND });
});
afterEach(async () => {
  await server.close();
  removeFolder(data);
});

const DAY = 86_400 * SECOND;
const clock = { kind: 'turn', seconds: 10, bank: 20 };
const pick = (person: Person) => person.moves.find((move) => move.startsWith('pick')) as string;
const clocks = (person: Person) =>
  (person.latest('clocks') as { seats: { running: boolean; left: number; bank: number }[] }).seats;

/** Time passes in small steps, so that connections stay alive. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 5) await time.pass(Math.min(5, left) * SECOND);
}

test('seconds a turn with a bank: the bank is used up after the turn, then a bot steps in until the player is back', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob'], { clock });
  const [ann, bob] = people as [Person, Person];
  expect(clocks(ann)).toEqual([
    { seat: 0, running: true, left: 30_000, bank: 20_000 },
    { seat: 1, running: true, left: 30_000, bank: 20_000 },
  ]);
  await pass(15);
  await ann.move(pick(ann));
  expect(clocks(ann)[0], '5 s over the turn came from the bank').toMatchObject({ running: false, bank: 15_000 });
  await pass(15);
  const out = await ann.next('news', ({ what }) => what === 'stood-in');
  expect(out).toMatchObject({ seat: 1, lobby: { seats: [{}, { standIn: 'good' }] } });
  await ann.next('news', ({ by }) => by === 'bot');
  await time.settle();
  expect(await bob.move('slip')).toMatchObject({ name: 'bot-plays' });
  expect(await bob.ask({ type: 'back' })).toMatchObject({ type: 'done' });
  await bob.until(ann.version);
  expect(bob.lobby.seats[1]).not.toHaveProperty('standIn');
});

test('clocks stop while the server is down, and give time back after a restart', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob'], { clock });
  await pass(20);
  for (const person of people) person.cut();
  await server.close();
  await time.pass(10 * 3600 * SECOND);
  server = await toyServer(data, { time, store: time.watch(await openSqlite(data)), beat: 3600 * SECOND });
  const ann = await Person.at(server.url, { table, token: tokens[0] as string });
  expect(clocks(ann)[0]?.left, '10 s were left').toBeGreaterThan(10_000);
  expect(clocks(ann)[0]?.left, 'and something on top').toBeLessThanOrEqual(30_000);
  expect(ann.lobby.seats[0]).not.toHaveProperty('standIn');
  await pass(60);
  await ann.next('news', ({ what, seat }) => what === 'stood-in' && seat === 0);
  expect(ann.lobby.seats[0]).toMatchObject({ standIn: 'good' });
});

test('days a turn: nobody has to be there for the time to run out', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob'], { clock: { kind: 'days', days: 2 } });
  const [ann] = people as [Person, Person];
  await ann.move(pick(ann));
  for (const person of people) await person.hangUp();
  for (let hours = 0; hours < 3; hours++) await time.pass(3600 * SECOND);
  expect((await server.metrics.tables.get()).values[0]?.value, 'put away').toBe(0);
  for (let hours = 0; hours < 47; hours++) await time.pass(3600 * SECOND);
  await time.settle();
  const back = await Person.at(server.url, { table, token: tokens[1] as string, seen: 1 });
  expect(back.lobby.seats[1]).toMatchObject({ standIn: 'good' });
  expect(back.view.round, 'the bot has picked, and the cards were turned over').toBe(1);
});

test('a clock that has not run out is not disturbed by an early alarm', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob'], { clock: { kind: 'days', days: 2 } });
  for (const person of people) await person.hangUp();
  for (let hours = 0; hours < 40; hours++) await time.pass(3600 * SECOND);
  const back = await Person.at(server.url, { table, token: tokens[1] as string });
  expect(back.lobby.seats[1]).not.toHaveProperty('standIn');
  expect(clocks(back)[1]?.left).toBeLessThanOrEqual(2 * DAY - 40 * 3600 * SECOND);
});

test('the host hands the seat of somebody who is away to the best bot there is; they take it back', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob] = people as [Person, Person, Person];
  await bob.hangUp();
  await time.settle();
  await pass(31);
  expect(await ann.ask({ type: 'stand-in', seat: 2 }), 'Cat is here').toMatchObject({ name: 'not-away' });
  expect(await ann.ask({ type: 'stand-in', seat: 1 })).toMatchObject({ type: 'done' });
  expect(ann.lobby.seats[1]).toMatchObject({ standIn: 'good' });
  const back = await Person.at(server.url, { table, token: tokens[1] as string });
  expect(await back.ask({ type: 'back' })).toMatchObject({ type: 'done' });
  expect(back.lobby.seats[1]).not.toHaveProperty('standIn');
});

test('who leaves a running game keeps the seat: a bot plays until they are back', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob']);
  const [ann, bob] = people as [Person, Person];
  expect(await bob.ask({ type: 'leave' })).toMatchObject({ type: 'done' });
  await ann.next('news', ({ by }) => by === 'bot');
  expect(await bob.ask({ type: 'back' })).toMatchObject({ type: 'done' });
});

test('bots take their time', async () => {
  await server.close();
  server = await toyServer(data, {
    time,
    store: time.watch(await openSqlite(data)),
    pace: { decide: () => 1500, react: () => 900 },
  });
  const { people } = await seated(server.url, ['Ann'], { seats: 2 });
  const [ann] = people as [Person];
  await ann.ask({ type: 'bot', level: 'weak' });
  await ann.ask({ type: 'start' });
  await time.pass(1400);
  expect(ann.view.picked).toEqual([false, false]);
  await time.pass(200);
  await time.settle();
  expect(ann.view.picked).toEqual([false, true]);
});
