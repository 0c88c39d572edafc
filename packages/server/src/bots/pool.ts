import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { botsFor } from '@taproom/bots';
import type { Move } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { startWorker } from '../worker.js';
import type { Task, Thinker } from './thinker.js';
import type { Answered } from './worker.js';

interface Waiting {
  readonly task: Task;
  readonly settle: (move: Move | undefined) => void;
  readonly fail: (error: Error) => void;
}

/** A bot thread that has not answered by then is ended, and another takes its place. */
const HUNG = 20_000;

/** Bots that wait longer than this many others are answered by chance instead: bots may become worse, never endless. */
const MOST_WAITING = 2_000;

/** A few threads in which bots think, each about one decision at a time. Started when the first bot has to. */
export class BotPool implements Thinker {
  private readonly waiting: Waiting[] = [];
  private readonly started = new Set<Thread>();

  constructor(readonly threads: number = Math.max(1, availableParallelism() - 1)) {}

  get queue(): number {
    let busy = this.waiting.length;
    for (const thread of this.started) if (thread.isBusy) busy += 1;
    return busy;
  }

  levels(game: string): readonly string[] {
    const known = gameNamed(game);
    return known ? botsFor(known) : [];
  }

  think(task: Task): Promise<Move | undefined> {
    if (this.waiting.length >= MOST_WAITING) return Promise.resolve(undefined);
    return new Promise((settle, fail) => {
      this.waiting.push({ task, settle, fail });
      this.next();
    });
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    let free = [...this.started].find((thread) => !thread.isBusy);
    if (!free && this.started.size < this.threads) {
      free = new Thread(
        () => this.next(),
        (thread) => this.started.delete(thread),
      );
      this.started.add(free);
    }
    const waiting = free && this.waiting.shift();
    if (free && waiting) free.give(waiting);
  }

  async close(): Promise<void> {
    // Nobody has broken down, so nobody should read of it in the log.
    for (const { settle } of this.waiting.splice(0)) settle(undefined);
    await Promise.all([...this.started].map((thread) => thread.end()));
  }
}

class Thread {
  private readonly worker: Worker;
  private current: (Waiting & { readonly timer: NodeJS.Timeout }) | undefined;

  constructor(
    private readonly free: () => void,
    private readonly gone: (thread: Thread) => void,
  ) {
    this.worker = startWorker('./worker', import.meta.url, undefined, {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    this.worker.unref();
    this.worker.on('message', (answer: Answered) =>
      this.answered((waiting) =>
        'error' in answer ? waiting.fail(new Error(answer.error)) : waiting.settle(answer.move),
      ),
    );
    this.worker.on('error', (error) => this.lost(error));
    this.worker.on('exit', () => this.lost(new Error('the bot thread has ended')));
  }

  get isBusy(): boolean {
    return this.current !== undefined;
  }

  give(waiting: Waiting): void {
    const timer = setTimeout(() => void this.worker.terminate(), HUNG);
    timer.unref();
    this.current = { ...waiting, timer };
    this.worker.postMessage({ id: 0, task: waiting.task });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private lost(error: Error): void {
    this.gone(this);
    this.answered((waiting) => waiting.fail(error));
  }

  private answered(settle: (waiting: Waiting) => void): void {
    const { current } = this;
    if (!current) return;
    clearTimeout(current.timer);
    this.current = undefined;
    settle(current);
    this.free();
  }
}
