import { Chance } from '@taproom/engine';
import { PROTOCOL } from '@taproom/protocol';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSqlite } from '../store/sqlite.js';
import { dealt, folder, NO_LIMITS, removeFolder } from '../testing/bar.js';
import { bundle, start } from '../testing/child.js';
import { Fuzzer } from '../testing/fuzz.js';
import type { Person } from '../testing/person.js';
import { megabytesOf, request } from '../testing/request.js';

/**
 * Frames that look like the protocol and are none, over real sockets, against a server in a process of its own. More of
 * them: TAPROOM_FUZZ_FRAMES=1000000; the same again: TAPROOM_FUZZ_SEED as printed.
 */
const FRAMES = Number(process.env.TAPROOM_FUZZ_FRAMES ?? 10_000);
const SEED = Number(process.env.TAPROOM_FUZZ_SEED ?? 1);
/** Frames a connection sends: more than the limits on one connection would let it. */
const A_CONNECTION = 400;
const LIMITS = { ...NO_LIMITS, messagesPerSecond: 100_000, mostNonsense: A_CONNECTION };
const AT_ONCE = 8;
/** Until here a process has compiled what it uses often, and its memory stays where it is. */
const WARM = Math.min(FRAMES / 2, 50_000);
/** Megabytes it may grow by from there on. */
const GROWTH = 50;

const data = folder();
afterAll(() => removeFolder(data));

test(
  `${FRAMES} frames from a fuzzer that knows the grammar (seed ${SEED}) change nothing, end nothing, and fill no memory`,
  async () => {
    const child = await start(await bundle('besieged'), [data, JSON.stringify({ limits: LIMITS })]);
    const { people, table, tokens, host } = await dealt(child.url, ['Ann', 'Bob', 'Cat']);
    const there = await dealt(child.url, ['Xen', 'Yan']);
    const store = await openSqlite(data);
    const logs = async () => [
      await store.read(table, 0),
      await store.read(there.table, 0),
      await store.chat(table, 0, 9),
    ];
    const before = await logs();
    const fuzzer = new Fuzzer(Chance.fast(SEED), {
      table,
      version: people[0]?.version ?? 0,
      // Of another table, and made up: whoever has one of ours may do what its owner may.
      tokens: [...there.tokens, there.host, 'x'.repeat(22)],
    });
    let sent = 0;
    let warm = 0;
    const attack = async () => {
      while (sent < FRAMES) {
        const count = Math.min(A_CONNECTION, FRAMES - sent);
        sent += count;
        // Every third has a seat, and the host's token: from there only what cannot be read is sent.
        const seated = Math.floor(sent / A_CONNECTION) % 3 === 0;
        const hello = { type: 'hello', protocol: PROTOCOL, table, ...(seated && { token: tokens[1], host }) };
        await assault(child.url, hello, fuzzer.frames(count, seated ? 'unreadable' : 'any'));
        if (warm === 0 && sent >= WARM) warm = await megabytesOf(child.url);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attack));
    expect(child.process.exitCode, child.errors()).toBe(null);
    const grown = (await megabytesOf(child.url)) - warm;
    console.log(`${sent} frames (seed ${SEED}): ${warm.toFixed(0)} MB after ${WARM}, then ${grown.toFixed(1)} MB more`);
    expect(grown).toBeLessThan(GROWTH);
    // They were read, nearly all, not cut off unread; the few that are right are answered otherwise.
    expect(await refusalsOf(child.url)).toBeGreaterThan(0.8 * FRAMES);
    expect(await logs()).toEqual(before);
    await store.close();
    const [ann] = people as [Person];
    expect(await ann.move(ann.moves.find((move) => move.startsWith('pick')) as string)).toMatchObject({ type: 'done' });
    child.process.kill('SIGKILL');
    await child.gone;
  },
  Math.max(300_000, FRAMES * 5),
);

async function refusalsOf(url: string): Promise<number> {
  const { text } = await request(`${url}/metrics`);
  return [...text.matchAll(/^taproom_refusals_total\{.*\} (\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Says hello, sends everything, and waits until the server has read it or has had enough. */
function assault(url: string, hello: object, frames: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    socket.once('error', reject);
    socket.once('close', () => resolve());
    socket.once('open', () => {
      for (const frame of [JSON.stringify(hello), ...frames]) socket.send(frame);
      socket.ping();
      socket.once('pong', () => socket.close());
    });
  });
}
