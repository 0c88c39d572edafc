import { Chance, type Game, isCall, movesOf, newSeed, readSetting, seatsIn } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { PROTOCOL } from '@taproom/protocol';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { writeTable } from '../hub/opening.js';
import { openSqlite } from '../store/sqlite.js';
import type { Entry } from '../table/entry.js';
import { folder, NO_LIMITS, removeFolder } from '../testing/bar.js';
import { bundle, start } from '../testing/child.js';
import { request } from '../testing/request.js';
import { realTime } from '../time.js';
import { hashOf } from '../tokens.js';

/**
 * How long the health check takes, for a process of its own, while long games are asked for all the time. A measurement,
 * for a machine that does nothing else: TAPROOM_FLOOD=10 floods for ten seconds.
 */
const SECONDS = Number(process.env.TAPROOM_FLOOD ?? 0);
const MOVES = 2184;
const AT_ONCE = 40;
const SEATS = 4;
const data = folder();
afterAll(() => removeFolder(data));

/** The entries of a long match played at random. */
function longMatch(game: Game): Entry[] {
  const options = { rounds: 20 };
  const read = readSetting(game, { seats: SEATS, options });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const [seed, chance] = [newSeed(), Chance.fast(1)];
  const table = game.setup(read.value, Chance.secret(seed));
  const { rulesVersion } = game;
  const opened = { type: 'opened', code: '', game: game.name, rulesVersion, seats: SEATS, clock: null } as const;
  const entries: Entry[] = [{ ...opened, options: read.value.options, public: false, host: hashOf('host') }];
  for (let seat = 0; seat < SEATS; seat++)
    entries.push({ type: 'sat', seat, name: `P${seat}`, token: hashOf(`t${seat}`) });
  entries.push({ type: 'started', seed });
  while (!game.outcome(table)) {
    const waiting = seatsIn(game.waitingFor(table));
    const seat = waiting[chance.below(waiting.length)] as number;
    const text = (move: number) => game.notation.formatMove(move, read.value);
    const moves = movesOf(game, table, seat).filter((move) => !isCall(game, text(move)));
    const move = moves[chance.below(moves.length)] as number;
    entries.push({ type: 'moved', seat, move: text(move), by: 'player' });
    game.apply(table, seat, move);
  }
  return entries;
}

test.skipIf(SECONDS === 0)(
  `the health check answers within 100 ms while ${AT_ONCE} at a time ask for a game of ${MOVES} moves`,
  async () => {
    const entries = longMatch(gameNamed('closing-time') as Game);
    expect(entries.length).toBeGreaterThan(MOVES);
    const store = await openSqlite(data);
    const write = (some: readonly Entry[]) =>
      writeTable({ store, time: realTime }, 'closing-time', (code) =>
        some.map((entry) => (entry.type === 'opened' ? { ...entry, code } : entry)),
      );
    const running = await write(entries.slice(0, MOVES + SEATS + 2));
    const finished = await write(entries);
    await store.close();
    const child = await start(await bundle('besieged'), [data, JSON.stringify({ limits: NO_LIMITS, games: 'house' })]);
    const watchman = await start(await bundle('watchman'), [child.url, String(SECONDS)]);
    const until = Date.now() + SECONDS * 1000;
    let hellos = 0;
    let records = 0;
    const flood = async () => {
      while (Date.now() < until) {
        await hello(child.url, running);
        hellos += 1;
        for (const table of [running, finished]) await request(`${child.url}/api/tables/${table}/record`);
        records += 2;
      }
    };
    let told = '';
    watchman.process.stdout?.on('data', (more: Buffer) => {
      told += more.toString();
    });
    await Promise.all([watchman.gone, ...Array.from({ length: AT_ONCE }, flood)]);
    const waits = told.trim().split(' ').map(Number);
    expect(waits.length, 'it went on asking').toBeGreaterThan(SECONDS);
    waits.sort((a, b) => a - b);
    const at = (share: number) => (waits[Math.floor(share * (waits.length - 1))] as number).toFixed(0);
    const line = `${hellos} hellos with seen 0, ${records} records in ${SECONDS} s; health check p50 ${at(0.5)}, p99 ${at(0.99)}, at most ${at(1)} ms`;
    console.log(line);
    expect(waits.at(-1), line).toBeLessThan(100);
    child.process.kill('SIGKILL');
    await child.gone;
  },
  120_000,
);

/** Comes to a table as if from long ago, and leaves as soon as it is there. */
function hello(url: string, table: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    socket.once('error', reject);
    socket.once('close', () => resolve());
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, seen: 0 })));
    socket.on('message', (data) => {
      if (data.toString().startsWith('{"type":"table"')) socket.close();
    });
  });
}
