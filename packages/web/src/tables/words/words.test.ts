import { describe, expect, test } from 'vitest';
import { de } from './de.js';
import { en } from './en.js';

/** Every sentence by its path, spoken with plain arguments. */
function spoken(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const at = `${path}${name}`;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return [[at, String(say(name, value))]];
    return spoken(value as object, `${at}.`);
  });
}

/** Only `and` takes a list; every other sentence is happy with words. */
const say = (name: string, sentence: (...args: unknown[]) => unknown): unknown =>
  name === 'and' ? sentence(['x', 'y', 'z']) : sentence('x', 'y', 'z', 'w');

describe('the words of the tables', () => {
  test('German has every sentence English has, and no more', () => {
    expect(
      spoken(de)
        .map(([path]) => path)
        .sort(),
    ).toEqual(
      spoken(en)
        .map(([path]) => path)
        .sort(),
    );
  });

  test('no sentence is empty or says undefined', () => {
    const bad = [...spoken(en), ...spoken(de)].filter(
      ([, text]) => text.trim() === '' || /undefined|NaN|\[object/.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('German is not English: only names and signs are the same', () => {
    const english = new Map(spoken(en));
    const same = spoken(de).filter(
      ([path, text]) => english.get(path) === text && /[a-z]{3}/.test(text.replaceAll(/\b[xyzw]\b/g, '')),
    );
    expect(same.map(([path]) => path)).toEqual([]);
  });

  test('one thing is one thing', () => {
    expect(en.cards(1)).toBe('1 card');
    expect(de.cards(1)).toBe('1 Karte');
    expect(en.and(['Ann'])).toBe('Ann');
    expect(en.and(['Ann', 'Bob', 'Cat'])).toBe('Ann, Bob and Cat');
  });
});
