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
