import { expect, test } from 'vitest';
import type { LocalEntry } from '../device/games.js';
import { paceFor } from './pace.js';

const played = (game: string, over = true): LocalEntry => ({ id: 'a', game, names: [], at: 0, moves: 9, over });

test('bots take their time in the first two games of a kind, unless somebody said otherwise', () => {
  expect(paceFor('auto', 'last-call', [])).toBe('relaxed');
  expect(paceFor('auto', 'last-call', [played('last-call'), played('last-call', false)])).toBe('relaxed');
  expect(paceFor('auto', 'last-call', [played('last-call'), played('with-friends')])).toBe('relaxed');
  expect(paceFor('auto', 'last-call', [played('last-call'), played('last-call')])).toBe('brisk');
  expect(paceFor('instant', 'last-call', [])).toBe('instant');
});
