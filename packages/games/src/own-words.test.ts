import { readSetting } from '@taproom/engine';
import { expect, test } from 'vitest';
import { games } from './index.js';

const named = (name: string) => games.find((game) => game.name === name) as (typeof games)[number];

/** A file with columns for words, and these words in the row that begins with `start`. */
function withWords(text: string, start: string, columns: string, words: string): string {
  const [heading = '', ...rows] = text.trim().split('\n');
  const empty = ','.repeat(columns.split(',').length);
  const more = rows.map((row) => (row.startsWith(start) ? `${row},${words}` : `${row}${empty}`));
  return [`${heading},${columns}`, ...more].join('\n');
}

const WORDS = 'name,text,name-de,text-de';

test.each([
  ['closing-time', '1,standard,wine,red,cross', 'wine/red/cross'],
  ['last-call', '1,wine,3,wine-3,', 'wine/red/star'],
  ['with-friends', '1,wine,3,wine-3,', 'wine-3'],
])('a set of %s brings names and texts of its cards, in both languages', (name, start, card) => {
  const game = named(name);
  const text = withWords(game.files['deck.csv'] as string, start, WORDS, 'Grandma,Be nice.,Oma,Sei nett.');
  const read = readSetting(game, { seats: game.seats({}).min, files: { 'deck.csv': text } });
  expect(read.ok || read.problem).toBe(true);
  const setting = read.ok ? read.value : undefined;
  const reader = { names: ['Ann', 'Bob', 'Cat'], seat: 1, ...(setting && { setting }) };
  const { en, de } = game.words;
  expect([en.card(card, setting), de?.card(card, setting)]).toEqual(['Grandma', 'Oma']);
  expect([en.printed?.(card, setting), de?.printed?.(card, setting)]).toEqual(['Be nice.', 'Sei nett.']);
  expect(en.move(`play ${card}`, reader)).toContain('Grandma');
  expect(de?.move(`play ${card}`, reader)).toContain('Oma');
  // The next table has its own names again.
  expect(en.card(card)).not.toContain('Grandma');
  expect(en.move(`play ${card}`, { names: ['Ann'], seat: 0 })).not.toContain('Grandma');
});

test('a set of Whiskey Times says its own German beside its English; without, ours stays where the English is ours', () => {
  const game = named('whiskey-times');
  const text = withWords(game.files['guests.csv'] as string, 'socrates,', 'name-de,about-de', 'Sokki,Fragt.');
  const read = readSetting(game, { seats: 2, files: { 'guests.csv': text } });
  expect(read.ok || read.problem).toBe(true);
  const setting = read.ok ? read.value : undefined;
  const { de, en } = game.words;
  expect([de?.card('socrates', setting), de?.printed?.('socrates', setting)]).toEqual(['Sokki', 'Fragt.']);
  expect(de?.card('hatshepsut', setting)).toBe('Hatschepsut');
  expect(en.card('socrates', setting)).toBe('Socrates');
});

test('copies of a card that are called differently are refused, with the cell', () => {
  const game = named('closing-time');
  const text = `${WORDS},copies,kind,suit,colour,shape\nA,,,,1,standard,wine,red,star\nB,,,,1,standard,wine,red,star\n`;
  const read = game.readCards({ 'deck.csv': text });
  expect(read).toMatchObject({ ok: false, problem: [{ line: 3, column: 1, reason: expect.stringContaining('"A"') }] });
});
