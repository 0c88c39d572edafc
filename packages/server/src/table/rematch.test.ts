import { expect, test } from 'vitest';
import { OPENED } from '../testing/opened.js';
import { quietHouse } from '../testing/quiet-house.js';
import { toyTable } from '../testing/toy-table.js';
import { rematchEntries } from './rematch.js';

const NEXT = { ...OPENED, code: 'NEXT', hints: false };

test('the same people with the same tokens, and the same bots', () => {
  const { state } = toyTable(quietHouse().house, { bots: [1] });
  state.public = true;
  expect(rematchEntries(state, 'NEXT')).toStrictEqual([
    NEXT,
    { type: 'sat', seat: 0, name: 'Ann', token: 't0' },
    { type: 'bot', seat: 1, level: 'weak', name: 'Bob' },
    { type: 'sat', seat: 2, name: 'Cat', token: 't2' },
  ]);
});

test('every token of a seat, who holds the token of the host, and open seats stay as they are', () => {
  const { state } = toyTable(quietHouse().house);
  state.seats = [
    { kind: 'player', name: 'Ann', tokens: ['a', 'b', 'c'], host: true },
    { kind: 'open', name: '', tokens: ['left behind'] },
    { kind: 'player', name: 'Lost', tokens: [] },
  ];
  expect(rematchEntries(state, 'NEXT').slice(1)).toStrictEqual([
    { type: 'sat', seat: 0, name: 'Ann', token: 'a', more: ['b', 'c'], host: true },
  ]);
});

test('the same host, options, cards, clock and hints', () => {
  const { state } = toyTable(quietHouse().house);
  const files = { 'cards/mine.csv': 'a' };
  const clock = { kind: 'days', days: 2 } as const;
  Object.assign(state, { files, clock, hints: true, hostSeat: 0 });
  const entries = rematchEntries(state, 'NEXT');
  expect(entries[0]).toStrictEqual({ ...NEXT, files, clock, hints: true });
  expect(entries.at(-1)).toEqual({ type: 'host-passed', seat: 0 });
});

test('a table without a host gets one that nobody knows', () => {
  const { state } = toyTable(quietHouse().house);
  state.hostHash = undefined;
  const hosts = [0, 1].map(() => (rematchEntries(state, 'NEXT')[0] as { host?: string }).host);
  expect(hosts[0]).toMatch(/^[\w-]{43}$/);
  expect(hosts[0]).not.toBe(hosts[1]);
});
