import { LIMITS, PROTOCOL } from '@taproom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import type { Store } from '../store/store.js';
import { dealt, folder, removeFolder, toyServer } from '../testing/bar.js';
import { open, Person } from '../testing/person.js';

const data = folder();
let server: Server;
let store: Store;
beforeAll(async () => {
  store = await openSqlite(data);
  server = await toyServer(data, { store });
});
afterAll(async () => {
  await server.close();
  removeFolder(data);
});

type Three = [Person, Person, Person];
const pick = (person: Person) => person.moves.find((move) => move.startsWith('pick')) as string;

test('another seat, another table, a forged call: refused, and nothing changes', async () => {
  const here = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const there = await dealt(server.url, ['Xen', 'Yan', 'Zoe']);
  const [ann] = here.people as Three;
  const liar = await Person.at(server.url, { table: here.table, token: there.tokens[0] as string, host: there.host });
  const logs = async () => [await store.read(here.table, 0), await store.read(there.table, 0)];
  const before = await logs();
  expect(liar.messages[0]).toMatchObject({ you: { seat: -1, host: false } });
  for (const message of [
    { type: 'move', seen: liar.version, move: pick(ann), ref: 'x' },
    { type: 'move', seen: liar.version, move: 'catch seat-1', ref: 'y' },
    { type: 'start' },
    { type: 'stand-in', seat: 0 },
    { type: 'back' },
    { type: 'leave' },
    { type: 'undo' },
    { type: 'ticket' },
    { type: 'forget-others' },
    { type: 'pass-host', seat: 0 },
    { type: 'clear', seat: 0 },
    { type: 'bot', level: 'weak' },
    { type: 'mute', seat: 0, muted: true },
    { type: 'rematch' },
    { type: 'configure', public: true },
    { type: 'chat', text: 'hi' },
    { type: 'sit', name: 'Mallory' },
    { type: 'agree', to: 3 },
    { type: 'decline', to: 3 },
  ]) {
    expect((await liar.ask(message)).type, JSON.stringify(message)).toBe('refused');
  }
  for (const card of ['seat', 'table', 'as', 'by', 'token']) {
    const forged = { type: 'move', seen: ann.version, move: pick(ann), ref: 'z', [card]: 1 };
    expect(await ann.ask(forged), `a move with a field "${card}"`).toMatchObject({ name: 'malformed' });
  }
  expect(await ann.ask({ type: 'move', seen: 10_000, move: 'pick card-99', ref: 'q' })).toMatchObject({
    type: 'refused',
  });
  expect(await logs()).toEqual(before);
});

test('before hello there is nothing to be had, and a second hello is no way to another table', async () => {
  const { table } = await open(server.url, { game: 'toy', seats: 2 });
  const person = await Person.dial(server.url);
  expect(await person.ask({ type: 'sit', name: 'Mallory' })).toMatchObject({ name: 'hello-first' });
  person.send({ type: 'hello', protocol: PROTOCOL, table });
  await person.next('table');
  person.send({ type: 'hello', protocol: PROTOCOL, table });
  expect(await person.next('refused')).toMatchObject({ name: 'hello-once' });
  const lost = await Person.dial(server.url);
  lost.send({ type: 'hello', protocol: PROTOCOL, table: 'nowhere-at-all' });
  expect(await lost.next('bye')).toMatchObject({ name: 'no-table' });
});

test('oversized frames, messages in a hundred pieces, bytes and nonsense end the connection, not the table', async () => {
  const { people, table } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann] = people as Three;
  const big = await Person.at(server.url, { table });
  big.send(JSON.stringify({ type: 'chat', text: 'x'.repeat(LIMITS.frame) }));
  await expect(big.next('bye')).rejects.toThrow('1009');
  const pieces = await Person.at(server.url, { table });
  for (let i = 0; i < 100; i++) pieces.socket.send(' ', { fin: false });
  await expect(pieces.next('bye')).rejects.toThrow('1008');
  const bytes = await Person.at(server.url, { table });
  bytes.socket.send(Buffer.from([1, 2, 3]));
  expect(await bytes.next('refused')).toMatchObject({ name: 'malformed' });
  const noise = await Person.at(server.url, { table });
  for (let i = 0; i < 30; i++) noise.send('{"type":');
  expect(await noise.next('bye')).toMatchObject({ name: 'malformed' });
  expect(await ann.move(pick(ann))).toMatchObject({ type: 'done' });
});

test('a flood is answered with refusals, then with goodbye', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob] = people as Three;
  for (let i = 0; i < 400; i++) ann.send({ type: 'ping' });
  expect(await ann.next('refused')).toMatchObject({ name: 'too-fast' });
  expect(await ann.next('bye')).toMatchObject({ name: 'too-fast' });
  expect(await bob.move(pick(bob))).toMatchObject({ type: 'done' });
});

test('a client that does not read gets no more than its share of memory, and the table goes on without it', async () => {
  const { people, table } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann] = people as Three;
  const deaf = await Person.at(server.url, { table });
  const socket = (deaf.socket as unknown as { _socket: { pause(): void } })._socket;
  socket.pause();
  for (let i = 0; i < 5; i++)
    expect(await ann.ask({ type: 'chat', text: 'x'.repeat(LIMITS.chat) })).toMatchObject({ type: 'done' });
  expect(await ann.move(pick(ann))).toMatchObject({ type: 'done' });
  deaf.cut();
});

test('pages from elsewhere cannot connect; our own can, and programs can', async () => {
  const dial = (origin: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { origin });
      socket.on('open', () => {
        resolve('open');
        socket.close();
      });
      socket.on('error', (error) => resolve(error.message));
    });
  expect(await dial('https://evil.example')).toContain('403');
  expect(await dial('null')).toContain('403');
  expect(await dial(server.url)).toBe('open');
});

test('answers carry strict headers and no hint of how anything failed', async () => {
  const answer = await fetch(`${server.url}/api/tables/nowhere-at-all`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const broken = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect([broken.status, await broken.json()]).toEqual([400, { name: 'malformed', says: expect.any(String) }]);
});

test('tokens are hashed at rest, and no log line or metric has one', async () => {
  const { table, tokens, host } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const log = JSON.stringify(await store.read(table, 0));
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const token of [...tokens, host]) {
    expect(log).not.toContain(token);
    expect(metrics).not.toContain(token);
  }
  for (const name of [
    'taproom_tables_loaded',
    'taproom_viewers',
    'taproom_moves_total',
    'taproom_refusals_total',
    'taproom_move_seconds',
    'nodejs_eventloop_lag',
    'taproom_bot_queue',
  ]) {
    expect(metrics).toContain(name);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
