import { Chance, readSetting } from '@taproom/engine';
import { expect, test } from 'vitest';
import { anyToy } from '../testing/toy.js';
import { REFUSALS, type RefusalName } from './en.js';
import { sayRefusal } from './say-refusal.js';
import { spoken } from './spoken.js';

test('every refusal of the house has a sentence in every language, and they differ', () => {
  for (const name of Object.keys(REFUSALS) as RefusalName[]) {
    expect(sayRefusal({ name }, 'en'), name).toBe(REFUSALS[name]);
    expect(sayRefusal({ name }, 'de'), name).toBe(spoken('de').REFUSALS[name]);
    expect(sayRefusal({ name }, 'de'), name).not.toBe(sayRefusal({ name }, 'en'));
  }
});

test('where there is more to say, it is said in the language of whoever is told', () => {
  const refusal = { name: 'no-such-bot', about: { level: 'genius', levels: ['weak', 'good'] } };
  expect(sayRefusal(refusal, 'en')).toBe('There is no bot "genius" for this game; there is weak, good.');
  expect(sayRefusal(refusal, 'de')).toBe('Einen Bot „genius“ gibt es für dieses Spiel nicht, nur weak, good.');
  expect(sayRefusal({ name: 'not-a-move', about: { problem: 'that is no card' } }, 'en')).toBe('That is no card.');
});

test("what the rules refuse is said in the game's words", () => {
  const setting = readSetting(anyToy, { seats: 2 });
  if (!setting.ok) throw new Error('unfit');
  const table = anyToy.setup(setting.value, Chance.secret('00'.repeat(16)), []);
  const context = {
    setting: setting.value,
    view: anyToy.view(table, 0),
    moves: [],
    move: 0,
    names: ['Ann', 'Bob'],
    seat: 0,
  };
  expect(sayRefusal({ name: 'not-in-hand', rules: { game: anyToy, context } }, 'de')).toBe('Refused: not-in-hand.');
});
