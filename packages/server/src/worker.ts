import { createRequire } from 'node:module';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Run from its TypeScript sources (tests, development), a worker has to learn TypeScript first. */
const FROM_SOURCES = `
  const { workerData } = require('node:worker_threads');
  import(workerData.tsx).then(({ register }) => {
    register();
    return import(workerData.module);
  });
`;

/** Starts a worker from a module beside `from`; `name` has no ending. `data` reaches it as `workerData.data`. */
export function startWorker(name: string, from: string, data: unknown, options: WorkerOptions = {}): Worker {
  const sources = from.endsWith('.ts');
  const module = new URL(`${name}.${sources ? 'ts' : 'js'}`, from);
  if (!sources) return new Worker(module, { ...options, workerData: { data } });
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs');
  return new Worker(FROM_SOURCES, {
    ...options,
    eval: true,
    execArgv: ['--conditions=taproom:source'],
    workerData: { data, tsx, module: module.href },
  });
}
