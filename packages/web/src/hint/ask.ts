import type { Hint } from '@taproom/bots';
import type { Answered, Asked } from './messages.js';

let worker: Worker | undefined;
let asked = 0;

/** Asks what the Landlord would do. The worker is started by the first question and kept for the next. */
export function askForHint(question: Omit<Asked, 'id'>): Promise<Hint | undefined> {
  worker ??= new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  const thinking = worker;
  const id = ++asked;
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<Answered>): void => {
      if (data.id !== id) return;
      thinking.removeEventListener('message', hear);
      resolve(data.hint);
    };
    thinking.addEventListener('message', hear);
    thinking.postMessage({ ...question, id });
  });
}
