import { readdirSync, readFileSync } from 'node:fs';
import { formatProblem } from '@taproom/engine';
import { conformGame } from '@taproom/engine/conformance';
import { runScenario } from '@taproom/engine/scenario';
import { describe, expect, test } from 'vitest';
import { closingTime } from './index.js';
import { closingTimeTrial } from './trial.js';

const folder = (name: string) => new URL(`${name}/`, import.meta.url);

test('keeps the promises of every game', () => {
  const { games, coverage } = conformGame(closingTime, closingTimeTrial, { games: 1, oneMoveIn: 25 });
  console.log(coverage.table());
  expect(games).toBe(closingTimeTrial.settings.length);
});

describe('scenarios', () => {
  const games = [closingTime];
  for (const file of readdirSync(folder('scenarios'))) {
    test(file, () => {
      const held = runScenario(readFileSync(new URL(file, folder('scenarios')), 'utf8'), file, games);
      expect(held.ok ? [] : held.problem.map(formatProblem)).toEqual([]);
    });
  }
});
