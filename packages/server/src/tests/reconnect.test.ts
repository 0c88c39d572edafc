import { PROTOCOL } from '@taproom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import { dealt, folder, removeFolder, seated, toyServer } from '../testing/bar.js';
import { Person } from '../testing/person.js';

const data = folder();
let server: Server;
beforeAll(async () => {
  server = await toyServer(data);
});
afterAll(async () => {
  await server.close();
  removeFolder(data);
});

type Three = [Person, Person, Person];
const pick = (person: Person) => person.moves.find((move) => move.startsWith('pick')) as string;

test('after a cut, a player is back with one message: the whole view, and what happened in between', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob, cat] = people as Three;
  const seen = ann.version;
  const view = JSON.stringify(ann.view);
  ann.cut();
  await bob.move(pick(bob));
  await cat.move(pick(cat));
  const back = await Person.at(server.url, { table, token: tokens[0] as string, seen });
  expect(back.messages.map(({ type }) => type).slice(0, 2)).toEqual(['welcome', 'table']);
  expect(back.messages[1]).toMatchObject({ version: seen + 2, missed: ['Bob: picked.', 'Cat: picked.'] });
  expect((back.view.hand as string[]).join()).toBe((JSON.parse(view) as { hand: string[] }).hand.join());
  expect(await back.move(pick(back))).toMatchObject({ type: 'done' });
});

test('a move whose answer was lost in a cut is made once: sent again with its reference, it is acknowledged', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann] = people as Three;
  const message = { type: 'move', seen: ann.version, move: pick(ann), ref: 'lost-answer' };
  ann.send(message);
  await (people[1] as Person).until(ann.version + 1);
  ann.cut();
  const back = await Person.at(server.url, { table, token: tokens[0] as string });
  expect(await back.ask(message)).toMatchObject({ type: 'done', version: message.seen + 1 });
  expect(back.version).toBe(message.seen + 1);
});

test('after a restart of the server everything is as it was, inside a simultaneous choice too', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob, cat] = people as Three;
  await bob.move(pick(bob));
  await ann.until(bob.version);
  const views = people.map(({ view }) => JSON.stringify({ ...view }));
  const goodbye = ann.next('bye');
  await server.close();
  expect(await goodbye).toMatchObject({ name: 'restart', back: expect.any(Number) });
  server = await toyServer(data);
  const again = await Promise.all(tokens.map((token) => Person.at(server.url, { table, token, seen: ann.version })));
  await cat.hangUp();
  expect(JSON.stringify(again[1]?.view)).toBe(views[1]);
  const waiting = again[0]?.view.waiting;
  expect(waiting).toEqual([0, 2]);
  for (const person of [again[0], again[2]]) expect(await person?.move(pick(person))).toMatchObject({ type: 'done' });
});

test('a second tab has the same seat at the same time; both see everything, either can move', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann] = people as Three;
  const tab = await Person.at(server.url, { table, token: tokens[0] as string });
  expect(tab.view).toEqual(ann.view);
  const done = await tab.move(pick(tab));
  await ann.until(done.version as number);
  expect(ann.view).toEqual(tab.view);
  await tab.hangUp();
  expect(ann.closed).toBeUndefined();
});

test('a seat moves to another device by ticket, once; the first device can forget the others', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann] = people as Three;
  ann.send({ type: 'ticket', ref: 'qr' });
  const { ticket } = await ann.next('ticket');
  const phone = await Person.at(server.url, { table, ticket });
  const welcome = phone.messages[0] as { token?: string };
  expect(welcome).toMatchObject({ you: { seat: 0 }, token: expect.stringMatching(/^[\w-]{22}$/) });
  expect(welcome.token).not.toBe(tokens[0]);
  const thief = await Person.at(server.url, { table, ticket });
  expect(thief.messages[0]).toMatchObject({ you: { seat: -1 }, problem: expect.stringContaining('used') });
  expect(await ann.ask({ type: 'forget-others' })).toMatchObject({ type: 'done' });
  expect(await phone.next('welcome')).toMatchObject({ you: { seat: -1 } });
  expect(await phone.next('table'), 'and it sees no more than a spectator').toMatchObject({
    view: { viewer: -1 },
    moves: [],
  });
  expect(await phone.move(pick(ann))).toMatchObject({ name: 'not-seated' });
  const again = await Person.at(server.url, { table, token: welcome.token as string });
  expect(again.messages[0]).toMatchObject({ you: { seat: -1 } });
  expect(await ann.move(pick(ann)), 'the owner was never in question').toMatchObject({ type: 'done' });
});

test('a wrong or stale token makes a spectator, and does not lock the owner out', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann] = people as Three;
  for (let tries = 0; tries < 20; tries++) {
    const liar = await Person.at(server.url, { table, token: `${'A'.repeat(21)}${tries % 10}` });
    expect(liar.messages[0]).toMatchObject({ you: { seat: -1 }, problem: expect.any(String) });
    expect(liar.view.hand).toEqual([]);
    await liar.hangUp();
  }
  expect(await ann.move(pick(ann))).toMatchObject({ type: 'done' });
  const back = await Person.at(server.url, { table, token: tokens[0] as string });
  expect(back.messages[0]).toMatchObject({ you: { seat: 0 } });
});

test('who is connected is told to everyone', async () => {
  const { people, table } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob] = people as Three;
  await bob.hangUp();
  expect(await ann.next('presence', ({ here }) => here.join() === '0,2')).toMatchObject({ watching: 0 });
  const watcher = await Person.at(server.url, { table });
  expect(await ann.next('presence', ({ watching }) => watching === 1)).toMatchObject({ watching: 1 });
  await watcher.hangUp();
});

test('a log that a newer release has written to is not misread: people are sent to come back', async () => {
  const { table, people } = await seated(server.url, ['Ann', 'Bob']);
  for (const person of people) person.cut();
  await server.close();
  const store = await openSqlite(data);
  const last = (await store.read(table, 0)).at(-1)?.version as number;
  await store.append(table, { version: last + 1, at: Date.now(), entry: '{"type":"of-another-year"}' });
  await store.close();
  server = await toyServer(data);
  const ann = await Person.dial(server.url);
  ann.send({ type: 'hello', protocol: PROTOCOL, table });
  expect(await ann.next('bye')).toMatchObject({ name: 'paused', back: expect.any(Number) });
  expect((await fetch(`${server.url}/api/tables/${table}/record`)).status).toBe(503);
});
