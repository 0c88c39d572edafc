import { Chance, readSetting, SPECTATOR } from '@taproom/engine';
import { expect, test } from 'vitest';
import { keepsItsPromises } from '../testing/suite.js';
import { whiskeyTimes } from './index.js';
import { takeBottle } from './moves.js';
import type { Table } from './table.js';
import { trial } from './trial.js';

let step = 0;

keepsItsPromises(whiskeyTimes, trial, {
  beside: import.meta.url,
  effort: { games: 1, oneMoveIn: 60 },
  watch: (table) => keepsItsSecrets(table as Table, step++),
});

/** Random players seldom serve or trade; in the records people do. Every card is somewhere, and no viewer sees too much. */
function keepsItsSecrets(table: Table, nth: number): void {
  const { view, imagine } = whiskeyTimes;
  expect(trial.cardsFound(table).sort()).toEqual(trial.cardsOwned(table).sort());
  const viewer = (nth % (table.seats + 1)) + SPECTATOR;
  const seen = view(table, viewer);
  expect(view(trial.redeal(table, viewer, nth), viewer)).toEqual(seen);
  expect(view(imagine(table.setting, JSON.parse(JSON.stringify(seen)), nth), viewer)).toEqual(seen);
}

test('every number of players is tried with every combination of variants', () => {
  expect(trial.settings).toHaveLength(4 * (2 ** 4 + 2));
});

test('imagined hands hold what everybody saw going there, and never a red event', () => {
  const setting = readSetting(whiskeyTimes, { seats: 3, options: { first: [0] } });
  if (!setting.ok) throw new Error('three players cannot start');
  const given = {
    hands: { Ann: ['bottle-1'], Bob: ['ice', 'lime'] },
    'bottle-market': ['bottle-20', 'bottle-30'],
    'resource-market': ['cola', 'stones'],
  };
  const arranged = whiskeyTimes.arrange(setting.value, given, ['Ann', 'Bob', 'Cat'], Chance.fast(1));
  if (!arranged.ok) throw new Error(arranged.problem);
  const table = arranged.value;
  whiskeyTimes.apply(table, 0, takeBottle(0));
  const seen = whiskeyTimes.view(table, 1);
  const others = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const imagined = whiskeyTimes.view(whiskeyTimes.imagine(setting.value, seen, seed), 0).hand;
    expect(imagined).toContain('bottle-20');
    expect(imagined).toHaveLength(2);
    for (const card of imagined) others.add(card);
  }
  // The other bottle of that hand could be any that has not been seen.
  expect(others.size).toBeGreaterThan(40);
  expect(others.has('bottle-30')).toBe(false);
});
