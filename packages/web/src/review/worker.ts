import { Reviewing } from '@taproom/bots/review';
import { loadGame } from '../games.js';
import type { ReviewAsked, ReviewNews } from './messages.js';

const port = self as unknown as {
  postMessage(message: ReviewNews): void;
  onmessage: ((event: MessageEvent<ReviewAsked>) => void) | null;
};

async function review({ record }: ReviewAsked): Promise<void> {
  const made = Reviewing.of(await loadGame(record.game), record);
  if (!made.ok) return port.postMessage({ kind: 'problem', reason: made.problem.reason });
  const reviewing = made.value;
  port.postMessage({ kind: 'chart', split: reviewing.split, total: reviewing.todo.length });
  port.postMessage({ kind: 'known', known: reviewing.known() });
  for (const step of reviewing.todo) port.postMessage({ kind: 'decision', decision: reviewing.judge(step) });
}

port.onmessage = ({ data }) => {
  review(data).catch((error: unknown) =>
    port.postMessage({ kind: 'problem', reason: error instanceof Error ? error.message : String(error) }),
  );
};
