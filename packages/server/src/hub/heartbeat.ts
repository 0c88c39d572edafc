import type { House } from '../house.js';

/** How often alarms, the index, leases and the sign of life are seen to. */
export const BEAT = 1000;
/** The same while the store cannot be reached. */
const BEAT_AWAY = 500;
/** Silence that counts as a downtime, in beats, and what players get on top of it. */
const SILENT_BEATS = 9;
const GIVEN_BACK = 15_000;
/** Holders that have been silent for so long are not coming back. */
const SWEEP = 3_600_000;

export interface Beating {
  /** The name of this process among those that share the store. */
  readonly holder: string;
  readonly shared: boolean;
  readonly every: number;
  /** When clocks stood still; what it holds is kept up to date. */
  readonly downtimes: { since: number; until: number }[];
  /** Done at every beat, after the sign of life. */
  readonly work: (now: number) => Promise<void>;
  /** The store cannot be reached, or can be again. */
  readonly onAway: (away: boolean) => void;
}

/** A sign of life to the store every second, and with it whatever has to be seen to. Also notices that the store is away. */
export class Heartbeat {
  private beating: Promise<void> | undefined;
  private cancel: (() => void) | undefined;
  private away = false;
  private toldAway = false;
  private swept = 0;
  private stopped = false;

  constructor(
    private readonly house: House,
    private readonly options: Beating,
  ) {}

  /** The store cannot be reached. */
  get isAway(): boolean {
    return this.away;
  }

  start(): void {
    this.beating = this.beat()
      .catch((error) => {
        // Said when it begins and when it is over; in between twice a second would be no news.
        if (!this.away || !this.toldAway) this.house.log.error({ error: String(error) }, 'a beat was missed');
        this.toldAway = this.away;
      })
      .then(() => {
        this.beating = undefined;
        if (this.stopped) return;
        const { every } = this.options;
        this.cancel = this.house.time.after(this.away ? Math.min(BEAT_AWAY, every) : every, () => this.start());
      });
  }

  async beat(): Promise<void> {
    await this.signOfLife().catch((error) => {
      this.setAway(true);
      throw error;
    });
    this.setAway(false);
    const now = this.house.time.now();
    await this.options.work(now);
    if (now - this.swept <= SWEEP) return;
    this.swept = now;
    await this.house.store.sweep(now - SWEEP);
  }

  /** Says that this process lives, and learns in which times clocks stood still. */
  async signOfLife(): Promise<void> {
    const { store, time } = this.house;
    const { holder, every, downtimes, shared } = this.options;
    if (store.damaged()) throw new Error('the store is damaged');
    const silentSince = await store.beat(holder, time.now(), SILENT_BEATS * every, GIVEN_BACK);
    if (silentSince === undefined && downtimes.length > 0 && !shared) return;
    downtimes.splice(0, downtimes.length, ...(await store.downtimes()));
  }

  /** Something could not be written. Whether that is everybody's trouble, the next beat finds out, now. */
  storeLost(): void {
    if (this.beating || this.stopped || !this.cancel) return;
    this.cancel();
    this.cancel = undefined;
    this.start();
  }

  private setAway(away: boolean): void {
    if (this.away === away) return;
    this.away = away;
    this.toldAway = false;
    if (!away) this.house.log.info('the store can be reached again');
    this.options.onAway(away);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel?.();
    await this.beating;
  }
}
