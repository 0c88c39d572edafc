import { type Game, SPECTATOR } from '@taproom/engine';
import { expect, test, vi } from 'vitest';
import { quietHouse } from '../testing/quiet-house.js';
import { anyToy } from '../testing/toy.js';
import { toyTable } from '../testing/toy-table.js';
import type { Entry } from './entry.js';
import { Missed } from './missed.js';

const OPENED: Entry = {
  type: 'opened',
  code: 'CODE',
  game: 'toy',
  rulesVersion: 1,
  seats: 3,
  options: {},
  clock: null,
  public: false,
  host: 'x',
};
const SAT = ['Ann', 'Bob', 'Cat'].map((name, seat): Entry => ({ type: 'sat', seat, name, token: `t${seat}` }));
const DEALT: Entry = { type: 'started', seed: '00'.repeat(16) };
const MUTED: Entry = { type: 'muted', seat: 0, muted: true };
const TICKETED: Entry = { type: 'ticketed', seat: 0, ticket: 'ticket', until: 1 };

const { handOf } = toyTable(quietHouse().house);
const picked = (seat: number): Entry => ({ type: 'moved', seat, move: `pick ${handOf(seat)[0]}`, by: 'player' });

const ANN = { seat: 0, language: 'en' } as const;
const BOB = { seat: 1, language: 'en' } as const;
const NOBODY = { seat: SPECTATOR, language: 'en' } as const;

function missing(...entries: Entry[]) {
  const show = vi.fn(anyToy.show);
  const lost = vi.fn();
  const watched: Game = { ...anyToy, show };
  const { house, shelf } = quietHouse({ gameNamed: () => watched, storeLost: lost });
  const write = (entry: Entry) => {
    shelf.rows.push({ version: shelf.rows.length + 1, at: 1, entry: JSON.stringify(entry) });
    return shelf.rows.length;
  };
  for (const entry of entries) write(entry);
  const read = vi.spyOn(shelf, 'read');
  return { missed: new Missed(house, 'table'), shelf, write, read, show, lost };
}

test('what came after the version somebody had is told, up to where the table is', async () => {
  const { missed } = missing(OPENED, ...SAT);
  expect(await missed.since(0, 4, ANN)).toEqual(['Ann sat down.', 'Bob sat down.', 'Cat sat down.']);
  expect(await missed.since(2, 4, ANN)).toEqual(['Bob sat down.', 'Cat sat down.']);
  expect(await missed.since(2, 3, ANN)).toEqual(['Bob sat down.']);
  expect(await missed.since(4, 4, ANN)).toEqual([]);
});

test('each seat is told what it may see, and each language in its words', async () => {
  const { missed } = missing(OPENED, ...SAT, DEALT, picked(0));
  expect(await missed.since(4, 6, NOBODY)).toEqual(['The cards were dealt.', 'Ann: picked.']);
  expect(await missed.since(4, 6, ANN)).toEqual(['The cards were dealt.', 'Ann: dealt.', 'Ann: picked.']);
  expect(await missed.since(4, 6, BOB)).toEqual(['The cards were dealt.', 'Bob: dealt.', 'Ann: picked.']);
  const [inGerman] = await missed.since(4, 6, { ...ANN, language: 'de' });
  expect(inGerman).toMatch(/Karten/);
});

test('who got up goes by the name they had', async () => {
  const { missed } = missing(OPENED, ...SAT, { type: 'stood', seat: 0, by: 'self' });
  expect(await missed.since(4, 5, BOB)).toEqual(['Ann got up.']);
});

test('the log is read once, then only what is new', async () => {
  const { missed, write, read } = missing(OPENED, ...SAT);
  await Promise.all([missed.since(0, 4, ANN), missed.since(1, 4, BOB)]);
  await missed.since(3, 4, ANN);
  expect(read.mock.calls).toEqual([['table', 0]]);
  const version = write(MUTED);
  expect(await missed.since(4, version, BOB)).toEqual(['The host muted Ann.']);
  expect(read.mock.calls.slice(1)).toEqual([['table', 4]]);
});

test('what happened is put into words once for all who hear the same', async () => {
  const { missed, show } = missing(OPENED, ...SAT, DEALT, picked(0));
  const told = await missed.since(5, 6, BOB);
  expect(show).toHaveBeenCalledTimes(1);
  expect(await missed.since(5, 6, BOB)).toEqual(told);
  expect(show).toHaveBeenCalledTimes(1);
  await missed.since(5, 6, NOBODY);
  expect(show).toHaveBeenCalledTimes(2);
});

test('two hundred entries back, and no more', async () => {
  const silent = Array.from({ length: 199 }, () => TICKETED);
  const { missed, write } = missing(OPENED, ...SAT, MUTED, ...silent);
  expect(await missed.since(0, 204, BOB)).toEqual(['The host muted Ann.']);
  expect(await missed.since(0, write(TICKETED), BOB)).toEqual([]);
});

test('of more than two hundred sentences the latest are told', async () => {
  const muted = Array.from({ length: 197 }, () => MUTED);
  const picks = [0, 1, 2].map(picked);
  const { missed } = missing(OPENED, ...SAT, DEALT, ...muted, ...picks);
  const told = await missed.since(0, 205, BOB);
  expect(told).toHaveLength(200);
  // The last pick is two sentences, so one of the first is left out.
  expect(told.slice(195)).toEqual(['The host muted Ann.', 'Ann: picked.', 'Bob: picked.', 'Cat: picked.', 'revealed.']);
});

test('while the store is away nothing is told, and everything once it is back', async () => {
  const { missed, shelf, lost } = missing(OPENED, ...SAT);
  shelf.failing = 1;
  expect(await missed.since(2, 4, ANN)).toEqual([]);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(await missed.since(2, 4, ANN)).toEqual(['Bob sat down.', 'Cat sat down.']);
});

test('of a log that cannot be read on, what could be read is told', async () => {
  const { missed } = missing(OPENED, ...SAT, picked(0));
  expect(await missed.since(3, 5, ANN)).toEqual(['Cat sat down.']);
  expect(await missed.since(3, 5, ANN)).toEqual(['Cat sat down.']);
});
