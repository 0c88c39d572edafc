import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnyTable, formatProblem, type Game, type Trial } from '@taproom/engine';
import { conformGame, conformMoves, type Effort } from '@taproom/engine/conformance';
import { runScenario } from '@taproom/engine/scenario';
import { describe, expect, test } from 'vitest';
import { type Golden, madeAnew, replayed } from './golden.js';

/** A busy machine takes its time. */
const PATIENCE = 600_000;
/** Ten thousand over the four games, which is what a check has time for; `TAPROOM_TABLES=10000` takes as many in each. */
const RANDOM_TABLES = Number(process.env.TAPROOM_TABLES ?? 2_500);
/** `TAPROOM_GOLDEN=write` makes golden records anew instead of holding the rules to them. */
const WRITES_GOLDEN = process.env.TAPROOM_GOLDEN === 'write';

export interface Promises {
  /** `import.meta.url` of the test: beside it lie the game's scenarios and records. */
  readonly beside: string;
  readonly effort: Effort;
  /** Sees every table of the golden records. */
  readonly watch?: (table: AnyTable) => void;
}

/** What every game promises, as tests, what fails soonest first: every scenario, every golden record, the conformance suite. */
export function keepsItsPromises(game: Game, trial: Trial, { beside, effort, watch }: Promises): void {
  const fileIn = (folder: string, file: string): URL => new URL(`${folder}/${file}`, beside);
  const filesIn = (folder: string): string[] => readdirSync(fileIn(folder, '')).sort();

  describe('scenarios', () => {
    test.each(filesIn('scenarios'))('%s', (file) => {
      const held = runScenario(readFileSync(fileIn('scenarios', file), 'utf8'), file, [game]);
      expect(held.ok ? [] : held.problem.map(formatProblem)).toEqual([]);
    });
  });

  describe('golden records', () => {
    test.each(filesIn('records'))('%s', { timeout: PATIENCE }, (file) => {
      const at = fileIn('records', file);
      const golden = JSON.parse(readFileSync(at, 'utf8')) as Golden;
      if (WRITES_GOLDEN) writeFileSync(at, `${JSON.stringify(madeAnew(game, golden), null, 2)}\n`);
      else expect(replayed(game, golden, watch)).toEqual(golden);
    });
  });

  test(
    'keeps the promises of every game',
    () => {
      const { games, coverage } = conformGame(game, trial, effort);
      console.log(coverage.table());
      expect(games).toBe(effort.games * trial.settings.length);
    },
    PATIENCE,
  );

  test(
    'refuses what is not legal and nothing else: every move number at random tables',
    () => {
      expect(conformMoves(game, trial, RANDOM_TABLES)).toBeGreaterThan(RANDOM_TABLES);
    },
    PATIENCE,
  );
}
