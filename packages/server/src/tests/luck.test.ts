import { fingerprintOf, luckPromise, newSeed, type SharedLuck, wrongLuck } from '@taproom/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../server.js';
import { folder, removeFolder, seated, toyServer } from '../testing/bar.js';
import type { Person } from '../testing/person.js';

const data = folder();
let server: Server;
beforeAll(async () => {
  server = await toyServer(data);
});
afterAll(async () => {
  await server.close();
  removeFolder(data);
});

interface Finished {
  readonly seed: string;
  readonly fingerprint: string;
  readonly luck: SharedLuck;
  readonly moves: string[];
}

async function playOn(people: readonly Person[]): Promise<void> {
  for (let moves = 0; people[0]?.lobby.status !== 'over' && moves < 100; moves++) {
    for (const person of people) {
      const pick = person.moves.find((move) => move.startsWith('pick'));
      if (pick !== undefined && (person.view.waiting as number[]).includes(person.view.viewer as number))
        await person.move(pick);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const recordOf = async (table: string) =>
  (await (await fetch(`${server.url}/api/tables/${table}/record`)).json()) as Finished;

test('the cards come from everybody together: promised before, opened at the start, all of it in the record', async () => {
  const { people, table } = await seated(server.url, ['Ann', 'Bob', 'Cat']);
  const lucks = [newSeed(), newSeed()];
  for (const [seat, luck] of lucks.entries())
    expect(await people[seat]?.ask({ type: 'luck', promise: luckPromise(luck) })).toMatchObject({ type: 'done' });
  const [ann, bob, cat] = people as [Person, Person, Person];
  await ann.ask({ type: 'start' });
  const asked = await bob.next('news', ({ what }) => what === 'luck-asked');
  expect(asked.lobby).toMatchObject({ status: 'open', promise: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await cat.ask({ type: 'leave' }), 'too late to change anything').toMatchObject({ name: 'dealing' });
  expect(await ann.ask({ type: 'open-luck', luck: lucks[1] })).toMatchObject({ name: 'no-such-luck' });
  for (const [seat, luck] of lucks.entries()) await people[seat]?.ask({ type: 'open-luck', luck });
  const dealt = await cat.next('news', ({ what }) => what === 'started');
  await playOn(people);
  const record = await recordOf(table);
  expect(record.fingerprint).toBe(dealt.lobby?.fingerprint);
  expect(fingerprintOf(record.luck.server)).toBe(asked.lobby?.promise);
  expect(record.luck.seats.map(({ luck }) => luck)).toEqual(lucks);
  expect(wrongLuck(record.seed, record.luck)).toBeUndefined();
  const other = { ...record.luck, seats: record.luck.seats.slice(1) };
  expect(wrongLuck(record.seed, other), 'nobody can be left out afterwards').toContain('not mixed');
});

test('a seat that does not open its luck does not stop the game, and is named', async () => {
  const { people, table } = await seated(server.url, ['Ann', 'Bob']);
  const [ann, bob] = people as [Person, Person];
  const luck = newSeed();
  await ann.ask({ type: 'luck', promise: luckPromise(luck) });
  await bob.ask({ type: 'luck', promise: luckPromise(newSeed()) });
  await ann.ask({ type: 'start' });
  await ann.ask({ type: 'open-luck', luck });
  await bob.next('news', ({ what }) => what === 'started');
  await playOn(people);
  const record = await recordOf(table);
  expect(record.luck.seats).toEqual([
    { seat: 0, promise: luckPromise(luck), luck },
    { seat: 1, promise: expect.any(String) },
  ]);
  expect(wrongLuck(record.seed, record.luck)).toBeUndefined();
});
