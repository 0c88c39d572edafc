/** Rows that wait while a batch is being written go into the next batch together: one commit for all of them. */
export class Gathered<Row, Answer> {
  private waiting: { row: Row; settle: (answer: Answer) => void; fail: (error: unknown) => void }[] = [];
  private writing = 0;
  private idle: (() => void)[] = [];

  constructor(
    private readonly write: (rows: readonly Row[]) => Promise<readonly Answer[]>,
    private readonly most: number,
    /** Batches under way at the same time. */
    private readonly lanes: number,
    private readonly wrote: (rows: number) => void = () => undefined,
  ) {}

  add(row: Row): Promise<Answer> {
    return new Promise((settle, fail) => {
      this.waiting.push({ row, settle, fail });
      // Whatever arrives in this turn of the event loop shares one commit.
      if (this.waiting.length === 1) setImmediate(() => this.next());
    });
  }

  /** Resolves when nothing is waiting or being written. */
  drained(): Promise<void> {
    if (this.writing === 0 && this.waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  private next(): void {
    if (this.writing >= this.lanes || this.waiting.length === 0) return;
    const batch = this.waiting.splice(0, this.most);
    this.writing += 1;
    this.wrote(batch.length);
    this.write(batch.map(({ row }) => row))
      .then(
        (answers) => batch.forEach(({ settle }, index) => settle(answers[index] as Answer)),
        (error) => batch.forEach(({ fail }) => fail(error)),
      )
      .finally(() => {
        this.writing -= 1;
        this.next();
        if (this.writing === 0 && this.waiting.length === 0) for (const resolve of this.idle.splice(0)) resolve();
      });
  }
}
