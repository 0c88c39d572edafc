import { decisionsIn, Reviewing } from '@taproom/bots/review';
import { mixed, textHash } from '@taproom/bots/training';
import { Chance, type GameRecord, type Wish } from '@taproom/engine';
import type { Job } from '../crew/crew.js';
import { openTable } from '../crew/table.js';
import { playedGame } from '../review/played.js';

/** One game of a level, and some of its decisions to be looked into. */
export interface HowlJob extends Job {
  readonly kind: 'howlers';
  readonly game: string;
  readonly wish: Wish;
  readonly level: string;
  readonly seed: string;
  /** Tables imagined for a decision by who plays, and by who judges. */
  readonly thought: number;
  readonly depth: number;
  /** So many decisions of the game are looked into, wherever in it they are. */
  readonly looked: number;
}

/** What a decision cost against the best move found, in chance to win. The best was found at other tables than it is measured at. */
export interface Regret {
  readonly kind: string;
  readonly line: number;
  readonly seat: number;
  readonly played: string;
  readonly best: string;
  readonly mean: number;
  readonly error: number;
  /** Whether the review would blame anybody for it: both opinions of the tables agree. */
  readonly isBlamed: boolean;
}

export interface HowlGame {
  readonly record: GameRecord;
  readonly regrets: readonly Regret[];
}

export function howlJob({ game: name, wish, level, seed, thought, depth, looked }: HowlJob): HowlGame {
  const { game, setting } = openTable(name, wish);
  const kinds = new Array<string>(setting.seats).fill(level);
  const record = playedGame(game, setting, seed, { kinds, budget: { iterations: thought } });
  const made = Reviewing.of(game, record, depth);
  if (!made.ok) throw new Error(made.problem.reason);
  const steps = decisionsIn(made.value.walk);
  Chance.fast(mixed(textHash(seed), 4)).shuffle(steps, steps.length);
  const regrets = steps.slice(0, looked).map((step): Regret => {
    const { kind, line, seat, played, best, loss, mark } = made.value.judge(step);
    return { kind, line, seat, played, best, ...loss, isBlamed: mark !== undefined && mark !== 'good-find' };
  });
  return { record, regrets };
}
