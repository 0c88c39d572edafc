import { no, ok, type Result } from '@taproom/engine';
import type { Rung } from './ladder.js';
import { chunksOf, type Plan } from './plan.js';
import { type Tallied, Tally } from './tally.js';

/** How far a simulation has got. All of it fits in a small file, however many games were played. */
export interface Progress {
  readonly plan: Plan;
  /** Chunks that are done, from the first on: what is there is always what fewer games would have given. */
  done: number;
  readonly tally: Tally;
  /** The rungs of the ladder that are finished. */
  readonly ladder: Rung[];
}

export const begin = (plan: Plan): Progress => ({ plan, done: 0, tally: new Tally(), ladder: [] });

export const gamesDone = ({ tally }: Progress): number => tally.at('games');
export const isComplete = ({ plan, done }: Progress): boolean => done === chunksOf(plan);

const FORMAT = 'taproom simulation 2';

export const formatProgress = ({ plan, done, tally, ladder }: Progress): string =>
  `${JSON.stringify({ format: FORMAT, plan, done, ladder, tally: tally.toData() })}\n`;

/** Where a simulation stood, when the text is of this very simulation. */
export function readProgress(text: string, plan: Plan): Result<Progress, string> {
  try {
    const saved = JSON.parse(text) as {
      format: string;
      plan: Plan;
      done: number;
      ladder: Rung[];
      tally: Tallied;
    };
    if (saved.format !== FORMAT) return no('it is not an unfinished simulation');
    if (JSON.stringify(saved.plan) !== JSON.stringify(plan))
      return no(
        'it belongs to another simulation; ask for the same games, bots, rules and seed again, or name another --out',
      );
    const tally = new Tally();
    tally.merge(saved.tally);
    return ok({ plan, done: saved.done, tally, ladder: saved.ladder });
  } catch {
    return no('it is not an unfinished simulation');
  }
}
