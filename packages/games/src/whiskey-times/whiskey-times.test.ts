import { readdirSync, readFileSync } from 'node:fs';
import { formatProblem, type GameRecord, replay } from '@taproom/engine';
import { conformGame } from '@taproom/engine/conformance';
import { runScenario } from '@taproom/engine/scenario';
import { describe, expect, test } from 'vitest';
import { whiskeyTimes } from './index.js';
import { trial } from './trial.js';

const folder = (name: string) => new URL(`${name}/`, import.meta.url);
const filesIn = (name: string) => readdirSync(folder(name)).sort();
const textOf = (name: string, file: string) => readFileSync(new URL(file, folder(name)), 'utf8');

test('keeps the promises of every game, with every number of players and every combination of variants', () => {
  const { games, coverage } = conformGame(whiskeyTimes, trial, { games: 1, oneMoveIn: 25 });
  console.log(coverage.table());
  expect(games).toBe(4 * 2 ** 4);
});

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
    test(file, () => {
      const { end, ...record } = JSON.parse(textOf('records', file)) as GameRecord & { end: unknown };
      const table = replay(whiskeyTimes, record);
      expect(table.ok ? whiskeyTimes.outcome(table.value) : formatProblem(table.problem)).toEqual(end);
    });
  }
});
