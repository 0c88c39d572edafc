import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Example } from './examples.js';
import { factWords } from './facts.js';
import { cardNames, cardsOf, inWords } from './say.js';
import { textsOf } from './texts.js';

const FILES = import.meta.glob<string>('../../../games/src/*/scenarios/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const examplesIn = (game: string): Example[] =>
  Object.entries(FILES)
    .filter(([path]) => path.includes(`/${game}/scenarios/`))
    .map(([path, text]) => ({ file: path.replace(/.*\//, ''), ...(parse(text) as Omit<Example, 'file'>) }));

/** What a line of moves begins with, in notation. */
const NOTATION =
  /^(play|draw|pass|declare|catch|take|sip|keep|own-up|bid|done|swap|gift|serve|offer|give|want|end-trade)\b/;

describe.each(games.map((game) => ({ name: game.name, game })))('the examples of $name in German', ({ game, name }) => {
  const words = game.words.de ?? game.words.en;
  const german = factWords('de');
  const examples = examplesIn(name);
  const names = cardNames(game, words);

  test('every word of them is known', () => {
    const unknown = new Set<string>();
    for (const { given, steps = [], players, file } of examples) {
      const known = (word: string) => players.includes(word) || names.has(word) || /^[\d\s]*$/.test(word);
      const heard = (word: string, said: string) => {
        if (!known(word) && said === factWords('en').value(word) && !/^(Neat|Copita|Cocktail|Highball)$/i.test(word))
          unknown.add(`${file}: ${word}`);
        return said;
      };
      const say = {
        card: cardsOf(words, names),
        facts: {
          part: (part: string) => heard(part, german.part(part)),
          value: (word: string) => heard(word, german.value(word)),
        },
        move(line: string) {
          const said = words.move(line, { names: players, seat: -1 });
          if (NOTATION.test(said)) unknown.add(`${file}: ${line}`);
          return said;
        },
      };
      inWords(given ?? {}, say);
      for (const { expect } of steps) {
        for (const [part, value] of Object.entries((expect ?? {}) as object)) inWords({ [part]: value }, say, part);
      }
    }
    expect([...unknown]).toEqual([]);
    expect(examples.length).toBeGreaterThan(60);
  });

  test('every example has a title of its own', async () => {
    const texts = await textsOf(game, 'de');
    expect(examples.filter((example) => texts.titleOf(example) === example.title)).toEqual([]);
    expect(texts.rules).toContain('**R1**');
    expect((await textsOf(game, 'en')).titleOf(examples[0] as Example)).toBe(examples[0]?.title);
  });
});
