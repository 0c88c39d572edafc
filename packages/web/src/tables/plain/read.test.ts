import { expect, test } from 'vitest';
import { groupsOf, labelOf, moveOf, readView } from './read.js';

test('a view is taken apart into hand, seats and table', () => {
  const view = { viewer: 0, waiting: [1], hand: ['3', '9'], points: [0, 1], round: 2, pile: [], trump: undefined };
  const read = readView(view, new Set(['points', 'waiting']), 'en');
  expect(read.hand).toEqual(['3', '9']);
  expect(read.bySeat).toEqual([{ field: 'points', label: 'Points', value: [0, 1] }]);
  expect(read.facts).toEqual([{ field: 'round', label: 'Round', value: 2 }]);
});

test('fields are named as people say them', () => {
  expect([labelOf('handSizes', 'en'), labelOf('handSizes', 'de')]).toEqual(['Hand sizes', 'Karten']);
  expect(labelOf('oddThing', 'de')).toBe('Odd thing');
});

test('moves are grouped by what they do, and a card stands for its only move', () => {
  const moves = ['play 3', 'draw', 'play 9', 'give 9 to seat-2'];
  expect(groupsOf(moves)).toEqual([['play 3', 'play 9'], ['draw'], ['give 9 to seat-2']]);
  expect([moveOf('3', moves), moveOf('9', moves), moveOf('5', moves)]).toEqual(['play 3', undefined, undefined]);
});
