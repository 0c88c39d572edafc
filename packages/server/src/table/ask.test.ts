import { SPECTATOR } from '@taproom/engine';
import { expect, test } from 'vitest';
import { OPENED } from '../testing/opened.js';
import { anyToy } from '../testing/toy.js';
import { type Around, judgeAsk } from './ask.js';
import type { Entry } from './entry.js';
import { TableState } from './state.js';

const AROUND: Around = {
  now: 0,
  levels: ['random'],
  away: () => 0,
  newSeed: () => '00'.repeat(16),
  sameDeal: false,
};

/** A table at which Ann and Bob sit, and what it says to Bob under another name. */
function renamed(name: string) {
  const state = new TableState('table', () => anyToy);
  const log: Entry[] = [
    OPENED,
    { type: 'sat', seat: 0, name: 'Ann', token: 'a' },
    { type: 'sat', seat: 1, name: 'Bob', token: 'b' },
  ];
  for (const entry of log) state.apply({ version: state.version + 1, at: 0, entry });
  const bob = { seat: 1, host: false, token: 'b', had: new Set(['b']) };
  return judgeAsk(state, { type: 'rename', name }, bob, AROUND);
}

test.each(['seat-1', 'SEAT-9', 'seat-12', 'ｓｅａｔ-1', 'Ann', 'ANN'])('nobody can be called %s', (name) => {
  expect(renamed(name)).toMatchObject({ ok: false, problem: { name: 'name-taken' } });
});

test.each(['the seat-1', 'seat-1b', 'seat-', 'my seat-12', 'Robert', 'bob', 'Bob'])('Bob can be called %s', (name) => {
  expect(renamed(name)).toEqual({ ok: true, value: { entry: { type: 'renamed', seat: 1, name } } });
});

/** What somebody new hears who asks for a seat of three: Ann has the first, the second is kept for Bob, the third is open. */
function sitting(
  wish: { name: string; seat?: number },
  { seat = SPECTATOR, more = [] }: { seat?: number; more?: Entry[] } = {},
) {
  const state = new TableState('table', () => anyToy);
  const log: Entry[] = [
    OPENED,
    { type: 'sat', seat: 0, name: 'Ann', token: 'a' },
    { type: 'reserved', seat: 1, name: 'Bob' },
    ...more,
  ];
  for (const entry of log) state.apply({ version: state.version + 1, at: 0, entry });
  return judgeAsk(state, { type: 'sit', ...wish }, { seat, host: false, had: new Set() }, AROUND);
}

const CAT: Entry = { type: 'sat', seat: 2, name: 'Cat', token: 'c' };
const DEALT: Entry[] = [
  { type: 'sat', seat: 1, name: 'Bob', token: 'b' },
  CAT,
  { type: 'started', seed: '00'.repeat(16) },
];

test.each([
  ['the cards are dealt', { name: 'Dan' }, { more: DEALT }, 'started-already'],
  ['somebody sits already', { name: 'Dan' }, { seat: 0 }, 'seated-already'],
  ['what is open is kept for somebody else', { name: 'Dan' }, { more: [CAT] }, 'no-open-seat'],
  ['there is no such seat', { name: 'Dan', seat: 3 }, {}, 'no-such-seat'],
  ['somebody has it', { name: 'Dan', seat: 0 }, {}, 'seat-taken'],
  ['it is kept for somebody else', { name: 'Dan', seat: 1 }, {}, 'seat-reserved'],
  ['somebody is called so', { name: 'ann' }, {}, 'name-taken'],
])('nobody sits down where %s', (_, wish, around, name) => {
  expect(sitting(wish, around)).toMatchObject({ ok: false, problem: { name } });
});

test.each([
  ['Dan', 2],
  ['Bob', 1],
])('%s is given seat %i without asking for one', (name, seat) => {
  expect(sitting({ name })).toMatchObject({ ok: true, value: { entry: { type: 'sat', seat, name } } });
});
