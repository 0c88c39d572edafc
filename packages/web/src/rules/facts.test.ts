import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { entryOf } from '../entries.js';
import { type Example, movesIn } from './examples.js';
import { factWords } from './facts.js';
import { storyOf } from './scene.js';
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
  const facts = factWords('de');
  const examples = examplesIn(name).filter(
    ({ steps, players }) => Array.isArray(players) && steps?.some((step) => movesIn(step, players)),
  );

  test('every one can be played and drawn, before and after, with every word known', async () => {
    const rows = (await entryOf(name).rows?.())?.rows;
    const faults: string[] = [];
    for (const example of examples) {
      const story = storyOf(example, { game, words, facts, rows });
      if (!story) {
        faults.push(`${example.file} cannot be laid out`);
        continue;
      }
      if (story.before.length === 0 || story.steps.length === 0) faults.push(`${example.file} shows nothing`);
      for (const { move, refused } of story.steps) {
        if (NOTATION.test(move)) faults.push(`${example.file}: ${move}`);
        if (refused !== undefined && !/[.!]$/.test(refused)) faults.push(`${example.file}: ${refused}`);
      }
      for (const { label, cards, text } of [...story.before, ...story.after]) {
        if (/^[a-z]+ (market|deck)$|undefined/.test(label)) faults.push(`${example.file}: ${label}`);
        for (const card of cards)
          if (/[a-z]/.test(card) && words.card(card) === card) faults.push(`${example.file}: ${card}`);
        if (text !== undefined && /undefined|\bnone\b/.test(text)) faults.push(`${example.file}: ${text}`);
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
    // Some show only what cannot be, and have no move.
    const all = examplesIn(name).length;
    expect(examples.length).toBeGreaterThan(all > 60 ? 50 : all / 2);
  });

  test('every example has a title of its own', async () => {
    const texts = await textsOf(game, 'de');
    expect(examples.filter((example) => texts.titleOf(example) === example.title)).toEqual([]);
    expect(texts.rules).toContain('**R1**');
    expect((await textsOf(game, 'en')).titleOf(examples[0] as Example)).toBe(examples[0]?.title);
  });
});
