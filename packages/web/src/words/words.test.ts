import { expect, test } from 'vitest';
import { de as lessonDe } from '../lesson/words/de.js';
import { en as lessonEn } from '../lesson/words/en.js';
import { de as puzzleDe } from '../puzzle/words/de.js';
import { en as puzzleEn } from '../puzzle/words/en.js';
import { de as verifyDe } from '../verify/words/de.js';
import { en as verifyEn } from '../verify/words/en.js';
import { de } from './de.js';
import { en } from './en.js';

const PAGES = {
  page: [en, de],
  lesson: [lessonEn, lessonDe],
  puzzle: [puzzleEn, puzzleDe],
  verify: [verifyEn, verifyDe],
} as const;

/** Names, and words that German took over whole. */
const ALIKE =
  /^(Taproom|Closing Time: Last Call|Last Call|With Friends Like These|Whiskey Times|Name|Code|Bots|online|Pint|Tumbler|Copita|English|Deutsch|Tourist|Bot: 3|\d+\.)$/;

/** Every sentence, with functions called on example values. */
function sentencesIn(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, String(words(3, 4, 5))]];
  return Object.entries(words as object).flatMap(([name, value]) =>
    name === 'and' ? [] : sentencesIn(value, `${path}.${name}`),
  );
}

test.each(Object.entries(PAGES))('German has every sentence of %s, and has translated it', (_, [en, de]) => {
  const english = new Map(sentencesIn(en));
  const german = sentencesIn(de);
  expect(german.map(([path]) => path)).toEqual([...english.keys()]);
  const same = german.filter(([path, text]) => text === english.get(path) && !ALIKE.test(text));
  expect(same.map(([path]) => path)).toEqual([]);
  expect(german.filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('lists of names read like sentences in both languages', () => {
  expect([en.and([]), en.and(['Ann']), en.and(['Ann', 'Bob', 'Cat'])]).toEqual(['', 'Ann', 'Ann, Bob and Cat']);
  expect(de.and(['Ann', 'Bob', 'Cat'])).toBe('Ann, Bob und Cat');
});
