import { Chance, firstOf, type Move, movesOf, readSetting, type Setting } from '@taproom/engine';
import { whiskeyMoves as m, whiskeyTable as t, type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';
import { describe, expect, test } from 'vitest';
import { seatBot } from '../registry.js';

function settingFor(seats: number): Setting {
  const setting = readSetting(whiskeyTimes, { seats, options: { first: [0] } });
  if (!setting.ok) throw new Error(JSON.stringify(setting.problem));
  return setting.value;
}

function botOf(kind: string, setting: Setting) {
  const bot = seatBot(kind, whiskeyTimes as never, setting);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
}

/** The evening ends with Dan, who is behind at [30, 29, 27, 27] and has a guest to serve that wins it. */
function lastToAct(setting: Setting): WhiskeyTable {
  const given = {
    phase: 'act',
    guests: {
      Ann: ['hypatia', 'boudica', 'voltaire'],
      Bob: ['li-bai', 'tupaia', 'cleopatra'],
      Cat: ['archimedes', 'wu-zetian', 'omar-khayyam'],
      Dan: ['socrates', 'diogenes', 'sappho'],
    },
    hands: { Ann: [], Bob: [], Cat: [], Dan: ['bottle-14', 'rocks', 'lime'] },
    tokens: { Ann: 30, Bob: 29, Cat: 27, Dan: 27 },
    'bottle-deck': ['end'],
  };
  const arranged = whiskeyTimes.arrange(setting as never, given, ['Ann', 'Bob', 'Cat', 'Dan'], Chance.fast(1));
  if (!arranged.ok) throw new Error(arranged.problem);
  const table = arranged.value;
  whiskeyTimes.apply(table, 0, m.DONE);
  for (const seat of [1, 2]) for (let n = 0; n < 2; n++) whiskeyTimes.apply(table, seat, m.DONE);
  whiskeyTimes.apply(table, 3, m.DONE);
  return table;
}

describe.each(['local', 'regular', 'landlord'])('%s', (kind) => {
  test.each([1, 2, 3, 4])('last to act, the guest who wins the evening is served, luck %i', (luck) => {
    const setting = settingFor(4);
    const table = lastToAct(setting);
    expect(whiskeyTimes.view(table, 3).scores).toEqual([30, 29, 27, 27]);
    expect(table.turn).toBe(3);
    const moves = movesOf(whiskeyTimes as never, table as never, 3);
    const move = botOf(kind, setting).choose(whiskeyTimes.view(table, 3), moves, { iterations: 40 }, Chance.fast(luck));
    expect(whiskeyTimes.notation.formatMove(move, setting as never)).toBe('serve guest 1 with bottle-14');
  });
});

/** Guests that could have been served when somebody ended their last turn, and last turns there were. */
function leftWaiting(kind: string, games: number): { left: number; turns: number } {
  const setting = settingFor(3);
  const bot = botOf(kind, setting);
  const moves: Move[] = [];
  let [left, turns] = [0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const chance = Chance.fast(seed);
    const table = whiskeyTimes.setup(setting as never, Chance.fast(seed));
    while (!table.over) {
      const seat = firstOf(whiskeyTimes.waitingFor(table));
      const legal = moves.slice(0, whiskeyTimes.legalMoves(table, seat, moves));
      const move = bot.choose(whiskeyTimes.view(table, seat), legal, {}, chance);
      if (table.what === t.ACTING && move === m.DONE && table.ending !== t.NOT_YET) {
        turns++;
        if (legal.some((one) => m.kindOf(one) === m.SERVE)) left++;
      }
      whiskeyTimes.apply(table, seat, move);
    }
  }
  return { left, turns };
}

test('Local leaves no guest waiting in its last turn whom it could serve; the one before did', () => {
  const { left, turns } = leftWaiting('local', 16);
  expect(turns).toBeGreaterThan(30);
  expect(left).toBe(0);
  expect(leftWaiting('local-1', 16).left).toBeGreaterThan(0);
});
