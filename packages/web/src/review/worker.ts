import { Reviewing } from '@taproom/bots/review';
import { loadGame } from '../games.js';
import type { ReviewAsked, ReviewNews } from './messages.js';

const port = self as unknown as {
  postMessage(message: ReviewNews): void;
  onmessage: ((event: MessageEvent<ReviewAsked>) => void) | null;
};

/** Decisions judged before anything else. */
const FIRST = 6;

async function review({ record, part, parts }: ReviewAsked): Promise<void> {
  const made = Reviewing.of(await loadGame(record.game), record);
  if (!made.ok) return port.postMessage({ kind: 'problem', reason: made.problem.reason });
  const reviewing = made.value;
  if (part === 0) {
    port.postMessage({ kind: 'chart', rows: reviewing.chances() });
    port.postMessage({ kind: 'split', split: reviewing.split, total: reviewing.todo.length });
  }
  const mine = reviewing.todo.filter((_, i) => i % parts === part);
  const judge = (steps: readonly number[]): void => {
    for (const step of steps) port.postMessage({ kind: 'decision', decision: reviewing.judge(step) });
  };
  // What mattered most comes before the second line of the chart.
  judge(mine.slice(0, FIRST));
  if (part === 0) port.postMessage({ kind: 'known', known: reviewing.known() });
  judge(mine.slice(FIRST));
}

port.onmessage = ({ data }) => {
  review(data).catch((error: unknown) =>
    port.postMessage({ kind: 'problem', reason: error instanceof Error ? error.message : String(error) }),
  );
};
