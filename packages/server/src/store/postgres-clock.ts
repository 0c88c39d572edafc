import type pg from 'pg';

const SYNC = 10_000;
/** An answer that took longer says little about what time it is. */
const SLOW = 1000;

/** The clocks of the processes may be minutes apart, and be set while they run; the database's is the one that counts. */
export class PostgresClock {
  /** From the clock of this process that nobody can set to the database's. */
  private offset: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly pool: pg.Pool) {}

  now(): number {
    return Math.round(performance.now() + (this.offset ?? Date.now() - performance.now()));
  }

  /** Sets it, and keeps it right. */
  async start(): Promise<void> {
    await this.sync();
    this.keep();
  }

  private keep(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.sync()
        .catch(() => undefined)
        .finally(() => this.keep());
    }, SYNC);
    this.timer.unref();
  }

  private async sync(): Promise<void> {
    const sent = performance.now();
    const { rows } = await this.pool.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    const back = performance.now();
    const now = rows[0]?.now;
    // The first is better than none.
    if (now !== undefined && (this.offset === undefined || back - sent < SLOW)) this.offset = now - (sent + back) / 2;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}
