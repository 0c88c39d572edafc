/** A piece of work that a worker can do: which kind, and what it needs. Plain data. */
export interface Job {
  readonly kind: string;
}

/** Work that can be done by any member, in any order. Results come back by the index of their job. */
export interface Crew {
  /** Does all jobs; `done` hears of each as soon as it is finished, in no particular order. */
  run<Result>(jobs: readonly Job[], done?: (result: Result, index: number) => void): Promise<Result[]>;
  /** Does jobs for as long as there are any, and keeps no result: for more of them than memory should hold. */
  each<Result>(jobs: Iterable<Job>, done: (result: Result, job: Job) => void): Promise<void>;
  close(): Promise<void>;
}

export type Doer = (job: Job) => unknown;

/** Everything in this thread, one after the other. What tests use, and `--workers 0`. */
export const alone = (doer: Doer): Crew =>
  crewFrom([
    async (job) => {
      const result = await doer(job);
      // Ctrl-C and progress want their turn too.
      await new Promise(setImmediate);
      return result;
    },
  ]);

/** Members take the next job whenever they have done one. */
export function crewFrom(members: readonly ((job: Job) => Promise<unknown>)[], close = async () => {}): Crew {
  const each = async <Result>(jobs: Iterable<Job>, done: (result: Result, job: Job) => void): Promise<void> => {
    const queue = jobs[Symbol.iterator]();
    const serve = async (member: (job: Job) => Promise<unknown>): Promise<void> => {
      for (let next = queue.next(); !next.done; next = queue.next())
        done((await member(next.value)) as Result, next.value);
    };
    await Promise.all(members.map(serve));
  };
  return {
    run: (jobs, done) => runEach({ each }, jobs, done),
    each,
    close,
  };
}

/** All jobs, and their results by index, for a crew that does them one by one. */
export async function runEach<Result>(
  crew: Pick<Crew, 'each'>,
  jobs: readonly Job[],
  done?: (result: Result, index: number) => void,
): Promise<Result[]> {
  const results: Result[] = new Array(jobs.length);
  const indices = new Map(jobs.map((job, index) => [job, index]));
  await crew.each<Result>(jobs, (result, job) => {
    const index = indices.get(job) as number;
    results[index] = result;
    done?.(result, index);
  });
  return results;
}
