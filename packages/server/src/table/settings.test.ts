import { gameNamed } from '@taproom/games';
import { openTable, readWith } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { optionsOf } from './settings.js';

const NAMES = ['Ann', 'Mr. O’Neill', 'Cat'];

function asked(options: object) {
  const game = gameNamed('closing-time');
  const wish = readWith(openTable, { game: 'closing-time', seats: 3, options });
  if (!game || !wish.ok) throw new Error('not even asked for');
  const read = optionsOf(game, { seats: 3, options: wish.value.options ?? {} }, NAMES);
  return read.ok ? read.value : read.problem[0]?.reason;
}

test('an option that points at seats takes numbers, seat-2, and the names of those who sit there', () => {
  expect(asked({ first: [1] })).toMatchObject({ first: [1] });
  expect(asked({ first: 'seat-3', dry: ['seat-1', 'Mr. O’Neill'] })).toMatchObject({ first: [2], dry: [0, 1] });
  expect(asked({ first: 'Cat' })).toMatchObject({ first: [2] });
  expect(asked({ first: [] })).toMatchObject({ first: [] });
});

test('a seat nobody has is refused in a sentence', () => {
  expect(asked({ first: [7] })).toBe('option first names seat-8, but only 3 play');
  expect(asked({ first: 'Dan' })).toContain('cannot be "Dan"');
  expect(asked({ first: ['Ann', 'Cat'] })).toContain('cannot be');
});
