import { parentPort } from 'node:worker_threads';
import { takeInAll } from '@taproom/bots/node';
import { doJob } from './doers.js';

// Messages wait until somebody listens, so no job is missed meanwhile.
await takeInAll();
parentPort?.on('message', async (job) => parentPort?.postMessage(await doJob(job)));
