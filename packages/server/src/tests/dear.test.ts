import { Chance, type Game, type Move, movesOf, newSeed, type Result, readSetting } from '@taproom/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTable } from '../hub/opening.js';
import { type Server, startServer } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import type { Store } from '../store/store.js';
import type { Entry } from '../table/entry.js';
import { folder, NO_LIMITS, removeFolder, ToyThinker } from '../testing/bar.js';
import { Person } from '../testing/person.js';
import { anyToy, HAND } from '../testing/toy.js';
import { realTime } from '../time.js';
import { hashOf } from '../tokens.js';

/** What costs the server much and its sender nothing: long games asked for again and again. */
const data = folder();
const SLIPS = 500;
let server: Server;
let store: Store;
let applied = 0;
let shown = 0;
let reads = 0;

beforeAll(async () => {
  const counted: Game = {
    ...anyToy,
    apply: (...given) => {
      applied++;
      anyToy.apply(...given);
    },
    show: (...given) => {
      shown++;
      return anyToy.show(...given);
    },
  };
  store = await openSqlite(data);
  const watched = new Proxy(store, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target) as unknown;
      if (name !== 'read') return typeof value === 'function' ? value.bind(target) : value;
      return (...given: [string, number]) => {
        reads++;
        return target.read(...given);
      };
    },
  });
  server = await startServer({
    store: watched,
    gameNamed: () => counted,
    thinker: new ToyThinker(),
    limits: { ...NO_LIMITS, messagesPerSecond: 10_000 },
  });
});
afterAll(async () => {
  await server.close();
  removeFolder(data);
});

/** A game in which somebody slips and owns up again and again, played to its end if wished; written as it would be played. */
async function longGame(end: boolean): Promise<string> {
  const seed = newSeed();
  const played = anyToy.setup(toySetting, Chance.secret(seed));
  const hands = [0, 1].map((seat) => movesOf(anyToy, played, seat).filter((move) => textOf(move).startsWith('pick')));
  const moved = (seat: number, move: string): Entry => ({ type: 'moved', seat, move, by: 'player' });
  const slips = Array.from({ length: SLIPS }, () => [moved(0, 'slip'), moved(0, 'own-up')]).flat();
  const picks = Array.from({ length: end ? HAND : 0 }, (_, round) =>
    [0, 1].map((seat) => moved(seat, textOf(hands[seat]?.[round] as Move))),
  ).flat();
  return writeTable({ store, time: realTime }, 'toy', (code) => [
    {
      type: 'opened',
      code,
      game: 'toy',
      rulesVersion: anyToy.rulesVersion,
      seats: 2,
      options: {},
      clock: null,
      public: false,
      host: hashOf('host'),
    },
    { type: 'sat', seat: 0, name: 'Ann', token: hashOf('ann') },
    { type: 'sat', seat: 1, name: 'Bob', token: hashOf('bob') },
    { type: 'started', seed },
    ...slips,
    ...picks,
  ]);
}

const toySetting = orThrow(readSetting(anyToy, { seats: 2 }));
const textOf = (move: Move) => anyToy.notation.formatMove(move, toySetting);

test('coming back to a long game forty times costs reading it twice, to have it and to tell it, and telling it once', async () => {
  const table = await longGame(false);
  [applied, shown] = [0, 0];
  for (let i = 0; i < 40; i++) {
    const person = await Person.at(server.url, { table, seen: 0 });
    const told = person.messages.find(({ type }) => type === 'table');
    expect((told as { missed?: string[] }).missed?.length).toBeGreaterThan(10);
    expect((told as { missed?: string[] }).missed?.length).toBeLessThanOrEqual(200);
    person.cut();
  }
  expect(applied).toBeLessThanOrEqual(2 * (2 * SLIPS) + 10);
  expect(shown, 'of the latest entries, each is put into words once').toBeLessThanOrEqual(200);
}, 60_000);

test('a record that is asked for forty times is made once', async () => {
  const table = await longGame(true);
  [applied, reads] = [0, 0];
  const texts = await Promise.all(
    Array.from({ length: 40 }, async () => (await fetch(`${server.url}/api/tables/${table}/record`)).text()),
  );
  expect(new Set(texts).size).toBe(1);
  expect((JSON.parse(texts[0] as string) as { moves: string[] }).moves.length).toBe(2 * SLIPS + 2 * HAND);
  expect(reads).toBe(1);
  expect(applied).toBeLessThanOrEqual(2 * SLIPS + 2 * HAND + 10);
}, 60_000);

test('a record that is not to be had yet is looked for once, until somebody moves', async () => {
  const table = await longGame(false);
  [applied, reads] = [0, 0];
  const ask = async () => (await fetch(`${server.url}/api/tables/${table}/record`)).status;
  for (let i = 0; i < 40; i++) expect(await ask()).toBe(409);
  expect(reads).toBe(1);
  const version = (await store.versions([table]))[0]?.version as number;
  const slip: Entry = { type: 'moved', seat: 0, move: 'slip', by: 'player' };
  await store.append(table, { version: version + 1, at: realTime.now(), entry: JSON.stringify(slip) });
  expect([await ask(), reads]).toEqual([409, 2]);
}, 60_000);

function orThrow<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}
