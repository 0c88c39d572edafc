import { type Opened, PROTOCOL } from '@taproom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, removeFolder } from '../testing/bar.js';
import { bundle, type Child, start } from '../testing/child.js';
import { HeldSockets, OPENINGS, resetSocket } from '../testing/intruder.js';
import { type Greeting, open, Person } from '../testing/person.js';
import { megabytesOf, openFrom, request } from '../testing/request.js';

/**
 * What strangers may try against the process itself, over real sockets, against a server with the limits it is shipped
 * with. More of each: TAPROOM_RESETS=10000 TAPROOM_HELD=10000 TAPROOM_PINGS=2000000.
 */
const RESETS = Number(process.env.TAPROOM_RESETS ?? 400);
const HELD = Number(process.env.TAPROOM_HELD ?? 1500);
const PINGS = Number(process.env.TAPROOM_PINGS ?? 100_000);
/** Resets under way together: fewer than one address may hold. */
const AT_ONCE = 200;
const MINUTE = 60_000;
/** Another address than the intruder's; all of 127.0.0.0/8 is this machine. */
const ELSEWHERE = '127.0.0.2';

let program: string;
const folders: string[] = [];
beforeAll(async () => {
  program = await bundle('besieged');
}, MINUTE);
afterAll(() => folders.forEach(removeFolder));

async function besieged(options: object = {}, bounds?: string): Promise<Child & { readonly port: number }> {
  const data = folder();
  folders.push(data);
  const child = await start(program, [data, JSON.stringify(options)], {}, bounds);
  return { ...child, port: Number(new URL(child.url).port) };
}

async function end(child: Child): Promise<void> {
  expect(child.process.exitCode, child.errors()).toBe(null);
  child.process.kill('SIGKILL');
  await child.gone;
}

/** Two people at another address sit down and make a move each. */
async function play(url: string): Promise<void> {
  const at = (hello: Greeting) => Person.at(url, hello, { localAddress: ELSEWHERE });
  const { table, host } = await openFrom(url, { game: 'toy', seats: 2 }, ELSEWHERE);
  const people = [await at({ table, host }), await at({ table })] as [Person, Person];
  for (const [seat, person] of people.entries()) await person.ask({ type: 'sit', seat, name: `P${seat}` });
  const dealt = await people[0].ask({ type: 'start' });
  expect(dealt).toMatchObject({ type: 'done' });
  for (const person of people) {
    await person.until(dealt.version as number);
    let answer = await person.move(person.moves.find((move) => move.startsWith('pick')) as string);
    if (answer.type === 'refused') {
      await person.until(answer.version ?? 0);
      answer = await person.move(person.moves.find((move) => move.startsWith('pick')) as string);
    }
    expect(answer).toMatchObject({ type: 'done' });
  }
  for (const person of people) person.cut();
}

test(
  `${RESETS} sockets that are reset, at every point of a request, leave the server alive and playing`,
  async () => {
    const child = await besieged();
    const openings = Object.values(OPENINGS);
    for (let sent = 0; sent < RESETS; sent += AT_ONCE) {
      const some = Array.from(
        { length: Math.min(AT_ONCE, RESETS - sent) },
        (_, i) => openings[(sent + i) % openings.length],
      );
      await Promise.all(
        some.map((opening, i) => resetSocket(child.port, opening as string, i % 4 === 0 ? 'when answered' : 'at once')),
      );
      expect(child.process.exitCode, child.errors()).toBe(null);
    }
    await play(child.url);
    await end(child);
  },
  10 * MINUTE,
);

test('who is refused holds nothing: the socket is closed as soon as the refusal is said', async () => {
  const child = await besieged();
  const held = new HeldSockets();
  for (const what of ['a path that is none', 'a foreign origin', 'a wrong version'])
    await held.hold(child.port, 20, OPENINGS[what] as string);
  await expect.poll(() => held.open, { timeout: 5000 }).toBe(0);
  await end(child);
});

test(
  `${HELD} sockets held by one address shut nobody else out`,
  async () => {
    // With files enough for the people, and not for the intruder if all of his were let in.
    const child = await besieged({}, 'ulimit -n 700');
    const held = new HeldSockets();
    const openings = Object.values(OPENINGS);
    for (const opening of openings) await held.hold(child.port, Math.ceil(HELD / openings.length), opening);
    await play(child.url);
    await expect.poll(() => held.open, { timeout: 5000 }).toBeLessThanOrEqual(400);
    held.close();
    await end(child);
  },
  10 * MINUTE,
);

test(
  `${PINGS} pings from somebody who reads nothing end the connection, and cost no memory`,
  async () => {
    const child = await besieged();
    const { table } = await open(child.url, { game: 'toy', seats: 2 });
    const before = await megabytesOf(child.url);
    const deaf = await Person.dial(child.url);
    deaf.send({ type: 'hello', protocol: PROTOCOL, table });
    await deaf.next('table');
    (deaf.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const payload = Buffer.alloc(125);
    let sent = 0;
    for (; sent < PINGS && deaf.socket.readyState === deaf.socket.OPEN; sent++) {
      deaf.socket.ping(payload);
      if (sent % 1000 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect((await megabytesOf(child.url)) - before, `megabytes after ${sent} pings`).toBeLessThan(50);
    const shown = await request(`${child.url}/metrics`);
    expect(shown.text).toContain('taproom_disconnects_total{name="too-fast"} 1');
    deaf.cut();
    await play(child.url);
    await end(child);
  },
  5 * MINUTE,
);

test(
  'bodies and heads that never come to an end are cut, heads in half the time, and people are not',
  async () => {
    const child = await besieged({ limits: { requestSeconds: 6 } });
    const { table } = await openFrom(child.url, { game: 'toy', seats: 2 }, ELSEWHERE);
    const watching = await Person.at(child.url, { table }, { localAddress: ELSEWHERE });
    const [bodies, heads] = [new HeldSockets(), new HeldSockets()];
    await bodies.hold(child.port, 100, OPENINGS['half a body'] as string);
    await heads.hold(child.port, 100, OPENINGS['half a head'] as string);
    expect(bodies.open + heads.open).toBe(200);
    // One byte every now and then does not help.
    const drip = setInterval(() => {
      for (const slow of [bodies, heads]) slow.say(' ');
    }, 200);
    const bodiesLeft = heads.emptied().then(() => bodies.open);
    expect(await bodiesLeft, 'when the last head was cut').toBe(100);
    await bodies.emptied();
    clearInterval(drip);
    expect(watching.closed).toBeUndefined();
    await play(child.url);
    await end(child);
  },
  MINUTE,
);

test('what one address has written down in a day is bounded, over HTTP and sockets together', async () => {
  const child = await besieged({ limits: { bytesPerDay: 20_000, messagesPerSecond: 1000 } });
  const wish = { method: 'POST', body: { game: 'toy', seats: 2, name: 'Mallory' } };
  const { table, token = '' } = JSON.parse((await request(`${child.url}/api/tables`, wish)).text) as Opened;
  const mallory = await Person.at(child.url, { table, token });
  let said = 0;
  for (; said < 200; said++) {
    const answer = await mallory.ask({ type: 'rename', name: `Mallory ${said}` });
    if (answer.type === 'refused' && answer.name === 'stored-enough') break;
  }
  expect(said, 'some are, and no more than fit').toBeGreaterThan(30);
  expect(said).toBeLessThan(100);
  const more = await request(`${child.url}/api/tables`, wish);
  expect([more.status, more.text]).toEqual([429, expect.stringContaining('stored-enough')]);
  await play(child.url);
  mallory.cut();
  await end(child);
});
