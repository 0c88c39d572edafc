import { games } from '@taproom/games';
import { expect, test } from 'vitest';
import { readRulebook, search } from './rulebook.js';
import { textsOf } from './texts.js';

const TEXT = `# A Game

What it is about,
in two lines.

Rules are cited; \`npm run check:rules\` fails otherwise.

## The table

- **R1** Everyone gets seven cards,
  all of them secret. [CT-1]
- **R2** The rest is the draw pile (D-2).
  - face down
  - never counted

## The end

- **R3** An empty hand wins (\`first-out\`).
`;

test('chapters, numbered rules over several lines, lists inside them; nothing for those who write code', () => {
  expect(readRulebook(TEXT)).toEqual([
    { heading: 'A Game', passages: [{ text: 'What it is about, in two lines.' }] },
    {
      heading: 'The table',
      passages: [
        { number: 'R1', text: 'Everyone gets seven cards, all of them secret.' },
        { number: 'R2', text: 'The rest is the draw pile.\n- face down\n- never counted' },
      ],
    },
    { heading: 'The end', passages: [{ number: 'R3', text: 'An empty hand wins.' }] },
  ]);
});

test('a search finds every word, in any case, in the number and the heading too', () => {
  const chapters = readRulebook(TEXT);
  const numbers = (words: string) =>
    search(chapters, words).flatMap(({ passages }) => passages.map(({ number }) => number));
  expect(numbers('SEVEN cards')).toEqual(['R1']);
  expect(numbers('r3')).toEqual(['R3']);
  expect(numbers('the table')).toEqual(['R1', 'R2']);
  expect(numbers('seven empty')).toEqual([]);
  expect(search(chapters, '  ')).toEqual(chapters);
});

test.each(games.map((game) => ({ game, name: game.name })))(
  '$name: nothing for those who write code in what players read',
  async ({ game }) => {
    for (const language of ['en', 'de'] as const) {
      const { rules } = await textsOf(game, language);
      const said = readRulebook(rules).flatMap(({ passages }) => passages.map(({ text }) => text));
      expect(said.length).toBeGreaterThanOrEqual(rules.match(/^- \*\*R\d+\*\*/gm)?.length ?? Number.POSITIVE_INFINITY);
      expect(said.filter((text) => /`|npm|\bseeds?\b|\boptions?\b|--[a-z]|docs\//i.test(text))).toEqual([]);
    }
  },
);
