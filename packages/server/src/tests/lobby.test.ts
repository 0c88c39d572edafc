import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../server.js';
import { dealt, folder, removeFolder, seated, toyServer } from '../testing/bar.js';
import { open, Person } from '../testing/person.js';

const data = folder();
let server: Server;
beforeAll(async () => {
  server = await toyServer(data);
});
afterAll(async () => {
  await server.close();
  removeFolder(data);
});

test('a table is opened, joined by id and by code however it is typed, and filled', async () => {
  const opened = await open(server.url, { game: 'toy', seats: 2, name: 'Ann' });
  expect(opened.token).toMatch(/^[\w-]{22}$/);
  const ann = await Person.at(server.url, { table: opened.table, token: opened.token as string, host: opened.host });
  expect(ann.messages[0]).toMatchObject({ type: 'welcome', you: { seat: 0, host: true } });
  const typed = opened.code.toLowerCase().replace(/^(...)/, '$1-');
  const bob = await Person.at(server.url, { table: typed });
  expect(bob.messages[0]).toMatchObject({ type: 'welcome', table: opened.table, you: { seat: -1, host: false } });
  expect(await bob.ask({ type: 'sit', name: 'Bob' })).toMatchObject({ type: 'done', version: 3 });
  await ann.until(3);
  expect(ann.lobby.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
});

test('tables are private unless asked; the lobby lists public ones with open seats, the fifty newest', async () => {
  const hidden = await open(server.url, { game: 'toy', seats: 3 });
  const shown = await open(server.url, { game: 'toy', seats: 3, public: true, name: 'Ann' });
  const list = async () => {
    const { tables } = (await (await fetch(`${server.url}/api/tables`)).json()) as { tables: { table: string }[] };
    return tables.map(({ table }) => table);
  };
  expect(await list()).toContain(shown.table);
  expect(await list()).not.toContain(hidden.table);
  for (let i = 0; i < 50; i++) await open(server.url, { game: 'toy', seats: 2, public: true });
  expect(await list()).toHaveLength(50);
  expect(await list()).not.toContain(shown.table);
});

test('what makes no sense is refused with a sentence', async () => {
  const post = async (body: object) => {
    const answer = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [answer.status, await answer.json()] as const;
  };
  expect(await post({ game: 'chess', seats: 2 })).toEqual([
    400,
    { name: 'no-such-game', about: { game: 'chess' }, says: 'There is no game "chess" here.' },
  ]);
  expect(await post({ game: 'toy', seats: 9 })).toMatchObject([400, { name: 'setting-unfit' }]);
  expect(await post({ game: 'toy', seats: 2, options: { sips: 99 } })).toMatchObject([
    400,
    { says: expect.stringContaining('0 to 20') },
  ]);
  expect(await post({ game: 'toy', seats: 2, cheat: true })).toMatchObject([400, { name: 'malformed' }]);
});

test('sit, rename, leave; a name can be had once, and nobody can be called like a seat', async () => {
  const { table } = await open(server.url, { game: 'toy', seats: 3 });
  const [ann, bob] = [await Person.at(server.url, { table }), await Person.at(server.url, { table })];
  expect(await ann.ask({ type: 'sit', name: '  Ann ' })).toMatchObject({ type: 'done' });
  expect(await ann.ask({ type: 'sit', name: 'Ann again' })).toMatchObject({ name: 'seated-already' });
  expect(await bob.ask({ type: 'sit', name: 'ANN' })).toMatchObject({ name: 'name-taken' });
  expect(await bob.ask({ type: 'sit', name: 'seat-1' })).toMatchObject({ name: 'name-taken' });
  expect(await bob.ask({ type: 'sit', name: 'Bob', seat: 0 })).toMatchObject({ name: 'seat-taken' });
  expect(await bob.ask({ type: 'sit', name: 'Bob', seat: 7 })).toMatchObject({ name: 'no-such-seat' });
  expect(await bob.ask({ type: 'sit', name: 'Bob', seat: 2 })).toMatchObject({ type: 'done' });
  expect(await bob.ask({ type: 'rename', name: 'ann' })).toMatchObject({ name: 'name-taken' });
  expect(await bob.ask({ type: 'rename', name: 'Robert' })).toMatchObject({ type: 'done' });
  expect(bob.lobby.seats[2]).toMatchObject({ kind: 'player', name: 'Robert' });
  expect(await bob.ask({ type: 'leave' })).toMatchObject({ type: 'done' });
  expect(bob.lobby.seats[2]).toMatchObject({ kind: 'open', name: '' });
  expect(await bob.ask({ type: 'rename', name: 'Ghost' })).toMatchObject({ name: 'not-seated' });
});

test('a seat is kept for somebody until they come, and for nobody else', async () => {
  const { table, host } = await open(server.url, { game: 'toy', seats: 3 });
  const [ann, bob, cat] = [
    await Person.at(server.url, { table, host }),
    await Person.at(server.url, { table }),
    await Person.at(server.url, { table }),
  ];
  expect(await bob.ask({ type: 'reserve', seat: 0, name: 'Bob' })).toMatchObject({ name: 'host-only' });
  expect(await ann.ask({ type: 'reserve', seat: 0, name: 'Cat' })).toMatchObject({ type: 'done' });
  expect(ann.lobby.seats[0]).toMatchObject({ kind: 'open', name: '', reserved: 'Cat' });
  expect(await bob.ask({ type: 'sit', name: 'Bob', seat: 0 })).toMatchObject({ name: 'seat-reserved' });
  expect(await bob.ask({ type: 'sit', name: 'Bob' })).toMatchObject({ type: 'done' });
  expect(bob.lobby.seats[1]).toMatchObject({ kind: 'player', name: 'Bob' });
  expect(await ann.ask({ type: 'reserve', seat: 1, name: 'Dan' })).toMatchObject({ name: 'seat-taken' });
  expect(await ann.ask({ type: 'reserve', seat: 2, name: 'bob' })).toMatchObject({ name: 'name-taken' });
  expect(await cat.ask({ type: 'sit', name: 'cat' })).toMatchObject({ type: 'done' });
  expect(cat.lobby.seats[0]).toMatchObject({ kind: 'player', name: 'cat' });
  expect(cat.lobby.seats[0]?.reserved).toBeUndefined();
  expect(await ann.ask({ type: 'reserve', seat: 2, name: 'Dan' })).toMatchObject({ type: 'done' });
  expect(await ann.ask({ type: 'reserve', seat: 2 })).toMatchObject({ type: 'done' });
  expect(ann.lobby.seats[2]?.reserved).toBeUndefined();
});

test('a shared screen is not counted among the people who watch', async () => {
  const { table } = await open(server.url, { game: 'toy', seats: 2 });
  const ann = await Person.at(server.url, { table });
  await Person.at(server.url, { table, screen: true });
  await Person.at(server.url, { table });
  expect(await ann.next('presence', ({ watching }) => watching > 1)).toMatchObject({ watching: 2 });
});

test('the host changes the table, adds and clears bots, asks someone to leave, and passes the role on', async () => {
  const { people, table, tokens } = await seated(server.url, ['Ann', 'Bob'], { seats: 4 });
  const [ann, bob] = people as [Person, Person];
  expect(bob.lobby.host, 'everybody sees who the host is').toBe(0);
  for (const message of [
    { type: 'configure', seats: 3 },
    { type: 'bot', level: 'weak' },
    { type: 'clear', seat: 0 },
    { type: 'start' },
    { type: 'pass-host', seat: 1 },
  ]) {
    expect(await bob.ask(message)).toMatchObject({ name: 'host-only' });
  }
  expect(await ann.ask({ type: 'start' })).toMatchObject({ name: 'seats-open' });
  expect(await ann.ask({ type: 'configure', seats: 1 })).toMatchObject({ name: 'seats-too-few' });
  expect(await ann.ask({ type: 'configure', options: { sips: 99 } })).toMatchObject({ name: 'setting-unfit' });
  expect(await ann.ask({ type: 'configure', seats: 3, options: { sips: 5 }, public: true })).toMatchObject({
    type: 'done',
  });
  expect(ann.lobby).toMatchObject({ options: { sips: 5 }, public: true, seats: { length: 3 } });
  expect(await ann.ask({ type: 'bot', level: 'genius' })).toMatchObject({ name: 'no-such-bot' });
  expect(await ann.ask({ type: 'bot', level: 'weak' })).toMatchObject({ type: 'done' });
  expect(ann.lobby.seats[2]).toMatchObject({ kind: 'bot', level: 'weak' });
  expect(await ann.ask({ type: 'clear', seat: 2 })).toMatchObject({ type: 'done' });
  expect(await ann.ask({ type: 'clear', seat: 1 })).toMatchObject({ type: 'done' });
  expect(await bob.next('welcome')).toMatchObject({ you: { seat: -1 } });
  const back = await Person.at(server.url, { table, token: tokens[1] as string });
  expect(back.messages[0], 'a cleared token opens nothing').toMatchObject({
    you: { seat: -1 },
    problem: expect.any(String),
  });
  const cat = await Person.at(server.url, { table });
  expect(await cat.ask({ type: 'sit', name: 'Cat', seat: 1 })).toMatchObject({ type: 'done' });
  expect(await ann.ask({ type: 'pass-host', seat: 1 })).toMatchObject({ type: 'done' });
  expect(await ann.ask({ type: 'configure', public: false })).toMatchObject({ name: 'host-only' });
  expect(await cat.ask({ type: 'configure', public: false })).toMatchObject({ type: 'done' });
  expect(cat.lobby.host).toBe(1);
});

test('a host who stands up is the host still, and sits nowhere', async () => {
  const { people } = await seated(server.url, ['Ann', 'Bob'], { seats: 2 });
  const [ann, bob] = people as [Person, Person];
  await ann.ask({ type: 'leave' });
  await bob.next('news', ({ lobby }) => lobby?.seats[0]?.kind === 'open');
  expect(bob.lobby.host).toBeNull();
  expect(await ann.ask({ type: 'configure', public: true })).toMatchObject({ type: 'done' });
});

test('whoever was shown out stays out: on the same connection, with the old token, under another name', async () => {
  const { people, table, tokens } = await seated(server.url, ['Ann', 'Bob'], { seats: 3 });
  const [ann, bob] = people as [Person, Person];
  await ann.ask({ type: 'clear', seat: 1 });
  expect(await bob.ask({ type: 'sit', name: 'Rob' })).toMatchObject({ name: 'shown-out' });
  const again = await Person.at(server.url, { table, token: tokens[1] as string });
  expect(await again.ask({ type: 'sit', name: 'Rob' })).toMatchObject({ name: 'shown-out' });
  const pretender = await Person.at(server.url, { table });
  expect(await pretender.ask({ type: 'sit', name: 'B\u043eb' })).toMatchObject({ name: 'shown-out' });
  expect(await pretender.ask({ type: 'sit', name: 'Zoe' }), 'somebody else').toMatchObject({ type: 'done' });
});

test('whoever was muted stays muted after sitting down again, until the host lifts it', async () => {
  const { people } = await seated(server.url, ['Ann', 'Bob'], { seats: 3 });
  const [ann, bob] = people as [Person, Person];
  await ann.ask({ type: 'mute', seat: 1, muted: true });
  await bob.ask({ type: 'leave' });
  expect(await bob.ask({ type: 'sit', name: 'Rob', seat: 2 })).toMatchObject({ type: 'done' });
  expect(await bob.ask({ type: 'chat', text: 'ha' })).toMatchObject({ name: 'muted' });
  expect(bob.lobby.seats[2]).toMatchObject({ muted: true });
  await ann.ask({ type: 'mute', seat: 2, muted: false });
  expect(await bob.ask({ type: 'chat', text: 'thanks' })).toMatchObject({ type: 'done' });
});

test('a name that could be taken for another at the table is refused', async () => {
  const { table } = await seated(server.url, ['Ann'], { seats: 3 });
  const mallory = await Person.at(server.url, { table });
  for (const name of ['ann', 'Ann', '\u0410nn', 'A\u0301nn', 'seat-2'])
    expect(await mallory.ask({ type: 'sit', name }), name).toMatchObject({ name: 'name-taken' });
  for (const name of ['\u3164', '\u2800', 'An\u0000n'])
    expect(await mallory.ask({ type: 'sit', name }), name).toMatchObject({ name: 'malformed' });
  expect(await mallory.ask({ type: 'sit', name: '\u{1F469}\u200D\u{1F373} Mel' })).toMatchObject({ type: 'done' });
});

test('nobody, the host included, changes seats or bots of a running game', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob] = people as [Person, Person, Person];
  for (const message of [
    { type: 'configure', seats: 4 },
    { type: 'bot', level: 'weak', seat: 1 },
    { type: 'clear', seat: 1 },
    { type: 'start' },
    { type: 'rename', name: 'Nan' },
  ]) {
    expect(await ann.ask(message)).toMatchObject({ name: 'started-already' });
  }
  expect(await ann.ask({ type: 'stand-in', seat: 1 }), 'Bob is here').toMatchObject({ name: 'not-away' });
  await bob.hangUp();
  expect(await ann.ask({ type: 'stand-in', seat: 1 }), 'Bob has only just gone').toMatchObject({ name: 'not-away' });
});

test('chat and reactions are heard by all, limited, and can be muted by the host', async () => {
  const { people, table } = await seated(server.url, ['Ann', 'Bob']);
  const [ann, bob] = people as [Person, Person];
  const watcher = await Person.at(server.url, { table });
  expect(await watcher.ask({ type: 'chat', text: 'hello' })).toMatchObject({ name: 'not-seated' });
  await bob.ask({ type: 'chat', text: '  cheers all ' });
  expect(await ann.next('chat')).toMatchObject({ number: 1, seat: 1, name: 'Bob', text: 'cheers all' });
  expect(await watcher.next('chat')).toMatchObject({ text: 'cheers all' });
  await bob.ask({ type: 'react', reaction: 'clap' });
  expect(await ann.next('chat')).toMatchObject({ number: 2, reaction: 'clap' });
});

test('whoever comes later has the latest lines of chat', async () => {
  const { people, table } = await seated(server.url, ['Ann', 'Bob']);
  const [ann, bob] = people as [Person, Person];
  await ann.ask({ type: 'chat', text: 'one' });
  expect(await ann.ask({ type: 'mute', seat: 1, muted: true })).toMatchObject({ type: 'done' });
  expect(await bob.ask({ type: 'chat', text: 'two' })).toMatchObject({ name: 'muted' });
  expect(await bob.ask({ type: 'mute', seat: 1, muted: false })).toMatchObject({ name: 'host-only' });
  expect(await ann.ask({ type: 'mute', seat: 1, muted: false })).toMatchObject({ type: 'done' });
  expect(await bob.ask({ type: 'chat', text: 'three' })).toMatchObject({ type: 'done' });
  const late = await Person.at(server.url, { table });
  expect(late.messages[1]).toMatchObject({ chat: [{ text: 'one' }, { text: 'three' }] });
  const answers = await Promise.all(Array.from({ length: 12 }, () => ann.ask({ type: 'react', reaction: 'hurry' })));
  expect(answers.filter(({ type }) => type === 'refused').length).toBeGreaterThan(4);
});

test('hints are off until the host allows them, off again against a clock', async () => {
  const { people } = await seated(server.url, ['Ann', 'Bob']);
  const [ann, bob] = people as [Person, Person];
  expect(ann.lobby.hints ?? false).toBe(false);
  expect(await bob.ask({ type: 'configure', hints: true })).toMatchObject({ name: 'host-only' });
  await ann.ask({ type: 'configure', hints: true });
  expect(ann.lobby.hints).toBe(true);
  await ann.ask({ type: 'configure', clock: { kind: 'days', days: 1 } });
  expect(ann.lobby.hints ?? false).toBe(false);
  await ann.ask({ type: 'configure', clock: null });
  expect(ann.lobby.hints, 'what the host said still holds').toBe(true);
});
