import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { alone, type Crew, crewFrom, type Doer, type Job } from './crew.js';

/** Some threads that share the work. Which of them does a job makes no difference to its result. */
export function crewOf(workers: number, doer: Doer): Crew {
  if (workers === 0) return alone(doer);
  const threads = Array.from({ length: workers }, () => newThread());
  return crewFrom(
    threads.map((thread) => (job) => ask(thread, job)),
    async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  );
}

/** From sources (tests, development) a thread has to learn TypeScript first. */
const FROM_SOURCES = `
  const { workerData } = require('node:worker_threads');
  import(workerData.tsx).then(({ register }) => {
    register();
    return import(workerData.module);
  });
`;

function newThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./thread.js', import.meta.url));
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs');
  const module = new URL('./thread.ts', import.meta.url).href;
  return new Worker(FROM_SOURCES, {
    eval: true,
    execArgv: ['--conditions=taproom:source'],
    workerData: { tsx, module },
  });
}

const ask = (thread: Worker, job: Job): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.off('message', hear).off('error', fail);
    };
    const hear = (result: unknown): void => {
      settle();
      resolve(result);
    };
    const fail = (error: Error): void => {
      settle();
      reject(error);
    };
    thread.once('message', hear).once('error', fail);
    thread.postMessage(job);
  });
