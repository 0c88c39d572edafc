import { Chance, movesOf, replay } from '@taproom/engine';
import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { judgePuzzle, type Puzzle } from './puzzle.js';
import { puzzleOn, puzzlesOf } from './puzzles.js';

/** On request all are judged again, at no more than so many tables; otherwise the clearest of each difficulty, which takes seconds. */
const ALL = process.env.TAPROOM_PUZZLE_TABLES;
/** A puzzle is judged again at as many tables as make its margin so many standard errors, so that no luck explains a failure. */
const CLEAR = 4;
const FEWEST = 20;
const tablesFor = ({ tables, margin, error }: Puzzle): number =>
  ALL
    ? Math.min(tables, Number(ALL))
    : Math.min(tables, Math.max(FEWEST, Math.ceil(tables * ((CLEAR * error) / margin) ** 2)));

const SOME = 4;
/** Where tables are played to the end of a long game. */
const FEW = 1;
const judgedAgain = (name: string, puzzles: readonly Puzzle[]): readonly Puzzle[] => {
  if (ALL) return puzzles;
  const clearest = [...puzzles].sort((a, b) => tablesFor(a) - tablesFor(b));
  const most = name === 'whiskey-times' ? FEW : SOME;
  return [1, 2, 3].flatMap((hard) => clearest.filter(({ difficulty }) => difficulty === hard).slice(0, most));
};

describe.each(games.map((game) => [game.name, game] as const))('%s', (name, game) => {
  // Whiskey Times has those that were found so far: its tables are played to the end of the game.
  test.skipIf(name === 'whiskey-times')('there is one for sixty evenings', async () => {
    expect((await puzzlesOf(name)).length).toBeGreaterThanOrEqual(60);
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

  test('its solution comes out best again', async () => {
    for (const puzzle of judgedAgain(name, await puzzlesOf(name))) {
      const { verdicts } = judgePuzzle(game, puzzle, { iterations: tablesFor(puzzle) }, Chance.fast(17));
      const found = verdicts.map(({ move, behind, error }) => ({ text: textOf(game, puzzle, move), behind, error }));
      const solution = found.find(({ text }) => text === puzzle.solution);
      // Not behind anything by more than luck explains.
      expect(solution && solution.behind <= 3 * solution.error, `${puzzle.record.seed}: ${puzzle.solution}`).toBe(true);
      const tempting = found.find(({ text }) => text === puzzle.tempting);
      expect(
        (tempting?.behind ?? Infinity) > (solution?.behind ?? 0),
        `${puzzle.record.seed}: ${puzzle.tempting}`,
      ).toBe(true);
    }
  });

  test('everyone has the same puzzle on a day, and another on the next', async () => {
    const puzzles = await puzzlesOf(name);
    if (puzzles.length < 2) return;
    expect(puzzleOn(puzzles, '2026-11-17')).toBe(puzzleOn([...puzzles].reverse(), '2026-11-17'));
    expect(puzzleOn(puzzles, '2026-11-18')).not.toBe(puzzleOn(puzzles, '2026-11-17'));
    expect(puzzleOn(puzzles, 'yesterday')).toBeUndefined();
  });
});

function textOf(game: (typeof games)[number], { record }: Puzzle, move: number): string {
  const table = replay(game, { ...record, moves: [] });
  if (!table.ok) throw new Error(table.problem.reason);
  return game.notation.formatMove(move, table.value.setting);
}
