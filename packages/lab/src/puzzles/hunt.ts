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

/** Looks through game after game until there are enough puzzles, or `signal` says stop. The same for any number of workers. */
export async function hunt(
  hunted: Hunt,
  count: number,
  crew: Crew,
  tell: (found: number, games: number) => void,
  signal?: AbortSignal,
): Promise<Hunted> {
  const puzzles: Puzzle[] = [];
  const enough = new AbortController();
  const either = signal ? AbortSignal.any([signal, enough.signal]) : enough.signal;
  let games = 0;
  while (!either.aborted) {
    const jobs = Array.from({ length: BATCH }, (_, i): HuntJob => ({ kind: 'puzzles', hunt: hunted, nth: games + i }));
    const done = await gather<Puzzle | null>(
      crew,
      jobs,
      (puzzle, index) => {
        if (either.aborted) return;
        const alike = puzzles.filter((other) => puzzle && trapOf(other) === trapOf(puzzle)).length;
        if (puzzle && alike < count * MOST_ALIKE) puzzles.push(puzzle);
        tell(puzzles.length, games + index + 1);
        if (puzzles.length === count) enough.abort();
      },
      { signal: either },
    );
    games += done;
  }
  return { puzzles: puzzles.sort(byDifficulty), games };
}

/** `play my-shout` of `play my-shout calling my-shout`. */
const trapOf = ({ tempting }: Puzzle): string => tempting.split(/[ /]/).slice(0, 2).join(' ');

const byDifficulty = (a: Puzzle, b: Puzzle): number => a.difficulty - b.difficulty || b.cost - a.cost;
