import { type Game, readSetting, type Setting, type Trial, type Wish } from '@taproom/engine';
import { ENTRIES, entryNamed, games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.js';
import { checkBot, longestDecision } from './check.js';
import { botsFor, craftOf, seatBot } from './registry.js';

/** Tables at which every kind of bot is tried besides the usual one: what else a game can be like. */
const VARIANTS: Readonly<Record<string, readonly Wish[]>> = {
  'closing-time': [{ seats: 2 }],
  'last-call': [{ seats: 8 }],
  'with-friends': [
    { seats: 2, options: { 'double-deck': true } },
    { seats: 3, options: { wingman: true } },
  ],
  'whiskey-times': [{ seats: 4, options: { trading: true } }],
};

function settingFor(game: Game, wish: Wish): Setting {
  const setting = readSetting(game, wish);
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  return setting.value;
}

function botFor(kind: string, game: Game, setting: Setting): Bot {
  const bot = seatBot(kind, game, setting);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (name, game) => {
  const usual: Wish = { seats: entryNamed(name)?.facts.usualPlayers ?? 0 };
  const tables = [usual, ...(VARIANTS[name] ?? [])].map(
    (wish) => [`${wish.seats} players ${JSON.stringify(wish.options ?? {})}`, wish] as const,
  );

  test.each(tables)('every bot is legal, honest and repeatable: %s', (_, wish) => {
    const setting = settingFor(game, wish);
    const trial = entryNamed(name)?.trial as Trial;
    for (const kind of botsFor(game)) {
      const seat = (): Bot => botFor(kind, game, setting);
      expect(checkBot({ game, trial, setting, seat, seed: 7, decisions: 30, iterations: 2 })).toBe(30);
    }
  });

  test('a budget of time is kept within a tenth', () => {
    const setting = settingFor(game, usual);
    for (const kind of botsFor(game)) {
      expect(longestDecision(game, setting, botFor(kind, game, setting), 100, 10, 15, 3), kind).toBeLessThanOrEqual(
        110,
      );
    }
  });

  test('its nets take a page no more than 150 KB', () => {
    expect(JSON.stringify(craftOf(game)?.weights ?? {}).length).toBeLessThanOrEqual(150 * 1024);
  });

  test('a kind that does not exist is named with those that do', () => {
    const setting = settingFor(game, usual);
    expect(seatBot('barfly', game, setting)).toMatchObject({ ok: false, problem: expect.stringContaining('landlord') });
  });
});

describe('the check itself', () => {
  const game = games.find(({ name }) => name === 'with-friends') as Game;
  const setting = settingFor(game, { seats: 4 });
  const check = (bot: Bot) => () =>
    checkBot({
      game,
      trial: ENTRIES['with-friends'].trial,
      setting,
      seat: () => bot,
      seed: 1,
      decisions: 50,
      iterations: 1,
    });

  test('catches a bot that makes illegal moves', () => {
    expect(check({ choose: () => 9999 })).toThrow('illegal');
  });

  test('catches a bot whose decisions depend on more than view and chance', () => {
    let count = 0;
    expect(check({ choose: (_view, moves) => moves[count++ % moves.length] as number })).toThrow('secret');
  });

  test('catches a bot that scribbles on its view', () => {
    const scribbler: Bot = {
      choose: (view, moves) => {
        (view as { mine?: boolean }).mine = true;
        return moves[0] as number;
      },
    };
    expect(check(scribbler)).toThrow('writes');
  });
});
