import type { Time } from '../time.js';

/** Time that passes when a test says so. */
export class FakeTime implements Time {
  private at: number;
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

  /** Lets time pass, timer by timer, with room for what each of them starts. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.at + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.at = Math.max(this.at, next.at);
      next.then();
      await settle();
    }
    this.at = end;
    await settle();
  }
}

/** Enough turns of the event loop for sockets and the database thread to do their part. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 2));
}
