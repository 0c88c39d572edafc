import { existsSync } from 'node:fs';
import { Chance, type Game, movesOf, replay } from '@taproom/engine';
import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { seesFarther } from './judging.js';
import { judgePuzzle, type Puzzle } from './puzzle.js';
import { puzzleOn, puzzlesOf } from './puzzles.js';

/** On request `all` are judged again, or all at the `full` number of tables they were found with; otherwise the clearest of each difficulty, which takes seconds. */
const ALL = process.env.TAPROOM_PUZZLES;
if (ALL && ALL !== 'all' && ALL !== 'full') throw new Error(`TAPROOM_PUZZLES is "${ALL}"; it may be "all" or "full".`);
/** A puzzle is judged again at as many tables as make its lead so many standard errors, so that no luck explains a failure. */
const CLEAR = 4;
const FEWEST = 20;
const SOME = 4;
/** Where tables are played to the end of a long game. */
const FEW = 1;

/** A game that has puzzles has them for so many evenings. */
const EVENINGS = 60;

/** There it is between the solution and what tempts; all other moves are on request. */
const isShort = (game: Game): boolean => !ALL && seesFarther(game);

function tablesFor(game: Game, { tables, margin, cost, error }: Puzzle): number {
  if (ALL === 'full') return tables;
  const lead = isShort(game) ? cost : margin;
  return Math.min(tables, Math.max(FEWEST, Math.ceil(tables * ((CLEAR * error) / lead) ** 2)));
}

function judgedAgain(game: Game, puzzles: readonly Puzzle[]): readonly Puzzle[] {
  if (ALL) return puzzles;
  const clearest = [...puzzles].sort((a, b) => tablesFor(game, a) - tablesFor(game, b));
  const most = isShort(game) ? FEW : SOME;
  return [1, 2, 3].flatMap((hard) => clearest.filter(({ difficulty }) => difficulty === hard).slice(0, most));
}

const PUZZLES = new Map(await Promise.all(games.map(async ({ name }) => [name, await puzzlesOf(name)] as const)));

describe.each(games.map((game) => [game.name, game] as const))('%s', (name, game) => {
  test('there is one for so many evenings', async () => {
    const isThere = existsSync(new URL(`./${name}/puzzles.json`, import.meta.url));
    expect((await puzzlesOf(name)).length).toBeGreaterThanOrEqual(isThere ? EVENINGS : 0);
  });

  test('every puzzle replays to a decision of its seat, and its moves are legal there', async () => {
    for (const { record, seat, solution, tempting } of await puzzlesOf(name)) {
      const table = replay(game, record);
      if (!table.ok) throw new Error(table.problem.reason);
      const legal = movesOf(game, table.value, seat).map((move) => game.notation.formatMove(move, table.value.setting));
      expect(legal).toContain(solution);
      expect(legal).toContain(tempting);
    }
  });

  test('the easiest come first, and what made the difference has words in both languages', async () => {
    const puzzles = await puzzlesOf(name);
    const difficulties = puzzles.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual([...difficulties].sort());
    for (const { record, seat, because } of puzzles) {
      expect(because, `${name} ${record.seed}`).not.toEqual([]);
      const table = replay(game, { ...record, moves: [] });
      if (!table.ok) throw new Error(table.problem.reason);
      const reader = { names: record.players, seat, setting: table.value.setting };
      for (const reason of because)
        for (const words of [game.words.en, game.words.de])
          expect(words?.reason?.(reason, reader), reason.name).toBeTruthy();
    }
  });

  test.each(judgedAgain(game, PUZZLES.get(name) ?? []).map((puzzle) => [puzzle.record.seed, puzzle] as const))(
    'the solution of %s comes out best again',
    (_, puzzle) => {
      const only = isShort(game) ? [puzzle.solution, puzzle.tempting] : undefined;
      const budget = { iterations: tablesFor(game, puzzle) };
      const { verdicts } = judgePuzzle(game, puzzle, budget, Chance.fast(17), only);
      const found = verdicts.map(({ move, behind, error }) => ({ text: textOf(game, puzzle, move), behind, error }));
      const solution = found.find(({ text }) => text === puzzle.solution);
      const tempting = found.find(({ text }) => text === puzzle.tempting);
      // Not behind anything by more than luck explains, and ahead of what tempts.
      expect(solution?.behind).toBeLessThanOrEqual(3 * (solution?.error ?? 0));
      expect(tempting?.behind).toBeGreaterThan(solution?.behind ?? 0);
    },
  );

  test('everyone has the same puzzle on a day, and another on the next', async () => {
    const puzzles = await puzzlesOf(name);
    if (puzzles.length < 2) return;
    expect(puzzleOn(puzzles, '2026-11-17')).toBe(puzzleOn([...puzzles].reverse(), '2026-11-17'));
    expect(puzzleOn(puzzles, '2026-11-18')).not.toBe(puzzleOn(puzzles, '2026-11-17'));
    expect(puzzleOn(puzzles, 'yesterday')).toBeUndefined();
  });
});

function textOf(game: Game, { record }: Puzzle, move: number): string {
  const table = replay(game, { ...record, moves: [] });
  if (!table.ok) throw new Error(table.problem.reason);
  return game.notation.formatMove(move, table.value.setting);
}
