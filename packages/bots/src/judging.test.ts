import {
  Chance,
  firstOf,
  type Game,
  type Given,
  movesOf,
  readSetting,
  type Setting,
  type Trial,
} from '@taproom/engine';
import { entryNamed, gameNamed, games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { type Hint, hintFor } from './hint.js';
import { type Judgement, judge } from './judging.js';
import { randomBot } from './random.js';
import { craftOf } from './registry.js';

const SEATS = 3;
const NAMES = ['Ann', 'Bob', 'Cat'];
const BUDGET = { iterations: 120 };
/** A table of Whiskey Times takes longer to think about. */
const FEW = { iterations: 6 };

function settingOf(game: Game, options = {}): Setting {
  const setting = readSetting(game, { seats: SEATS, options });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  return setting.value;
}

const judged = (game: Game, table: Parameters<Game['view']>[0], seat: number): Judgement =>
  judge(game, table.setting, game.view(table, seat), movesOf(game, table, seat), FEW, Chance.fast(5)) as Judgement;

/** Ann's hint at a table that is given. */
function hintAt(name: string, given: Given, language: 'en' | 'de' = 'en'): Hint {
  const game = gameNamed(name) as Game;
  const setting = settingOf(game, name === 'with-friends' ? {} : { first: [0] });
  const table = game.arrange(setting, given, NAMES, Chance.fast(1));
  if (!table.ok) throw new Error(table.problem);
  const words = game.words[language] ?? game.words.en;
  const moves = movesOf(game, table.value, 0);
  const reader = { names: NAMES, seat: 0, setting };
  return hintFor(game, setting, game.view(table.value, 0), moves, BUDGET, Chance.fast(3), words, reader) as Hint;
}

/** Where nobody looks ahead nothing is judged. */
const LOOKING_AHEAD = games.filter((game) => craftOf(game));

describe.each(LOOKING_AHEAD.map((game) => [game.name, game] as const))('%s', (name, game) => {
  const setting = settingOf(game);

  /** Decisions along random games. */
  function* decisions(count: number) {
    const chance = Chance.fast(11);
    for (let seed = 1; count > 0; seed++) {
      const table = game.setup(setting, Chance.fast(seed));
      for (let made = 0; made < 40 && !game.outcome(table) && count > 0; made++) {
        const seat = firstOf(game.waitingFor(table));
        const moves = movesOf(game, table, seat);
        if (moves.length > 1 && made % 4 === 0) {
          count--;
          yield { table, seat, moves };
        }
        game.apply(table, seat, randomBot.choose(game.view(table, seat), moves, {}, chance));
      }
    }
  }

  test('a judgement is the same again, and the same where hidden cards lie otherwise', () => {
    const trial = entryNamed(name)?.trial as Trial;
    for (const { table, seat } of decisions(4)) {
      const judgement = judged(game, table, seat);
      expect(judged(game, table, seat)).toEqual(judgement);
      expect(judged(game, trial.redeal(table, seat, 99), seat)).toEqual(judgement);
    }
  });

  test('the best comes first, what is behind it is in order, and every reason has words in both languages', () => {
    for (const { table, seat, moves } of decisions(20)) {
      const { verdicts, reasons } = judged(game, table, seat);
      for (const { move } of verdicts) expect(moves).toContain(move);
      const behind = verdicts.slice(1).map((verdict) => verdict.behind);
      expect(behind).toEqual([...behind].sort((a, b) => a - b));
      for (const reason of reasons) {
        for (const words of [game.words.en, game.words.de])
          expect(words?.reason?.(reason, { names: NAMES, seat, setting }), reason.name).toBeTruthy();
      }
    }
  });
});

test('moves that come to the same are worth the same, however many tables are imagined', () => {
  const game = gameNamed('closing-time') as Game;
  const setting = settingOf(game, { first: [0] });
  const given = { top: 'wine/red/star', hands: { Ann: ['lets-get-wild'] } };
  const table = game.arrange(setting, given, NAMES, Chance.fast(1));
  if (!table.ok) throw new Error(table.problem);
  const moves = movesOf(game, table.value, 0);
  const judgement = judge(game, setting, game.view(table.value, 0), moves, { iterations: 300 }, Chance.fast(3));
  expect(judgement?.tables).toBe(300);
  const wilds = judgement?.verdicts.filter(({ worth }) => worth === 1);
  expect(wilds).toHaveLength(5);
});

describe('says why', () => {
  test('the last card wins', () => {
    const given = {
      top: 'wine/red/star',
      hands: { Ann: ['wine/red/house'], Bob: ['beer/navy/tree'], Cat: ['neat/pink/cross'] },
    };
    expect(hintAt('closing-time', given)).toMatchObject({
      move: 'play wine/red/house',
      because: expect.arrayContaining([expect.stringContaining('your last card')]),
    });
  });

  test('who is about to go out is aimed at', () => {
    const given = {
      top: 'wine/red/star',
      hands: {
        Ann: ['take-that/wine', 'wine/red/house', 'neat/pink/cross', 'beer/navy/tree'],
        Bob: ['wine/lime/star'],
        Cat: ['cheers', 'chaser', 'pass-the-bottle', 'about-face/wine', 'about-face/neat'],
      },
    };
    const hint = hintAt('closing-time', given);
    expect(hint.move).toBe('play take-that/wine');
    expect(hint.because.join()).toContain('Bob is down to one card');
    expect(hintAt('closing-time', given, 'de').because.join()).toContain('Bob hat nur noch eine Karte');
  });

  test('a bid names the cards it counts on', () => {
    const given = { trump: 'wine-7', round: 1, hands: { Ann: ['wine-mixer', 'wine-11', 'beer-2'] }, dealer: 'Cat' };
    const hint = hintAt('with-friends', given);
    expect(hint.move).toBe('bid 2');
    expect(hint.because[0]).toContain('Wine Mixer');
  });
});
