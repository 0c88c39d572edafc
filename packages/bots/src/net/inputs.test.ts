import { expect, test } from 'vitest';
import { inputs } from './inputs.js';

test('inputs are found by name, and those that stand together by the place of the first', () => {
  const { names, at } = inputs(['players', 2], 'score', ['score', 3, 'scoreClass'], 'last');
  expect(names).toEqual(['players-0', 'players-1', 'score', 'score-0', 'score-1', 'score-2', 'last']);
  expect(at).toEqual({ players: 0, score: 2, scoreClass: 3, last: 6 });
});

test('two inputs of one name are a mistake', () => {
  expect(() => inputs('score', ['score', 2])).toThrow('two inputs are called score');
});
