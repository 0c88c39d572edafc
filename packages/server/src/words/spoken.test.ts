import { expect, test } from 'vitest';
import type { Entry } from '../table/entry.js';
import { spoken } from './spoken.js';

const NAMES = ['Ann', 'Bob', 'Cat'];

test('the log says in every language who was first, and by how much', () => {
  const caught: Entry = { type: 'moved', seat: 2, move: 'catch seat-1', by: 'player', race: [{ seat: 1, behind: 60 }] };
  expect(spoken('en').sayEntry(caught, NAMES)).toBe('Cat was first: Bob came 60 ms later.');
  expect(spoken('de').sayEntry(caught, NAMES)).toBe('Cat war zuerst da: Bob kam 60 ms später.');
  const alone: Entry = { type: 'moved', seat: 2, move: 'catch seat-1', by: 'player' };
  expect(spoken('en').sayEntry(alone, NAMES)).toBeUndefined();
});
