/**
 * Work that takes long or is asked for often, such as reading a game of thousands of moves, is done in slices: of each
 * turn of the event loop all such work together gets a few milliseconds, and everybody else the rest.
 */
const SLICE = 5;

/** One for a process; tests make their own. */
export class SlowLane {
  private used = 0;
  private readonly waiting: (() => void)[] = [];
  private turning = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Does something with each item, in order. */
  async each<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
    for (const item of items) {
      if (this.used >= SLICE || this.waiting.length > 0) await this.myTurn();
      const begun = this.now();
      try {
        work(item);
      } finally {
        this.used += this.now() - begun;
        // Whoever waits goes on in this turn too, while there is time.
        if (this.used < SLICE) this.waiting.shift()?.();
        this.turnSoon();
      }
    }
  }

  /** Does one thing, when there is time for it. */
  async once<Made>(work: () => Made): Promise<Made> {
    let made: Made | undefined;
    await this.each([work], () => {
      made = work();
    });
    return made as Made;
  }

  private myTurn(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.turnSoon();
    });
  }

  private turnSoon(): void {
    if (this.turning) return;
    this.turning = true;
    setImmediate(() => {
      this.turning = false;
      this.used = 0;
      this.waiting.shift()?.();
      if (this.waiting.length > 0) this.turnSoon();
    });
  }
}

export const slowLane = new SlowLane();
