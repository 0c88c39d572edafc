import { expect, test } from 'vitest';
import { readSetting } from './setting.js';
import { fieldsBySeat, isSeat } from './shape.js';
import { nightcap } from './toy/nightcap.js';

test('lists with an entry a seat are told from others by how they grow with the table', () => {
  const setting = readSetting(nightcap, { seats: 2 });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const fields = fieldsBySeat(nightcap as never, setting.value);
  expect([...fields].sort()).toEqual(['chosen', 'hands', 'points', 'waiting']);
});

test('a seat is known by its word, and only where there is such a seat', () => {
  expect([isSeat('dealer', 1, 3), isSeat('dealer', 3, 3), isSeat('round', 1, 3)]).toEqual([true, false, false]);
});
