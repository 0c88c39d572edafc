import type { Store } from '../store/store.js';
import type { Time } from '../time.js';

/** Time that passes when a test says so. */
export class FakeTime implements Time {
  private at: number;
  private busy = 0;
  private timers: { at: number; then: () => void }[] = [];

  constructor(start = 1_800_000_000_000) {
    this.at = start;
  }

  now(): number {
    return this.at;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.at + Math.max(0, milliseconds), then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** The store the server uses, watched: while it has something to do, time stands still. */
  watch(store: Store): Store {
    return new Proxy(store, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          const result: unknown = value.apply(target, given);
          if (result instanceof Promise) {
            this.busy += 1;
            const done = () => {
              this.busy -= 1;
            };
            result.then(done, done);
          }
          return result;
        };
      },
    });
  }

  /** Enough turns of the event loop for sockets and the database thread to do their part. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = this.busy > 0 ? 0 : quiet + 1) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** Lets time pass, timer by timer, with room for what each of them starts. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.at + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.at = Math.max(this.at, next.at);
      next.then();
      await this.settle();
    }
    this.at = end;
    await this.settle();
  }
}
