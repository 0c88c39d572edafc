import { type Crew, crewFrom, type Job } from '@taproom/lab/browser';

/** One core stays with whoever goes on editing. */
const workersWanted = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency ?? 2) - 1));

interface Answer {
  readonly result?: unknown;
  readonly problem?: string;
}

/** Workers of the browser that share the jobs of the lab. Which of them does a job makes no difference to its result. */
export function browserCrew(): Crew {
  const workers = Array.from(
    { length: workersWanted() },
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );
  return crewFrom(
    workers.map((worker) => (job) => ask(worker, job)),
    async () => {
      for (const worker of workers) worker.terminate();
    },
  );
}

const ask = (worker: Worker, job: Job): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      data.problem === undefined ? resolve(data.result) : reject(new Error(data.problem));
    worker.onerror = (event) => reject(new Error(event.message || 'a worker broke'));
    worker.postMessage(job);
  });
