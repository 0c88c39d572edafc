import { Chance, movesOf, replay } from '@taproom/engine';
import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { judgePuzzle, type Puzzle } from './puzzle.js';
import { puzzleOn, puzzlesOf } from './puzzles.js';

/** Tables that puzzles were found with. */
const FOUND_WITH = 2000;
/** A puzzle is judged again at as many tables as make its margin so many standard errors, so that no luck explains a failure. */
const CLEAR = 4;
const FEWEST = 20;
const tablesFor = ({ margin, error }: Puzzle): number =>
  Number(process.env.TAPROOM_PUZZLE_TABLES) ||
  Math.min(FOUND_WITH, Math.max(FEWEST, Math.ceil(FOUND_WITH * ((CLEAR * error) / margin) ** 2)));
/** So many of each game are judged again in every run, other ones each day of the month; all with the variable set. */
const SOME = process.env.TAPROOM_PUZZLE_TABLES ? Infinity : 12;

describe.each(games.map((game) => [game.name, game] as const))('%s', (name, game) => {
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
      const table = replay(game, { ...record, moves: [] });
      if (!table.ok) throw new Error(table.problem.reason);
      const reader = { names: record.players, seat, setting: table.value.setting };
      for (const reason of because)
        for (const words of [game.words.en, game.words.de])
          expect(words?.reason?.(reason, reader), reason.name).toBeTruthy();
    }
  });

  test('its solution comes out best again', async () => {
    const puzzles = await puzzlesOf(name);
    const step = Math.max(1, Math.floor(puzzles.length / SOME));
    for (const puzzle of puzzles.filter((_, i) => i % step === 0)) {
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
