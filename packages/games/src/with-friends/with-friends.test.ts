import { readdirSync, readFileSync } from 'node:fs';
import { formatProblem, type GameRecord, replay } from '@taproom/engine';
import { conformGame } from '@taproom/engine/conformance';
import { runScenario } from '@taproom/engine/scenario';
import { describe, expect, test } from 'vitest';
import { withFriends } from './index.js';
import { trial } from './trial.js';

const folder = (name: string) => new URL(`${name}/`, import.meta.url);

test('keeps the promises of every game', () => {
  const { games, coverage } = conformGame(withFriends, trial, { games: 1, oneMoveIn: 20 });
  console.log(coverage.table());
  expect(games).toBe(trial.settings.length);
});

describe('scenarios', () => {
  const games = [withFriends];
  for (const file of readdirSync(folder('scenarios'))) {
    test(file, () => {
      const held = runScenario(readFileSync(new URL(file, folder('scenarios')), 'utf8'), file, games);
      expect(held.ok ? [] : held.problem.map(formatProblem)).toEqual([]);
    });
  }
});

describe('golden records', () => {
  for (const file of readdirSync(folder('records'))) {
    test(file, () => {
      const { end, ...record } = JSON.parse(readFileSync(new URL(file, folder('records')), 'utf8')) as GameRecord & {
        end: unknown;
      };
      const table = replay(withFriends, record);
      expect(table.ok ? withFriends.outcome(table.value) : formatProblem(table.problem)).toEqual(end);
    });
  }
});
