import { parentPort } from 'node:worker_threads';
import { doJob } from './doers.js';

parentPort?.on('message', async (job) => parentPort?.postMessage(await doJob(job)));
