import { readdirSync, readFileSync } from 'node:fs';
import { formatProblem, type GameRecord, replay, SPECTATOR } from '@taproom/engine';
import { conformGame } from '@taproom/engine/conformance';
import { runScenario } from '@taproom/engine/scenario';
import { describe, expect, test } from 'vitest';
import { lastCall } from './index.js';
import { lastCallTrial } from './trial.js';

const filesIn = (folder: string): string[] => readdirSync(new URL(`${folder}/`, import.meta.url));
const textOf = (folder: string, file: string): string =>
  readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8');

test('keeps the promises of every game', () => {
  const { games, coverage } = conformGame(lastCall, lastCallTrial, { games: 2, oneMoveIn: 20 });
  console.log(coverage.table());
  expect(games).toBe(2 * lastCallTrial.settings.length);
});

describe('scenarios', () => {
  for (const file of filesIn('scenarios')) {
    test(file, () => {
      const held = runScenario(textOf('scenarios', file), file, [lastCall]);
      expect(held.ok ? [] : held.problem.map(formatProblem)).toEqual([]);
    });
  }
});

describe('golden records', () => {
  for (const file of filesIn('records')) {
    test(file, () => {
      const { end, ...record } = JSON.parse(textOf('records', file)) as GameRecord & { end: unknown };
      const table = replay(lastCall, record);
      expect(table.ok ? lastCall.view(table.value, SPECTATOR) : table.problem).toEqual(end);
    });
  }
});
