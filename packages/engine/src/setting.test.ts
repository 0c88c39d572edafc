import { expect, test } from 'vitest';
import { readCsv } from './csv.js';
import { readOptions } from './options.js';
import { formatProblem } from './result.js';
import { readSetting, type Wish } from './setting.js';
import { nightcap } from './toy/nightcap.js';

const problems = (wish: Wish): string => {
  const setting = readSetting(nightcap, wish);
  return setting.ok ? 'fine' : setting.problem.map(formatProblem).join('\n');
};

test('defaults are filled in, and what is chosen may be text', () => {
  const setting = readSetting(nightcap, { seats: 2, options: { rounds: '5' } });
  expect(setting.ok && setting.value.options).toEqual({ rounds: 5, first: [] });
});

test('a wrong table is refused with the reason and what would be right', () => {
  expect(problems({ seats: 4 })).toBe('nightcap with these options is for 2 to 3 players, not 4');
  expect(problems({ seats: 2.5 })).toMatch(/2 to 3 players/);
  expect(problems({ seats: 2, options: { rounds: 10 } })).toBe(
    'option rounds cannot be 10; it is a whole number from 1 to 9',
  );
  expect(problems({ seats: 2, options: { rounds: '' } })).toMatch(/cannot be ""/);
  expect(problems({ seats: 2, options: { rouns: 3 } })).toBe(
    'there is no option "rouns"; the options are rounds, first',
  );
  expect(problems({ seats: 2, options: { first: 'seat-3' } })).toBe('option first names seat-3, but only 2 play');
  expect(problems({ seats: 2, options: { first: 'Zoe' }, names: ['Ann', 'Bob'] })).toMatch(/cannot be "Zoe"/);
});

test('a wrong card file is refused with file, line, column and reason', () => {
  const deck = (text: string) => problems({ seats: 2, files: { 'deck.csv': text } });
  expect(deck('')).toBe('deck.csv:1: the file is empty; its first line names the columns copies, value');
  expect(deck('copies\n1\n')).toBe('deck.csv:1: the column value is missing; the first line must name copies, value');
  expect(deck('value,copies\n1,x\n')).toBe('deck.csv:2:2: copies must be a whole number');
  expect(deck('copies,value\n1,2\n\n3\n')).toBe('deck.csv:4:2: this line has 1 cells, the first line names 2 columns');
  expect(deck('copies,value\n"1,2\n')).toMatch(/^deck.csv:\d+: this is not CSV/);
  expect(deck('copies,value\n1,0\n')).toBe('there are too few cards');
});

test('CSV: spaces, comments, empty lines, quotes and extra columns do not matter; lines are counted right', () => {
  const rows = readCsv('x.csv', '\uFEFFcopies, value ,note\n# a remark\n\n 2 , "a, b",x\n1,"two\nlines",y\n3,c,z\n', [
    'copies',
    'value',
  ]);
  expect(rows.ok && rows.value.map(({ line, cells }) => [line, cells.copies, cells.value])).toEqual([
    [4, '2', 'a, b'],
    [5, '1', 'two\nlines'],
    [7, '3', 'c'],
  ]);
});

test('options: words, switches, seats by name, and names in any spelling', () => {
  const options = [
    { name: 'last-call', kind: 'choice', choices: ['caught', 'automatic'], default: 'caught', says: '' },
    { name: 'sips', kind: 'number', min: 0, max: 20, or: ['bottomless'], default: 3, says: '' },
    { name: 'wingman', kind: 'switch', default: false, says: '' },
    { name: 'dry', kind: 'seats', most: 8, default: [], says: '' },
  ] as const;
  const read = (chosen: Record<string, unknown>) => {
    const result = readOptions(options, chosen, ['Ann', 'Bob']);
    return result.ok ? result.value : result.problem.reason;
  };
  expect(read({ lastCall: 'automatic', sips: 'bottomless', wingman: 'on', dry: ['Bob'] })).toEqual({
    'last-call': 'automatic',
    sips: 'bottomless',
    wingman: true,
    dry: [1],
  });
  expect(read({ wingman: 'maybe' })).toBe('option wingman cannot be "maybe"; it is on or off');
  expect(read({ sips: -1 })).toBe('option sips cannot be -1; it is a whole number from 0 to 20, or bottomless');
  expect(read({ 'last-call': 'whenever' })).toBe('option last-call cannot be "whenever"; it is caught or automatic');
});
