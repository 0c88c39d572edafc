import { readdirSync, readFileSync } from 'node:fs';
import { Chance, formatProblem, type GameRecord, readSetting, replay, SPECTATOR } from '@taproom/engine';
import { conformGame } from '@taproom/engine/conformance';
import { runScenario } from '@taproom/engine/scenario';
import { describe, expect, test } from 'vitest';
import { whiskeyTimes } from './index.js';
import { takeBottle } from './moves.js';
import type { Table } from './table.js';
import { trial } from './trial.js';

const folder = (name: string) => new URL(`${name}/`, import.meta.url);
const filesIn = (name: string) => readdirSync(folder(name)).sort();
const textOf = (name: string, file: string) => readFileSync(new URL(file, folder(name)), 'utf8');

/** A busy machine takes its time. */
const PATIENCE = 600_000;

test(
  'keeps the promises of every game, with every number of players and every combination of variants',
  () => {
    const { games, coverage } = conformGame(whiskeyTimes, trial, { games: 1, oneMoveIn: 60 });
    console.log(coverage.table());
    expect(games).toBe(4 * (2 ** 4 + 2));
  },
  PATIENCE,
);

describe('scenarios', () => {
  for (const file of filesIn('scenarios')) {
    test(file, () => {
      const held = runScenario(textOf('scenarios', file), file, [whiskeyTimes]);
      expect(held.ok ? [] : held.problem.map(formatProblem)).toEqual([]);
    });
  }
});

describe('golden records', () => {
  for (const file of filesIn('records')) {
    test(
      file,
      () => {
        const { end, ...record } = JSON.parse(textOf('records', file)) as GameRecord & { end: unknown };
        let step = 0;
        const table = replay(whiskeyTimes, record, ({ table }) => keepsItsSecrets(table, step++));
        expect(table.ok ? whiskeyTimes.outcome(table.value) : formatProblem(table.problem)).toEqual(end);
      },
      PATIENCE,
    );
  }
});

/** Random players seldom serve or trade; in the records people do. Every card is somewhere, and no viewer sees too much. */
function keepsItsSecrets(table: Table, step: number): void {
  const { view, imagine } = whiskeyTimes;
  expect(trial.cardsFound(table).sort()).toEqual(trial.cardsOwned(table).sort());
  const viewer = (step % (table.seats + 1)) + SPECTATOR;
  const seen = view(table, viewer);
  expect(view(trial.redeal(table, viewer, step), viewer)).toEqual(seen);
  expect(view(imagine(table.setting, JSON.parse(JSON.stringify(seen)), step), viewer)).toEqual(seen);
}

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
