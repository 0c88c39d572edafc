import { expect, test } from 'vitest';
import { de } from './de.js';
import { en } from './en.js';

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

test('German has every sentence, and has translated it', () => {
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
