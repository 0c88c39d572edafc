import type { Puzzle } from '@taproom/bots';
import { expect, test } from 'vitest';
import { alone, type Job } from '../crew/crew.js';
import { type HuntJob, huntJob } from './find.js';
import { hunt } from './hunt.js';

const HUNT = { game: 'with-friends', wish: { seats: 4, options: {} }, seed: 'test', glance: 8, look: 40, from: 0 };
const nobody = (): void => {};

/** What is found in the n-th game, without playing it. */
const canned = (nth: number, difficulty: 1 | 2 | 3, tempting: string, cost = 1): Puzzle => ({
  record: { game: 'with-friends', rulesVersion: 1, players: [], options: {}, seed: `test ${nth}`, moves: [] },
  seat: 0,
  solution: 'draw',
  tempting,
  unit: 'points',
  tables: 40,
  margin: 1,
  error: 0.1,
  cost,
  difficulty,
  because: [],
});

const crewFinding = (found: readonly (Puzzle | null)[]) => alone((job: Job) => found[(job as HuntJob).nth] ?? null);

const FOUND = [
  canned(0, 1, 'play wine-3'),
  null,
  canned(2, 1, 'play beer-3', 2),
  canned(3, 1, 'play wine-3'),
  canned(4, 1, 'play rocks-3'),
  canned(5, 1, 'play neat-3'),
  canned(6, 3, 'bid 1'),
];

test('the easiest come first, of one difficulty the dearest; neither one trap nor the easy take over', async () => {
  const { puzzles, games } = await hunt(HUNT, 4, crewFinding(FOUND), nobody);
  // The fourth game tempts as the first did, the sixth has one easy puzzle too many.
  expect(puzzles.map(({ record }) => record.seed)).toEqual(['test 2', 'test 0', 'test 4', 'test 6']);
  expect(games).toBe(7);
});

test('a search that was interrupted goes on to the same puzzles', async () => {
  const before = FOUND.slice(0, 3).filter((found) => found !== null);
  const after = await hunt(HUNT, 4, crewFinding(FOUND), nobody, { before });
  expect(after).toEqual(await hunt(HUNT, 4, crewFinding(FOUND), nobody));
  // Nothing is looked for where enough was found before; the dearer of the two comes first.
  expect((await hunt(HUNT, 2, crewFinding([]), nobody, { before })).puzzles).toEqual([...before].reverse());
});

test('what is found in a game is ahead by more than luck, and plain sense would do something else', () => {
  const puzzle = huntJob({ kind: 'puzzles', hunt: HUNT, nth: 2 });
  expect(puzzle?.margin).toBeGreaterThan(3 * (puzzle?.error ?? Infinity));
  expect(puzzle?.tempting).not.toBe(puzzle?.solution);
});
