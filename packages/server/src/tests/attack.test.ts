import { PROTOCOL } from '@taproom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, removeFolder } from '../testing/bar.js';
import { bundle, type Child, start } from '../testing/child.js';
import { HeldLines, OPENINGS, resetLine } from '../testing/intruder.js';
import { type Greeting, open, Person } from '../testing/person.js';
import { openFrom, request } from '../testing/request.js';

/**
 * What strangers may try against the process itself, over real sockets, against a server with the limits it is shipped
 * with. More of each: TAPROOM_RESETS=10000 TAPROOM_HELD=10000 TAPROOM_PINGS=2000000.
 */
const RESETS = Number(process.env.TAPROOM_RESETS ?? 400);
const HELD = Number(process.env.TAPROOM_HELD ?? 1500);
const PINGS = Number(process.env.TAPROOM_PINGS ?? 100_000);
const MEGABYTE = 2 ** 20;
const MINUTE = 60_000;
/** Another address than the intruder's; all of 127.0.0.0/8 is this machine. */
const ELSEWHERE = '127.0.0.2';

let program: string;
const folders: string[] = [];
beforeAll(async () => {
  program = await bundle('besieged');
}, MINUTE);
afterAll(() => folders.forEach(removeFolder));

async function besieged(options: object = {}, files?: number): Promise<Child & { readonly port: number }> {
  const data = folder();
  folders.push(data);
  const child = await start(program, [data, JSON.stringify(options)], {}, files);
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
  `${RESETS} lines that are reset, at every point of a request, leave the server alive and playing`,
  async () => {
    const child = await besieged();
    const openings = Object.values(OPENINGS);
    for (let sent = 0; sent < RESETS; sent += 50) {
      const some = Array.from(
        { length: Math.min(50, RESETS - sent) },
        (_, i) => openings[(sent + i) % openings.length],
      );
      await Promise.all(
        some.map((opening, i) => resetLine(child.port, opening as string, i % 4 === 0 ? 'when answered' : 'at once')),
      );
      expect(child.process.exitCode, child.errors()).toBe(null);
    }
    await play(child.url);
    await end(child);
  },
  10 * MINUTE,
);

test('who is refused holds nothing: the line is closed as soon as the refusal is said', async () => {
  const child = await besieged();
  const held = new HeldLines();
  for (const what of ['a path that is none', 'a foreign origin', 'a wrong version'])
    await held.hold(child.port, 20, OPENINGS[what] as string);
  await expect.poll(() => held.open, { timeout: 5000 }).toBe(0);
  await end(child);
});

test(
  `${HELD} lines held by one address shut nobody else out`,
  async () => {
    // With files enough for the people, and not for the intruder if all of his were let in.
    const child = await besieged({}, 700);
    const held = new HeldLines();
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
  `${PINGS} pings from somebody who reads nothing end the line, and cost no memory`,
  async () => {
    const child = await besieged();
    const { table } = await open(child.url, { game: 'toy', seats: 2 });
    const before = await memory(child.url);
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
    expect((await memory(child.url)) - before, `megabytes after ${sent} pings`).toBeLessThan(50);
    const shown = await request(`${child.url}/metrics`);
    expect(shown.text).toContain('taproom_disconnects_total{name="too-fast"} 1');
    deaf.cut();
    await play(child.url);
    await end(child);
  },
  5 * MINUTE,
);

/** Megabytes the process has. */
async function memory(url: string): Promise<number> {
  const { text } = await request(`${url}/metrics`);
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / MEGABYTE;
}
