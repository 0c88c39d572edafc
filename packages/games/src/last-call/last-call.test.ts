import { readdirSync, readFileSync } from 'node:fs';
import { formatProblem } from '@taproom/engine';
import { conformGame } from '@taproom/engine/conformance';
import { runScenario } from '@taproom/engine/scenario';
import { describe, expect, test } from 'vitest';
import { lastCall } from './index.js';
import { lastCallTrial } from './trial.js';

const folder = (name: string) => new URL(`${name}/`, import.meta.url);

test('keeps the promises of every game', () => {
  const { games, coverage } = conformGame(lastCall, lastCallTrial, { games: 2, oneMoveIn: 20 });
  console.log(coverage.table());
  expect(games).toBe(2 * lastCallTrial.settings.length);
});

describe('scenarios', () => {
  const games = [lastCall];
  for (const file of readdirSync(folder('scenarios'))) {
    test(file, () => {
      const held = runScenario(readFileSync(new URL(file, folder('scenarios')), 'utf8'), file, games);
      expect(held.ok ? [] : held.problem.map(formatProblem)).toEqual([]);
    });
  }
});
