import { Busy, StoreAway } from './trouble.js';

/** Messages that may wait for one table at the same time. */
const MOST_WAITING = 200;

/** Does one thing after the other: whatever changes a table goes through its queue. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    /** A bug, or a log that does not hold: what is in memory cannot be trusted any more. */
    private readonly broke: (error: unknown) => void,
  ) {}

  get isEmpty(): boolean {
    return this.waiting === 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(new Busy());
    this.waiting += 1;
    const result = this.last.then(work);
    this.last = result.then(
      () => {
        this.waiting -= 1;
      },
      (error) => {
        this.waiting -= 1;
        if (!(error instanceof StoreAway)) this.broke(error);
      },
    );
    return result;
  }

  /** Resolves when everything that waits now is done. */
  async drained(): Promise<void> {
    await this.last;
  }
}
