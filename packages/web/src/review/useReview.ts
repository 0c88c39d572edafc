import type { Decision, SplitGame } from '@taproom/bots/review';
import type { GameRecord } from '@taproom/engine';
import { useEffect, useRef, useState } from 'react';
import type { ReviewAsked, ReviewNews } from './messages.js';

/** A review as far as it has got. */
export interface ReviewSoFar {
  /** The chances by line of the record, the deal first; then by seat. */
  readonly rows?: readonly (readonly number[])[];
  readonly split?: SplitGame;
  readonly known?: readonly (readonly number[])[];
  readonly decisions: readonly Decision[];
  readonly total: number;
  readonly problem?: string;
  readonly stopped: boolean;
}

const NOTHING: ReviewSoFar = { decisions: [], total: 0, stopped: false };

/** More would be in the way of what else the device has to do. */
const MOST_WORKERS = 2;

function end(workers: readonly Worker[]): void {
  for (const worker of workers) worker.terminate();
}

/** Has a game reviewed in workers of its own; `stop` keeps what is there. */
export function useReview(record: GameRecord): ReviewSoFar & { stop(): void } {
  const [found, setFound] = useState(NOTHING);
  const working = useRef<readonly Worker[]>([]);
  useEffect(() => {
    const parts = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
    const workers = Array.from({ length: parts }, (_, part) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => setFound((now) => heard(now, data));
      worker.postMessage({ record, part, parts } satisfies ReviewAsked);
      return worker;
    });
    working.current = workers;
    return () => end(workers);
  }, [record]);
  const stop = (): void => {
    end(working.current);
    setFound((now) => ({ ...now, stopped: true }));
  };
  return { ...found, stop };
}

function heard(now: ReviewSoFar, news: ReviewNews): ReviewSoFar {
  switch (news.kind) {
    case 'chart':
      return { ...now, rows: news.rows };
    case 'split':
      return { ...now, split: news.split, total: news.total };
    case 'known':
      return { ...now, known: news.known };
    case 'decision':
      return { ...now, decisions: [...now.decisions, news.decision] };
    case 'problem':
      return { ...now, problem: news.reason };
  }
}
