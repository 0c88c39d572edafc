import { type Cost, type Crew, costOf, crewOf, doJob, type Job } from '@taproom/lab';
import type { Presence } from '@taproom/lab/queue';
import { Option } from 'commander';
import { Gauge, timeInWords } from './gauge.js';
import { Mistake } from './mistake.js';
import { startedAs } from './started-as.js';

/** Who does the work: threads here, or whoever works at a queue. */
export interface Staff {
  readonly workers: number;
  readonly queue?: string;
}

export const queueFlag = (): Option =>
  new Option(
    '--queue <url>',
    'share the work through a PostgreSQL: `taproom work --queue URL` does it, on any number of machines',
  );

export const costFlag = (): Option => new Option('--cost', 'say what this would cost, and do no more');

/** A crew; `most` is how many could do something at once. */
export async function crewFor({ workers, queue }: Staff, most = Number.POSITIVE_INFINITY): Promise<Crew> {
  if (queue === undefined) return crewOf(Math.min(workers, most), doJob);
  const { queueCrew } = await import('@taproom/lab/queue');
  try {
    return guarded(await queueCrew(queue, { hears: (ours, refused) => Gauge.beside(whoWorks(ours, refused)) }), queue);
  } catch (error) {
    throw noQueue(queue, error);
  }
}

/** A database that goes away in the middle is no mistake of ours. */
function guarded(crew: Crew, url: string): Crew {
  const gone = (error: unknown): never => {
    if (typeof (error as { code?: unknown }).code !== 'string') throw error;
    throw new Mistake(`the queue at ${withoutSecret(url)} went away: ${reasonOf(error)}; ask again when it is back`);
  };
  return {
    run: (jobs, done) => crew.run(jobs, done).catch(gone),
    each: (jobs, done) => crew.each(jobs, done).catch(gone),
    close: () => crew.close().catch(() => {}),
  };
}

export const noQueue = (url: string, error: unknown): Mistake =>
  new Mistake(
    `there is no queue at ${withoutSecret(url)}: ${reasonOf(error)}; it is the URL of a PostgreSQL, such as postgres://user:password@host/database`,
  );

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || ((error as { code?: string }).code ?? error.name) : String(error);

/** A password belongs in no terminal's history of errors. */
const withoutSecret = (url: string): string => url.replace(/:[^:@/]*@/, ':...@');

/** `anna/12 41, otto/7 39`: who works, and how much they have done. */
function whoWorks(ours: readonly Presence[], refused: readonly Presence[]): string {
  const working =
    ours.length === 0
      ? `nobody works yet: ${startedAs()} work --queue URL`
      : ours.map(({ name, done }) => `${name} ${done}`).join(', ');
  return refused.length === 0
    ? working
    : `${working}; another version, refused: ${refused.map(({ name, version }) => `${name} (${version})`).join(', ')}`;
}

/** Says what it costs to do some jobs of several kinds, each kind tried apart. */
export async function sayCost(kinds: readonly (readonly Job[])[], workers: number): Promise<void> {
  let all: Cost = { seconds: 0, tried: 0 };
  for (const jobs of kinds) {
    const { seconds, tried } = await costOf(jobs);
    all = { seconds: all.seconds + seconds, tried: all.tried + tried };
  }
  const threads = Math.max(1, workers);
  console.log(
    `about ${timeInWords(all.seconds / threads)} with ${threads === 1 ? 'one thread' : `${threads} threads`}, ${Math.ceil(all.seconds)} s of processor time, by a trial of ${all.tried} pieces; nothing else was done`,
  );
}
