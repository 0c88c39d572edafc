import { no, ok, type Result } from '@taproom/engine';
import type { Rung } from './ladder.js';
import { chunksOf, type Plan } from './plan.js';
import { type Tallied, Tally } from './tally.js';

/** How far a simulation has got. All of it fits in a small file, however many games were played. */
export interface Progress {
  readonly plan: Plan;
  readonly done: ChunkSet;
  readonly tally: Tally;
  /** The rungs of the ladder that are finished. */
  readonly ladder: Rung[];
}

export const begin = (plan: Plan): Progress => ({ plan, done: new ChunkSet(), tally: new Tally(), ladder: [] });

export const gamesDone = ({ tally }: Progress): number => tally.at('games');
export const isComplete = ({ plan, done }: Progress): boolean => done.size === chunksOf(plan);

/** Which chunks are done: all below a number, and a few that were faster than their neighbours. */
export class ChunkSet {
  private below = 0;
  private readonly beyond = new Set<number>();

  get size(): number {
    return this.below + this.beyond.size;
  }

  has(chunk: number): boolean {
    return chunk < this.below || this.beyond.has(chunk);
  }

  add(chunk: number): void {
    this.beyond.add(chunk);
    while (this.beyond.delete(this.below)) this.below++;
  }

  toData(): [number, number[]] {
    return [this.below, [...this.beyond].sort((a, b) => a - b)];
  }

  static of([below, beyond]: [number, number[]]): ChunkSet {
    const set = new ChunkSet();
    set.below = below;
    for (const chunk of beyond) set.beyond.add(chunk);
    return set;
  }
}

const FORMAT = 'taproom simulation 1';

export const formatProgress = ({ plan, done, tally, ladder }: Progress): string =>
  `${JSON.stringify({ format: FORMAT, plan, done: done.toData(), ladder, tally: tally.toData() })}\n`;

/** Where a simulation stood, when the text is of this very simulation. */
export function readProgress(text: string, plan: Plan): Result<Progress, string> {
  try {
    const saved = JSON.parse(text) as {
      format: string;
      plan: Plan;
      done: [number, number[]];
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
    return ok({ plan, done: ChunkSet.of(saved.done), tally, ladder: saved.ladder });
  } catch {
    return no('it is not an unfinished simulation');
  }
}
