import { Reviewing, reviewOf } from '@taproom/bots/review';
import { mixed, textHash } from '@taproom/bots/training';
import { Chance } from '@taproom/engine';
import type { Crew, Job } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import { tableOf } from './mixed.js';
import { playedGame } from './played.js';

/** One game between Landlords in which some moves are replaced by random ones, reviewed. */
export interface PlantJob extends Job {
  readonly kind: 'plant';
  readonly game: string;
  /** Which of the tables of the game's entry. */
  readonly table: number;
  readonly seed: string;
  /** Tables a Landlord imagines for a decision. */
  readonly thought: number;
  readonly depth: number;
  /** Decisions of Landlords judged for each planted one. */
  readonly sound: number;
}

/** What the review made of one decision. The cost is found apart, with ten times the tables and other luck. */
export interface Planted {
  readonly isPlanted: boolean;
  readonly isMarked: boolean;
  readonly cost: number;
  readonly error: number;
}

/** One decision in so many is replaced. */
const ONE_IN = 12;
const CLOSER = 10;

export function plantJob({ game: name, table, seed, thought, depth, sound }: PlantJob): Planted[] {
  const { game, setting } = tableOf(name, table);
  const chance = Chance.fast(mixed(textHash(seed), 3));
  const lines = new Set<number>();
  const record = playedGame(game, setting, seed, {
    kinds: new Array<string>(setting.seats).fill('landlord'),
    budget: { iterations: thought },
    meddle(_table, _seat, moves, chosen, line) {
      if (moves.length < 2 || chance.below(ONE_IN) !== 0) return undefined;
      const other = moves[chance.below(moves.length)] as number;
      if (other === chosen) return undefined;
      lines.add(line);
      return other;
    },
  });
  const [usual, closer] = [depth, CLOSER * depth].map((each) => {
    const made = Reviewing.of(game, record, each);
    if (!made.ok) throw new Error(made.problem.reason);
    return made.value;
  }) as [Reviewing, Reviewing];
  const lineOf = (step: number): number => usual.walk.steps[step]?.line as number;
  const planted = usual.todo.filter((step) => lines.has(lineOf(step)));
  const own = usual.todo.filter((step) => !lines.has(lineOf(step)));
  chance.shuffle(own, own.length);
  const judged = (step: number, isPlanted: boolean): Planted => {
    const { mark } = usual.judge(step);
    const isMarked = mark !== undefined && mark !== 'good-find';
    const { loss } = isPlanted ? closer.judge(step) : { loss: { mean: 0, error: 0 } };
    return { isPlanted, isMarked, cost: loss.mean, error: loss.error };
  };
  return [
    ...planted.map((step) => judged(step, true)),
    ...own.slice(0, sound * Math.max(1, planted.length)).map((step) => judged(step, false)),
  ];
}

/** How well planted mistakes are found, and how often a Landlord is blamed for nothing. */
export interface Found {
  /** Planted ones that cost ten points of a hundred or more by the closer look, and how many of them were marked. */
  readonly planted: number;
  readonly found: number;
  /** Landlords' own decisions, and how many of them were marked. */
  readonly own: number;
  readonly alarms: number;
}

const DEAR = 0.1;

export async function findPlanted(
  plan: Omit<PlantJob, 'kind' | 'table'> & { readonly games: number },
  crew: Crew,
  tell: (games: number) => void,
): Promise<Found> {
  const { games, seed, ...rest } = plan;
  const tables = reviewOf(plan.game)?.tables.length ?? 0;
  const jobs = Array.from({ length: games }, (_, n): PlantJob => {
    return { ...rest, kind: 'plant', table: n % tables, seed: `${seed} ${n}` };
  });
  const all: Planted[] = [];
  await gather<Planted[]>(crew, jobs, (some, n) => {
    all.push(...some);
    tell(n + 1);
  });
  const dear = all.filter(({ isPlanted, cost }) => isPlanted && cost >= DEAR);
  const own = all.filter(({ isPlanted }) => !isPlanted);
  const marked = (list: readonly Planted[]): number => list.filter(({ isMarked }) => isMarked).length;
  return { planted: dear.length, found: marked(dear), own: own.length, alarms: marked(own) };
}
