import { LIMITS, PROTOCOL } from '@taproom/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeTable } from '../hub/opening.js';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import type { Store } from '../store/store.js';
import type { Entry } from '../table/entry.js';
import { Queue } from '../table/queue.js';
import { Race } from '../table/race.js';
import { dealt, folder, NO_LIMITS, removeFolder, seated, toyServer } from '../testing/bar.js';
import { FakeTime } from '../testing/fake-time.js';
import { open, Person } from '../testing/person.js';
import { request } from '../testing/request.js';
import { anyToy } from '../testing/toy.js';
import { hashOf } from '../tokens.js';

/** Every limit just reached and just passed, in time that passes when we say so. A limit without a row does not compile. */
const data = folder();
const time = new FakeTime();
const DECK = 'deck.csv';
let server: Server;
let store: Store;
beforeAll(async () => {
  store = time.watch(await openSqlite(data));
  server = await toyServer(data, {
    store,
    time,
    gameNamed: () => ({ ...anyToy, files: { [DECK]: '' } }),
    limits: { ...NO_LIMITS, wrongCodesPerMinute: 4, wrongCodesAtOnce: 20 },
  });
});
afterAll(async () => {
  const closed = server.close();
  await time.pass(5000);
  await closed;
  removeFolder(data);
});

const post = (body: unknown) => request(`${server.url}/api/tables`, { method: 'POST', body });
const two = async (wish: object = {}) => {
  const { people, ...rest } = await seated(server.url, ['Ann', 'Bob'], { seats: 3, ...wish });
  const [ann, bob] = people as [Person, Person];
  return { ann, bob, ...rest };
};
const nameOf = (answer: { type: string; name?: string }) => (answer.type === 'refused' ? answer.name : 'done');
/** A message of exactly so many bytes. */
const ofBytes = (bytes: number) => {
  const frame = (filling: string) => JSON.stringify({ type: 'ping', ref: 'x', filling });
  return frame('x'.repeat(bytes - frame('').length));
};

const EACH: Record<keyof typeof LIMITS, () => Promise<void>> = {
  frame: async () => {
    const { ann, bob } = await two();
    ann.send(ofBytes(LIMITS.frame));
    expect(await ann.next('refused')).toMatchObject({ name: 'malformed' });
    bob.send(ofBytes(LIMITS.frame + 1));
    await expect(bob.next('bye')).rejects.toThrow('1009');
  },
  request: async () => {
    const wish = (bytes: number) => JSON.stringify({ game: 'x'.repeat(bytes - JSON.stringify({ game: '' }).length) });
    expect((await post(wish(LIMITS.request))).status).toBe(400);
    expect((await post(wish(LIMITS.request + 1))).status).toBe(413);
  },
  cards: async () => {
    const wish = (bytes: number) => ({ game: 'toy', seats: 2, files: { [DECK]: 'x'.repeat(bytes) } });
    expect((await post(wish(LIMITS.cards))).status).toBe(201);
    const { status, text } = await post(wish(LIMITS.cards + 1));
    expect([status, (JSON.parse(text) as { name: string }).name]).toEqual([400, 'files-too-big']);
    const strange = await post({ game: 'toy', seats: 2, files: { '../../../x.csv': '1' } });
    expect([strange.status, strange.text]).toEqual([400, expect.stringContaining(DECK)]);
  },
  name: async () => {
    const { ann } = await two();
    expect(nameOf(await ann.ask({ type: 'rename', name: 'n'.repeat(LIMITS.name) }))).toBe('done');
    expect(nameOf(await ann.ask({ type: 'rename', name: 'n'.repeat(LIMITS.name + 1) }))).toBe('malformed');
  },
  chat: async () => {
    const { ann } = await two();
    expect(nameOf(await ann.ask({ type: 'chat', text: 'c'.repeat(LIMITS.chat) }))).toBe('done');
    expect(nameOf(await ann.ask({ type: 'chat', text: 'c'.repeat(LIMITS.chat + 1) }))).toBe('malformed');
  },
  move: async () => {
    const { ann } = await two();
    const sent = (length: number) => ann.ask({ type: 'move', seen: 1, move: 'm'.repeat(length) });
    expect(nameOf(await sent(LIMITS.move))).toBe('not-started');
    expect(nameOf(await sent(LIMITS.move + 1))).toBe('malformed');
  },
  ref: async () => {
    const { ann } = await two();
    ann.send({ type: 'ping', ref: 'r'.repeat(LIMITS.ref) });
    await ann.next('pong');
    ann.send({ type: 'ping', ref: 'r'.repeat(LIMITS.ref + 1) });
    expect(await ann.next('refused')).toMatchObject({ name: 'malformed' });
  },
  seats: async () => {
    expect((await post({ game: 'toy', seats: LIMITS.seats + 1 })).text).toContain('malformed');
    expect((await post({ game: 'toy', seats: LIMITS.seats })).text).not.toContain('malformed');
  },
  messagesPerSecond: async () => {
    const { ann } = await two();
    for (let i = 0; i <= LIMITS.messageBurst; i++) ann.send({ type: 'ping' });
    await ann.next('refused', ({ name }) => name === 'too-fast');
    await time.pass(1000);
    expect(await passed(ann, 2 * LIMITS.messagesPerSecond)).toBe(LIMITS.messagesPerSecond);
  },
  messageBurst: async () => {
    const { table } = await two();
    const fresh = await Person.at(server.url, { table });
    // Saying hello was one of them.
    expect(await passed(fresh, LIMITS.messageBurst + 20)).toBe(LIMITS.messageBurst - 1);
  },
  chatPerSecond: async () => {
    const { ann } = await two();
    for (let i = 0; i < LIMITS.chatBurst; i++) await ann.ask({ type: 'react', reaction: 'cheers' });
    await time.pass(1000);
    expect(nameOf(await ann.ask({ type: 'chat', text: 'one more' }))).toBe('done');
    expect(nameOf(await ann.ask({ type: 'chat', text: 'and another' }))).toBe('too-fast');
  },
  chatBurst: async () => {
    const { ann, table, tokens } = await two();
    const said: unknown[] = [];
    for (let i = 0; i <= LIMITS.chatBurst; i++) said.push(nameOf(await ann.ask({ type: 'chat', text: `${i}` })));
    expect(said).toEqual([...Array(LIMITS.chatBurst).fill('done'), 'too-fast']);
    const again = await Person.at(server.url, { table, token: tokens[0] as string });
    expect(nameOf(await again.ask({ type: 'chat', text: 'on another connection' })), 'it is the seat that talks').toBe(
      'too-fast',
    );
  },
  callPause: async () => {
    const { people } = await dealt(server.url, ['Ann', 'Bob']);
    const [ann] = people as [Person, Person];
    const call = async () => {
      const answer = ann.move('catch seat-2');
      await time.settle();
      await time.pass(LIMITS.lagBound);
      return nameOf(await answer);
    };
    const refusal = await call();
    expect(refusal).not.toBe('call-paused');
    expect(await call()).toBe('call-paused');
    await time.pass(LIMITS.callPause - 2 * LIMITS.lagBound - 1);
    expect(await call(), 'a moment too early').toBe('call-paused');
    await time.pass(LIMITS.lagBound + 1);
    expect(await call()).toBe(refusal);
  },
  lagBound: async () => {
    const race = new Race(time);
    expect(race.corrected(LIMITS.lagBound)).toBe(time.now() - LIMITS.lagBound);
    expect(race.corrected(60_000), 'nobody gains by being slower').toBe(time.now() - LIMITS.lagBound);
    expect(race.corrected(-5)).toBe(time.now());
  },
  devices: async () => {
    const { ann, table } = await two();
    for (let devices = 1; devices < LIMITS.devices; devices++) await onAnotherDevice(ann, table);
    expect(nameOf(await ann.ask({ type: 'ticket' }))).toBe('too-many-devices');
  },
  ticket: async () => {
    const { ann, table } = await two();
    ann.send({ type: 'ticket' });
    const { ticket, until } = await ann.next('ticket');
    expect(until).toBe(time.now() + LIMITS.ticket);
    await time.pass(LIMITS.ticket + 1);
    const late = await Person.at(server.url, { table, ticket });
    expect(late.messages[0], 'an expired ticket opens nothing').toMatchObject({ you: { seat: -1 } });
  },
  entries: async () => {
    const opened = { type: 'opened', game: 'toy', rulesVersion: anyToy.rulesVersion, seats: 2, options: {} } as const;
    const more = { clock: null, public: false, host: hashOf('host') };
    const table = await writeTable({ store, time }, 'toy', (code) => [
      { ...opened, code, ...more },
      { type: 'sat', seat: 0, name: 'Ann', token: hashOf('a'.repeat(22)) },
    ]);
    // She has changed her name all night long.
    const renamed = (version: number): Entry => ({ type: 'renamed', seat: 0, name: `Ann ${version}` });
    const versions = Array.from({ length: LIMITS.entries - 3 }, (_, index) => index + 3);
    await Promise.all(
      versions.map((version) =>
        store.append(table, { version, at: time.now(), entry: JSON.stringify(renamed(version)) }),
      ),
    );
    const ann = await Person.at(server.url, { table, token: 'a'.repeat(22) });
    expect(nameOf(await ann.ask({ type: 'rename', name: 'Ann' }))).toBe('done');
    expect(ann.version).toBe(LIMITS.entries);
    expect(nameOf(await ann.ask({ type: 'rename', name: 'Anna' }))).toBe('table-full');
  },
  hello: async () => {
    const silent = await Person.dial(server.url);
    await time.settle();
    await time.pass(LIMITS.hello - 100);
    expect(silent.closed).toBeUndefined();
    await time.pass(200);
    expect(await silent.next('bye')).toMatchObject({ name: 'late-hello' });
  },
};

/** How many of so many pings are let through at this moment. */
async function passed(person: Person, pings: number): Promise<number> {
  const from = person.messages.length;
  for (let i = 0; i < pings; i++) person.send({ type: 'ping', ref: `p${i}` });
  await expect.poll(() => person.messages.length - from, { timeout: 10_000 }).toBeGreaterThanOrEqual(pings);
  return person.messages.slice(from).filter(({ type }) => type === 'pong').length;
}

async function onAnotherDevice(person: Person, table: string): Promise<Person> {
  person.send({ type: 'ticket' });
  const { ticket } = await person.next('ticket');
  const other = await Person.at(server.url, { table, ticket });
  expect(other.messages[0]).toMatchObject({ you: { seat: 0 } });
  return other;
}

describe('limits', () => {
  test.each(Object.entries(EACH))('%s', async (_limit, reachAndPass) => {
    await reachAndPass();
  });

  test('what waits for one table', async () => {
    const queue = new Queue(() => undefined);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const waiting = Array.from({ length: 200 }, () => queue.run(() => held));
    await expect(queue.run(async () => undefined)).rejects.toThrow();
    letGo();
    await Promise.all(waiting);
    await queue.run(async () => undefined);
  });

  test('wrong codes, over HTTP and sockets together; links are not touched', async () => {
    const { table, code } = await open(server.url, { game: 'toy', seats: 2 });
    const look = async (name: string) => (await request(`${server.url}/api/tables/${name}`)).status;
    const wrong = code === 'CCCCCC' ? 'FFFFFF' : 'CCCCCC';
    for (let i = 0; i < 10; i++) {
      expect(await look(wrong)).toBe(404);
      const guess = await Person.dial(server.url);
      guess.send({ type: 'hello', protocol: PROTOCOL, table: wrong });
      expect(await guess.next('bye')).toMatchObject({ name: 'no-table' });
    }
    expect([await look(wrong), await look(code), await look(table)]).toEqual([429, 429, 200]);
    const guess = await Person.dial(server.url);
    guess.send({ type: 'hello', protocol: PROTOCOL, table: code });
    expect(await guess.next('bye')).toMatchObject({ name: 'too-fast' });
    await time.pass(15_000);
    expect(await look(code)).toBe(200);
  });

  test('tables looked up a minute and sockets at tables, for one address', async () => {
    const other = folder();
    const strict = await toyServer(other, {
      store: time.watch(await openSqlite(other)),
      time,
      limits: { ...NO_LIMITS, lookUpsPerMinute: 6, perAddress: 2 },
    });
    const { table } = await open(strict.url, { game: 'toy', seats: 2 });
    const look = async () => (await request(`${strict.url}/api/tables/${table}`)).status;
    const [one] = [await Person.at(strict.url, { table }), await Person.at(strict.url, { table })];
    const another = () => Person.dial(strict.url).then((person) => person.cut());
    await expect(another(), 'a third socket').rejects.toThrow('429');
    one.cut();
    await vi.waitFor(another);
    for (let i = 0; i < 4; i++) expect(await look(), 'two came, four ask').toBe(200);
    expect(await look(), 'the seventh').toBe(429);
    await time.pass(10_000);
    expect([await look(), await look()]).toEqual([200, 429]);
    const closed = strict.close();
    await time.pass(5000);
    await closed;
    removeFolder(other);
  });

  test('requests a minute, whatever is asked for; the health check is always answered', async () => {
    const other = folder();
    const strict = await toyServer(other, { limits: { ...NO_LIMITS, perMinute: 5 } });
    const ask = async (path: string) => (await request(`${strict.url}${path}`)).status;
    expect(await Promise.all(Array.from({ length: 5 }, () => ask('/api/tables')))).toEqual(Array(5).fill(200));
    for (const path of ['/api/tables', '/metrics', '/readyz', '/nothing', '/api/tables/nowhere-at-all'])
      expect([path, await ask(path)]).toEqual([path, 429]);
    expect(await ask('/healthz')).toBe(200);
    await strict.close();
    removeFolder(other);
  });

  test('a name of a table that can be none is 400, a zero in it too; problems speak the language of the reader', async () => {
    const german = { headers: { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.2' } };
    expect((await request(`${server.url}/api/tables/%00`)).status).toBe(400);
    const { status, text } = await request(`${server.url}/api/tables/nowhere-at-all`, german);
    expect([status, text]).toEqual([404, expect.stringContaining('Diesen Tisch gibt es nicht')]);
    expect((await request(`${server.url}/nothing`, german)).text).toContain('Hier ist nichts.');
  });
});

describe('tokens', () => {
  const opens = async (table: string, hello: { token?: string; ticket?: string; host?: string }) =>
    (await Person.at(server.url, { table, ...hello })).messages[0] as unknown as {
      you: { seat: number; host: boolean };
    };

  test("a seat's token opens that seat of that table, and nothing after getting up", async () => {
    const here = await two();
    const there = await two();
    const token = here.tokens[0] as string;
    expect((await opens(here.table, { token })).you.seat).toBe(0);
    expect((await opens(there.table, { token })).you.seat).toBe(-1);
    await here.ann.ask({ type: 'leave' });
    expect((await opens(here.table, { token })).you.seat).toBe(-1);
  });

  test("a host's token is of one table", async () => {
    const here = await two();
    const there = await two();
    expect((await opens(here.table, { host: here.host })).you.host).toBe(true);
    expect((await opens(there.table, { host: here.host })).you.host).toBe(false);
  });

  test('a ticket works once, not after getting up, not after the others were forgotten, not at another table', async () => {
    const here = await two();
    const there = await two();
    const fresh = async () => {
      here.ann.send({ type: 'ticket' });
      return (await here.ann.next('ticket')).ticket;
    };
    const used = await fresh();
    expect((await opens(there.table, { ticket: used })).you.seat).toBe(-1);
    expect((await opens(here.table, { ticket: used })).you.seat).toBe(0);
    expect((await opens(here.table, { ticket: used })).you.seat, 'used').toBe(-1);
    const forgotten = await fresh();
    await here.ann.ask({ type: 'forget-others' });
    expect((await opens(here.table, { ticket: forgotten })).you.seat, 'forgotten').toBe(-1);
    const left = await fresh();
    await here.ann.ask({ type: 'leave' });
    expect((await opens(here.table, { ticket: left })).you.seat, 'outlived getting up').toBe(-1);
  });
});
