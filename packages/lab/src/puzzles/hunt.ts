import type { Puzzle } from '@taproom/bots';
import type { Crew } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import type { Hunt, HuntJob } from './find.js';

export type { Hunt } from './find.js';

export interface Hunted {
  /** Easiest first; of one difficulty, the dearest mistake first. */
  readonly puzzles: readonly Puzzle[];
  readonly games: number;
}

/** Games that are begun at a time. */
const BATCH = 32;
/** Of one temptation, such as a certain card, at most so large a share: sixty times the same trap is one puzzle. */
const MOST_ALIKE = 1 / 8;
/** Of those that a good eye sees at once, at most so large a share. */
const MOST_EASY = 2 / 3;

/**
 * Looks through game after game until there are enough puzzles, or `signal` says stop. The same for any number of workers,
 * and whether it is done in one go or goes on after what was found before.
 */
export async function hunt(
  hunted: Hunt,
  count: number,
  crew: Crew,
  tell: (found: readonly Puzzle[], games: number) => void,
  { before = [], signal }: { readonly before?: readonly Puzzle[]; readonly signal?: AbortSignal } = {},
): Promise<Hunted> {
  const puzzles: Puzzle[] = [...before];
  const enough = new AbortController();
  const either = signal ? AbortSignal.any([signal, enough.signal]) : enough.signal;
  let games = gamesOf(before);
  if (puzzles.length >= count) enough.abort();
  while (!either.aborted) {
    const jobs = Array.from({ length: BATCH }, (_, i): HuntJob => ({ kind: 'puzzles', hunt: hunted, nth: games + i }));
    const done = await gather<Puzzle | null>(
      crew,
      jobs,
      (puzzle, index) => {
        if (either.aborted) return;
        if (puzzle && isWanted(puzzle, puzzles, count)) puzzles.push(puzzle);
        tell(puzzles, games + index + 1);
        if (puzzles.length === count) enough.abort();
      },
      { signal: either },
    );
    games += done;
  }
  return { puzzles: puzzles.sort(byDifficulty), games };
}

/** So many games were looked through to find these. */
const gamesOf = (puzzles: readonly Puzzle[]): number =>
  Math.max(0, ...puzzles.map(({ record }) => Number(record.seed.split(' ').at(-1)) + 1));

function isWanted(puzzle: Puzzle, among: readonly Puzzle[], count: number): boolean {
  const alike = among.filter((other) => trapOf(other) === trapOf(puzzle)).length;
  const easy = among.filter(({ difficulty }) => difficulty === 1).length;
  return alike < count * MOST_ALIKE && (puzzle.difficulty > 1 || easy < count * MOST_EASY);
}

/** `play my-shout, not draw`: what tempts, such as a certain card, and what kind of move would have been right. */
const trapOf = ({ tempting, solution }: Puzzle): string => {
  const [what, which] = tempting.split(/[ /]/);
  return `${what} ${which}, not ${solution.split(' ')[0]}`;
};

const byDifficulty = (a: Puzzle, b: Puzzle): number => a.difficulty - b.difficulty || b.cost - a.cost;
