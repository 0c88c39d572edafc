import { type Decision, Reviewing } from '@taproom/bots/review';
import type { GameRecord } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import type { Crew, Job } from '../crew/crew.js';
import { gather } from '../crew/gather.js';

/** Some decisions of one game to be judged. */
interface ReviewJob extends Job {
  readonly kind: 'review';
  readonly record: GameRecord;
  readonly depth: number;
  readonly steps: readonly number[];
}

/** Decisions a job has: enough that handing them out costs nothing, few enough that the first come soon. */
const TOGETHER = 4;

/** A worker judges many decisions of the same game. */
let latest: { key: string; reviewing: Reviewing } | undefined;

export function reviewJob({ record, depth, steps }: ReviewJob): Decision[] {
  const key = JSON.stringify([record, depth]);
  if (latest?.key !== key) latest = { key, reviewing: openReview(record, depth) };
  const { reviewing } = latest;
  return steps.map((step) => reviewing.judge(step));
}

function openReview(record: GameRecord, depth: number): Reviewing {
  const game = gameNamed(record.game);
  if (!game) throw new Error(`there is no game ${record.game}`);
  const reviewing = Reviewing.of(game, record, depth);
  if (!reviewing.ok) throw new Error(reviewing.problem.reason);
  return reviewing.value;
}

/** Has the decisions judged, the most important first; what is done when `signal` says stop is kept. */
export async function judgeAll(
  reviewing: Reviewing,
  crew: Crew,
  tell: (done: number) => void,
  signal?: AbortSignal,
): Promise<Decision[]> {
  const { walk, depth, todo } = reviewing;
  const jobs = Array.from({ length: Math.ceil(todo.length / TOGETHER) }, (_, i): ReviewJob => {
    const steps = todo.slice(i * TOGETHER, (i + 1) * TOGETHER);
    return { kind: 'review', record: walk.record, depth, steps };
  });
  const judged: Decision[] = [];
  const take = (decisions: Decision[]): void => {
    judged.push(...decisions);
    tell(judged.length);
  };
  await gather<Decision[]>(crew, jobs, take, signal ? { signal } : {});
  return judged;
}
