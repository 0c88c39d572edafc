import { type Game, RESERVED_OPTIONS, readOptions } from '@taproom/engine';
import { conformGame } from '@taproom/engine/conformance';
import { afterEach, describe, expect, test } from 'vitest';
import { loadEditions } from './editions.js';
import { ENTRIES } from './entries.js';
import { FACTS } from './facts.js';
import { addGame, allEntries, GAME_NAMES, gameNamed, games } from './index.js';
import { loadRules } from './lazy.js';
import { unfitToEnter } from './outside.js';

describe.each(GAME_NAMES.map((name) => ({ name })))('the entry of $name', ({ name }) => {
  const { facts, game, trial, editions = {} } = ENTRIES[name];

  test('has other editions whose cards can be played, with words in both languages', async () => {
    expect(await loadEditions(name)).toEqual(editions);
    for (const [edition, files] of Object.entries(editions)) {
      expect(Object.keys(game.files)).toEqual(expect.arrayContaining(Object.keys(files)));
      for (const [file, text] of Object.entries(files)) expect(text).not.toBe(game.files[file]);
      expect(game.readCards({ ...game.files, ...files })).toMatchObject({ ok: true });
      for (const language of ['en', 'de'] as const)
        expect(game.words[language]?.editions?.[edition]?.says).toBeTruthy();
    }
  });

  test('is called the same everywhere, loaded at once or later', async () => {
    expect([facts.name, game.name, FACTS[name].name]).toEqual([name, name, name]);
    expect(await loadRules(name)).toBe(game);
    expect(unfitToEnter({ facts, game, trial })).toBeUndefined();
  });

  test('says of itself what its rules say', () => {
    const options = readOptions(game.options, {});
    expect(options.ok && game.seats(options.value)).toEqual(facts.players);
    expect(facts.usualPlayers).toBeGreaterThanOrEqual(facts.players.min);
    expect(facts.usualPlayers).toBeLessThanOrEqual(facts.players.max);
    for (const language of ['en', 'de'] as const) {
      expect(game.words[language]?.title).toBe(facts.title[language]);
      expect(game.words[language]?.tagline).toBe(facts.tagline[language]);
    }
  });
});

test('no two games share a name, a title or a prefix of rulings', () => {
  const facts = GAME_NAMES.map((name) => FACTS[name]);
  for (const of of [facts.map(({ title }) => title.en), facts.map(({ rulingPrefix }) => rulingPrefix)])
    expect(new Set(of).size).toBe(facts.length);
});

describe('a game from outside', () => {
  const { facts, game, trial } = ENTRIES['last-call'];
  const guest = (name: string, options = game.options) => ({
    facts: { ...facts, name },
    game: { ...game, name, options } as Game,
  });
  const before = allEntries().length;
  afterEach(() => expect(games).toHaveLength(GAME_NAMES.length));

  test('is found by its name once it has come in, after those of the house', () => {
    expect(gameNamed('darts')).toBeUndefined();
    expect(addGame(guest('darts')).ok).toBe(true);
    expect(gameNamed('darts')?.name).toBe('darts');
    expect(allEntries()).toHaveLength(before + 1);
    expect(allEntries().at(-1)?.facts.name).toBe('darts');
  });

  test.each([
    ['a name that is none', guest('My Game'), /lower case with hyphens/],
    ['the name of a game of the house', guest('last-call'), /has a game called last-call already/],
    ['two names', { ...guest('bowls'), facts }, /called last-call in its facts/],
    [
      'an option every table has',
      guest('bowls', [{ ...game.options[0], name: 'cards' } as never]),
      /option called cards/,
    ],
  ])('with %s is turned away in a sentence', (_what, entry, why) => {
    const added = addGame(entry);
    expect(added.ok ? '' : added.problem).toMatch(why);
    expect(gameNamed('bowls')).toBeUndefined();
  });

  test('does not conform with an option that every table means something else by', () => {
    for (const name of ['cards', 'players', 'deck']) {
      expect(RESERVED_OPTIONS).toContain(name);
      const { game: odd } = guest('bowls', [{ ...game.options[0], name } as never]);
      expect(() => conformGame(odd, trial, { games: 0 })).toThrow(`no option may be called ${name}`);
    }
  });
});
