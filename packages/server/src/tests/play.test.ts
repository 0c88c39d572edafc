import { fingerprintOf, readRecord, replay } from '@taproom/engine';
import { PROTOCOL } from '@taproom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../server.js';
import { dealt, folder, removeFolder, seated, ToyThinker, toyServer } from '../testing/bar.js';
import { open, Person } from '../testing/person.js';
import { anyToy, HAND } from '../testing/toy.js';
import { REFUSALS as REFUSALS_DE } from '../words/de.js';

const data = folder();
let server: Server;
const thinker = new ToyThinker();
beforeAll(async () => {
  server = await toyServer(data, { thinker });
});
afterAll(async () => {
  await server.close();
  removeFolder(data);
});

type Three = [Person, Person, Person];
const pick = (person: Person) => person.moves.find((move) => move.startsWith('pick')) as string;

/** Plays a table of people to its end. */
async function playOut(people: readonly Person[]): Promise<void> {
  for (let round = 0; round < HAND; round++) {
    for (const person of people) {
      const done = await person.move(pick(person));
      expect(done).toMatchObject({ type: 'done' });
      for (const other of people) await other.until(done.version as number);
    }
  }
}

test('a move is told to every viewer with its version, to each what they may know, before it is acknowledged', async () => {
  const { people, table } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob] = people as Three;
  const watcher = await Person.at(server.url, { table });
  const move = pick(ann);
  const done = await ann.move(move);
  for (const person of [ann, bob, watcher]) await person.until(done.version as number);
  const newsIndex = ann.messages.findIndex((message) => message.type === 'news' && message.version === done.version);
  expect(newsIndex).toBeLessThan(
    ann.messages.findIndex((message) => message.type === 'done' && message.ref === done.ref),
  );
  expect(ann.latest('events')).toEqual([{ type: 'picked', seat: 0, card: move.slice(5) }]);
  expect(bob.latest('events')).toEqual([{ type: 'picked', seat: 0 }]);
  expect(watcher.latest('events')).toEqual([{ type: 'picked', seat: 0 }]);
  expect(watcher.view).toMatchObject({ viewer: -1, hand: [], picked: [true, false, false] });
  expect(watcher.moves).toEqual([]);
  expect(bob.moves.filter((line) => line.startsWith('pick'))).toHaveLength(HAND);
});

test('a refused move is answered by name and sentence, to the sender only', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob] = people as Three;
  const { version } = bob;
  const [held] = (bob.view.hand as string[]).slice(0, 1);
  expect(await ann.move(`pick ${held}`)).toMatchObject({
    type: 'refused',
    name: 'not-in-hand',
    says: 'Refused: not-in-hand.',
  });
  expect(await ann.move('dance')).toMatchObject({ name: 'not-a-move', says: expect.stringContaining('pick card-7') });
  // Bob may hear other things meanwhile, such as who is here, but nothing of this.
  expect(bob.messages.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(bob.version).toBe(version);
});

test('while all choose at once, choices made on the same version all stand', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob, cat] = people as Three;
  const seen = ann.version;
  const answers = await Promise.all([ann.move(pick(ann), seen), bob.move(pick(bob), seen), cat.move(pick(cat), seen)]);
  expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
  expect(new Set(answers.map(({ version }) => version)).size).toBe(3);
});

test('a stale move is refused with the current version', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob, cat] = people as Three;
  const seen = ann.version;
  const old = pick(ann);
  for (const person of [ann, bob, cat]) await person.move(pick(person), seen);
  await ann.until(seen + 3);
  const second = pick(ann) === old ? ann.moves.find((move) => move.startsWith('pick') && move !== old) : pick(ann);
  expect(await ann.move(second as string, seen)).toMatchObject({ type: 'refused', name: 'stale', version: seen + 3 });
  expect(await ann.move(second as string, seen + 3)).toMatchObject({ type: 'done', version: seen + 4 });
});

test('a move sent twice is made once, and both are told the same version', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann] = people as Three;
  const message = { type: 'move', seen: ann.version, move: pick(ann), ref: 'my-only-move' };
  ann.send(message);
  ann.send(message);
  const mine = ({ ref }: { ref?: string | undefined }) => ref === message.ref;
  const [one, two] = [await ann.next('done', mine), await ann.next('done', mine)];
  expect(two.version).toBe(one.version);
  const again = await Person.at(server.url, { table: ann.lobby.table });
  expect(again.version).toBe(one.version);
});

test('two people who act at the same moment on a running table are both answered, one after the other', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob, cat] = people as Three;
  await cat.move(pick(cat));
  const seen = cat.version;
  await ann.until(seen);
  await bob.until(seen);
  const answers = await Promise.all([ann.move('slip', seen), bob.move('slip', seen)]);
  expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
});

test('a whole game: fingerprint before, seed after, and a record that replays to the same end', async () => {
  const { people, table } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann] = people as Three;
  const { fingerprint } = ann.lobby;
  expect((await fetch(`${server.url}/api/tables/${table}/record`)).status).toBe(409);
  await playOut(people);
  expect(ann.latest('outcome')).toMatchObject({ reason: 'out-of-cards' });
  expect(fingerprintOf(ann.latest('seed') as string)).toBe(fingerprint);
  expect(ann.lobby.status).toBe('over');
  const earlier = people.flatMap(({ messages }) => messages.slice(0, -3).map((message) => JSON.stringify(message)));
  const seed = ann.latest('seed') as string;
  expect(earlier.filter((text) => text.includes(seed) && !text.includes('"outcome"'))).toEqual([]);
  const text = await (await fetch(`${server.url}/api/tables/${table}/record`)).text();
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.problem.reason);
  const replayed = replay(anyToy, record.value);
  if (!replayed.ok) throw new Error(replayed.problem.reason);
  expect(anyToy.outcome(replayed.value)).toEqual(ann.latest('outcome'));
  expect(await ann.move(`pick card-1`)).toMatchObject({ name: 'game-over' });
});

test('a rematch has the same people, bots and tokens at another table', async () => {
  const { people, host, table, tokens } = await seated(server.url, ['Ann', 'Bob'], { seats: 3 });
  const [ann, bob] = people as [Person, Person];
  await ann.ask({ type: 'bot', level: 'good' });
  await ann.ask({ type: 'configure', hints: true });
  expect(await ann.ask({ type: 'rematch' })).toMatchObject({ name: 'not-over' });
  await ann.ask({ type: 'start' });
  for (let round = 0; round < HAND; round++) {
    for (const person of [ann, bob])
      expect(await person.move(await freshPick(person, round))).toMatchObject({ type: 'done' });
  }
  await ann.next('news', ({ outcome }) => outcome !== undefined);
  expect(await bob.ask({ type: 'rematch' })).toMatchObject({ type: 'done' });
  await ann.next('news', ({ what }) => what === 'rematched');
  const { next } = ann.lobby;
  expect(next).not.toBe(table);
  const again = await Person.at(server.url, { table: next as string, token: tokens[0] as string, host });
  expect(again.messages[0]).toMatchObject({ you: { seat: 0, host: true } });
  expect(again.lobby.seats).toMatchObject([{ name: 'Ann' }, { name: 'Bob' }, { kind: 'bot', level: 'good' }]);
  expect(again.lobby.hints, 'what the host allowed').toBe(true);
  expect(again.lobby.host, 'where the host sits').toBe(0);
  expect(await bob.ask({ type: 'rematch' })).toMatchObject({ name: 'rematch-exists' });
});

async function freshPick(person: Person, round: number): Promise<string> {
  const deadline = Date.now() + 5000;
  while (person.view.round !== round || (person.view.picked as boolean[])[person.view.viewer as number]) {
    if (Date.now() > deadline) throw new Error(`round ${round} never came`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return pick(person);
}

test('bots get the view of their seat and nothing else', async () => {
  const { people } = await seated(server.url, ['Ann'], { seats: 2 });
  const [ann] = people as [Person];
  await ann.ask({ type: 'bot', level: 'weak' });
  thinker.asked.length = 0;
  await ann.ask({ type: 'start' });
  await ann.next('news', ({ by }) => by === 'bot');
  const [task] = thinker.asked;
  expect(task?.view).toMatchObject({ viewer: 1 });
  for (const card of ann.view.hand as string[]) expect(JSON.stringify(task)).not.toContain(`"${card}"`);
});

test('undo: by consent of everyone else who plays, and the move can then be made anew', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob, cat] = people as Three;
  expect(await ann.ask({ type: 'undo' }), 'there is no move yet').toMatchObject({ name: 'nothing-to-undo' });
  const before = JSON.stringify(ann.view);
  await ann.move(pick(ann));
  await ann.ask({ type: 'undo' });
  const { undo } = await bob.next('news', ({ what }) => what === 'undo-asked');
  expect(undo).toMatchObject({ by: 0, missing: [1, 2], agreed: [] });
  const to = undo?.to as number;
  expect(await ann.ask({ type: 'agree', to })).toMatchObject({ name: 'undo-yourself' });
  expect(await bob.ask({ type: 'agree', to: to + 1 })).toMatchObject({ name: 'no-undo' });
  expect(await bob.ask({ type: 'agree', to })).toMatchObject({ type: 'done' });
  expect((ann.view.picked as boolean[])[0], 'not before Cat agrees').toBe(true);
  expect(await cat.ask({ type: 'agree', to })).toMatchObject({ type: 'done' });
  await ann.next('news', ({ what }) => what === 'undone');
  expect(JSON.stringify(ann.view)).toBe(before);
  expect(await ann.move(ann.moves.filter((move) => move.startsWith('pick'))[1] as string)).toMatchObject({
    type: 'done',
  });
});

test('undo: one no is enough, a move overtakes it, and nothing revealed comes back', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob, cat] = people as Three;
  await ann.move(pick(ann));
  await ann.ask({ type: 'undo' });
  const { undo } = await bob.next('news', ({ what }) => what === 'undo-asked');
  await bob.ask({ type: 'decline', to: undo?.to });
  expect(await cat.ask({ type: 'agree', to: undo?.to })).toMatchObject({ name: 'no-undo' });
  await ann.ask({ type: 'undo' });
  await bob.move(pick(bob));
  expect(await cat.ask({ type: 'agree', to: undo?.to })).toMatchObject({ name: 'no-undo' });
  await cat.move(pick(cat));
  expect(await cat.ask({ type: 'undo' }), 'all cards have been turned over').toMatchObject({ name: 'nothing-to-undo' });
});

test('undo: nobody waits for a seat that a bot plays', async () => {
  const { people } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob, cat] = people as Three;
  expect(await cat.ask({ type: 'leave' })).toMatchObject({ type: 'done' });
  await ann.next('news', ({ by }) => by === 'bot');
  await ann.move(pick(ann));
  await ann.ask({ type: 'undo' });
  const { undo } = await bob.next('news', ({ what }) => what === 'undo-asked');
  expect(undo).toMatchObject({ missing: [1] });
  expect(await bob.ask({ type: 'agree', to: undo?.to })).toMatchObject({ type: 'done' });
  await ann.next('news', ({ what }) => what === 'undone');
});

test('sentences come with the news for whoever asks, and on return for what was missed', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [ann, bob] = people as Three;
  const reader = await Person.at(server.url, { table, words: 'en' });
  const seen = bob.version;
  await bob.hangUp();
  await ann.move(pick(ann));
  expect(await reader.next('news')).toMatchObject({ said: ['Ann: picked.'] });
  const back = await Person.at(server.url, { table, token: tokens[1] as string, seen });
  expect(back.messages[1]).toMatchObject({ type: 'table', version: seen + 1, missed: ['Ann: picked.'] });
});

test('whoever asks for German is spoken to in German: refusals, goodbyes, what was missed', async () => {
  const { people, table, tokens } = await dealt(server.url, ['Ann', 'Bob', 'Cat']);
  const [, bob] = people as Three;
  const reader = await Person.at(server.url, { table, language: 'de', words: 'de' });
  expect(await reader.ask({ type: 'start' })).toMatchObject({ name: 'host-only', says: REFUSALS_DE['host-only'] });
  expect(await bob.ask({ type: 'leave' })).toMatchObject({ type: 'done' });
  expect(await reader.next('news')).toMatchObject({ said: ['Für Bob spielt ein Bot.'] });
  const seen = bob.version;
  await bob.ask({ type: 'back' });
  const again = await Person.at(server.url, { table, token: tokens[1] as string, seen, language: 'de' });
  expect(again.messages[1]).toMatchObject({ type: 'table', missed: expect.arrayContaining(['Bob ist wieder da.']) });
  const wrong = await Person.at(server.url, { table, token: 'x'.repeat(22), language: 'de' });
  expect(wrong.messages[0]).toMatchObject({ problem: REFUSALS_DE['token-unknown'] });
  const lost = await Person.dial(server.url);
  lost.send({ type: 'hello', protocol: PROTOCOL, table: 'nothing-here', language: 'de' });
  expect(await lost.next('bye')).toMatchObject({ name: 'no-table', says: expect.stringContaining('Tisch') });
});

test('an old or a newer client is told so, clearly', async () => {
  const { table } = await open(server.url, { game: 'toy', seats: 2 });
  const old = await Person.dial(server.url);
  old.send({ type: 'hello', protocol: 0, table });
  expect(await old.next('bye')).toMatchObject({ name: 'too-old', says: expect.stringContaining('reload') });
  const newer = await Person.dial(server.url);
  newer.send({ type: 'hello', protocol: PROTOCOL + 1, table });
  expect(await newer.next('bye')).toMatchObject({ name: 'too-new' });
});
