import { type Game, readSetting } from '@taproom/engine';
import { lastCall } from '@taproom/games/last-call';
import { expect, test } from 'vitest';
import { callLines, cardsIn, counted, labelOf, movesWith, readView } from './read.js';

const VIEW = {
  viewer: 0,
  waiting: [1],
  hand: ['3', '9'],
  points: [0, 1],
  round: 2,
  pile: [],
  trump: undefined,
  stopped: false,
};

test('a view is taken apart into hand, seats and table', () => {
  const read = readView(VIEW, new Set(['points', 'waiting']), undefined);
  expect(read.hand).toEqual(['3', '9']);
  expect(read.bySeat).toEqual([{ field: 'points', label: 'Points', value: [0, 1] }]);
  expect(read.facts).toEqual([{ field: 'round', label: 'Round', value: 2 }]);
});

test('where the words of a game name the fields, those are shown and no others', () => {
  const read = readView(VIEW, new Set(['points']), { round: 'Runde', pile: 'Stapel' });
  expect(read.bySeat).toEqual([]);
  expect(read.facts).toEqual([{ field: 'round', label: 'Runde', value: 2 }]);
});

test('fields without a name are called as they are in the code', () => {
  expect(labelOf('handSizes')).toBe('Hand sizes');
});

test('cards are known as cards, alone and in lists, and many that are alike are counted', () => {
  const known = new Set(['3', 'spill']);
  expect([cardsIn('3', known), cardsIn(['3', 'spill'], known)]).toEqual([['3'], ['3', 'spill']]);
  expect([cardsIn('none', known), cardsIn(['3', 4], known), cardsIn([], known)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(counted(['3', '3'])).toHaveLength(2);
  expect(counted([...new Array<string>(8).fill('3'), 'spill'])).toEqual([
    { card: '3', count: 8, key: '3' },
    { card: 'spill', count: 1, key: 'spill' },
  ]);
});

test('a card stands for the moves that name it', () => {
  const moves = ['play 3', 'draw', 'play 9', 'give 9 to seat-2'];
  expect([movesWith('3', moves), movesWith('9', moves), movesWith('5', moves)]).toEqual([
    ['play 3'],
    ['play 9', 'give 9 to seat-2'],
    [],
  ]);
});

test('calls are lines of their own: one for oneself, one for each of the others', () => {
  const setting = readSetting(lastCall as unknown as Game, { seats: 3 });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  expect(callLines(lastCall as unknown as Game, setting.value, 1)).toEqual(['catch seat-1', 'catch seat-3', 'own-up']);
});
