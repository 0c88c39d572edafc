import { attempt, Chance, type Options, readSetting } from '@taproom/engine';
import { expect, test } from 'vitest';
import { closingTime } from '../closing-time/index.js';
import { lastCall } from '../last-call/index.js';
import type { SheddingGame } from './game.js';
import { DRAW } from './moves.js';

/** What is told when Ann draws from this pile. */
function told(game: SheddingGame, options: Options, pile: readonly string[]) {
  const setting = readSetting(game, { seats: 2, options: { ...options, first: 0 } });
  if (!setting.ok) throw new Error(JSON.stringify(setting.problem));
  const given = { top: 'wine/red/star', hands: { Ann: ['beer/navy/tree'] }, draw: pile };
  const table = game.arrange(setting.value, given, ['Ann', 'Bob'], Chance.fast(1));
  if (!table.ok) throw new Error(JSON.stringify(table.problem));
  const made = attempt(game, table.value, 0, DRAW);
  if (!made.ok) throw new Error(made.problem);
  return { events: made.value.events, waiting: made.value.table.waiting };
}

const drew = (...cards: string[]) => ({ type: 'drew', seat: 0, why: 'turn', cards });

test('R9 a card drawn is told once, to whom it belongs and why', () => {
  const { events, waiting } = told(closingTime, {}, ['cocktail/red/meeple', 'beer/red/square']);
  expect(events.filter(({ type }) => type === 'drew')).toEqual([drew('cocktail/red/meeple')]);
  expect(waiting).toBe(0b10);
});

test('R35 of several cards the last is told apart: in one edition it may be played', () => {
  const { events, waiting } = told(lastCall, { draws: 3 }, ['beer/red/meeple', 'copita/pink/cross', 'wine/lime/star']);
  expect(events.filter(({ type }) => type === 'drew')).toEqual([
    drew('copita/pink/cross', 'beer/red/meeple'),
    drew('wine/lime/star'),
  ]);
  expect(waiting, 'Ann may play it').toBe(0b01);
});
