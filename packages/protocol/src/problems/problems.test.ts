import { expect, test } from 'vitest';
import { problemIn, reasonIn, translator } from './problems.js';

const german = translator([
  ['no {what} here (yet)', 'hier ist noch kein {what}'],
  ['{first} and {second}', '{second} und {first}'],
  ['wine', 'Wein'],
]);

test('a sentence is put into German by the first line that fits, what stands in it too', () => {
  expect(german('wine')).toBe('Wein');
  expect(german('no wine here (yet)')).toBe('hier ist noch kein Wein');
  expect(german('no wine and beer here (yet)')).toBe('hier ist noch kein beer und Wein');
  expect(german('tea\nmilk and wine')).toBe('Wein und tea\nmilk');
});

test('what nobody translated stays as it is, also when a part of it is known', () => {
  expect(german('whine')).toBe('whine');
  expect(german('some wine')).toBe('some wine');
  expect(german('no wine here yet')).toBe('no wine here yet');
});

test('a problem is told where it is, in the language of whoever reads it', () => {
  const problem = { file: 'deck.csv', line: 5, column: 3, reason: 'these options' };
  expect(problemIn('en', problem)).toBe('deck.csv:5:3: these options');
  expect(problemIn('de', problem)).toBe('deck.csv:5:3: diesen Hausregeln');
  expect(reasonIn('en', 'wine')).toBe('wine');
});
