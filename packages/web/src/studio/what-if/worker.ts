import { type CompareJob, chunkJob, compareJob, dealJob, type Job } from '@taproom/lab/browser';

const port = self as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<Job>) => void) | null;
};

/** The jobs of the lab that the studio asks for, done as the terminal does them. */
const DOERS: Readonly<Record<string, (job: never) => unknown>> = {
  compare: (job: CompareJob) => compareJob(job),
  simulate: chunkJob,
  deal: (job: Parameters<typeof dealJob>[0]) => dealJob(job),
};

port.onmessage = async ({ data }) => {
  try {
    port.postMessage({ result: await DOERS[data.kind]?.(data as never) });
  } catch (error) {
    port.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
};
