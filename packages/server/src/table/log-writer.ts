import type { House } from '../house.js';
import type { LogRow } from '../store/store.js';
import type { Entry, Written } from './entry.js';
import { fromStore } from './trouble.js';

/** Between two tries to write while the store cannot be reached, and when to give up. */
export const RETRY = 500;
const GIVE_UP = 120_000;

/** `taken`: somebody else wrote that version. `unknown`: the store could not be reached for too long. */
export type Appended = 'written' | 'taken' | 'unknown';

/** The log of one table: writes rows to it for certain, knows whether it can at the moment, and reads what others wrote. */
export class LogWriter {
  private stuck = false;
  private away = false;
  private stopped = false;

  constructor(
    private readonly house: House,
    private readonly table: string,
    /** Nothing can be written now, or something can again. */
    private readonly pauseChanged: () => void,
  ) {}

  get isPaused(): boolean {
    return this.stuck || this.away;
  }

  /**
   * Writes one row for certain. When the store cannot be reached the same row is tried again: if an earlier try did
   * get through, its version is taken by exactly this row, and that is as good. So nothing is ever half accepted.
   */
  async append(row: LogRow, isGone: () => boolean = () => false): Promise<Appended> {
    const { store, time } = this.house;
    const begun = time.now();
    for (let tries = 0; ; tries++) {
      try {
        const won = (await store.append(this.table, row)) || (tries > 0 && (await this.isOurs(row)));
        this.setPaused({ stuck: false });
        return won ? 'written' : 'taken';
      } catch (error) {
        if (tries === 0) this.beginPause(error);
        if (this.stopped || isGone() || time.now() - begun > GIVE_UP) {
          this.setPaused({ stuck: false });
          return 'unknown';
        }
        await new Promise<void>((resolve) => time.after(RETRY, resolve));
      }
    }
  }

  private beginPause(error: unknown): void {
    this.house.log.error({ table: this.table, error: String(error) }, 'the store cannot be reached');
    this.house.metrics.storePauses.inc();
    this.setPaused({ stuck: true });
    this.house.storeLost?.();
  }

  private async isOurs({ version, at, entry }: LogRow): Promise<boolean> {
    const [row] = await this.house.store.read(this.table, version - 1);
    return row !== undefined && row.version === version && row.at === at && row.entry === entry;
  }

  /** What stands in the log after a version. */
  async read(after: number): Promise<Written[]> {
    return (await fromStore(this.house, this.house.store.read(this.table, after))).map(readRow);
  }

  /** `stuck`: a row of ours waits to be written. `away`: the store cannot be reached, by anyone. */
  setPaused(change: { readonly stuck: boolean } | { readonly away: boolean }): void {
    const before = this.isPaused;
    if ('stuck' in change) this.stuck = change.stuck;
    else this.away = change.away;
    if (this.isPaused !== before) this.pauseChanged();
  }

  /** Tries nothing again from now on. */
  stop(): void {
    this.stopped = true;
  }
}

export const readRow = ({ version, at, entry }: LogRow): Written => ({
  version,
  at,
  entry: JSON.parse(entry) as Entry,
});
