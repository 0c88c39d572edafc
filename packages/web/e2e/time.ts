import { realTime, type Time } from '@taproom/server';

interface Waiting {
  readonly due: number;
  readonly then: () => void;
  stop: () => void;
}

/** Real time, and what a test lets pass on top of it. */
export class PassingTime implements Time {
  private passed = 0;
  private readonly waiting = new Set<Waiting>();

  now(): number {
    return realTime.now() + this.passed;
  }

  after(milliseconds: number, then: () => void): () => void {
    const waiting: Waiting = { due: this.now() + milliseconds, then, stop: () => undefined };
    this.waiting.add(waiting);
    this.arm(waiting);
    return () => this.drop(waiting);
  }

  /** Lets seconds pass, one by one: a server that sees a minute go by at once rightly thinks it was stopped. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      this.passed += 1000;
      for (const waiting of [...this.waiting]) this.arm(waiting);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  private arm(waiting: Waiting): void {
    waiting.stop();
    waiting.stop = realTime.after(waiting.due - this.now(), () => {
      this.drop(waiting);
      waiting.then();
    });
  }

  private drop(waiting: Waiting): void {
    waiting.stop();
    this.waiting.delete(waiting);
  }
}
