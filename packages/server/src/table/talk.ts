import { ok, type Seat } from '@taproom/engine';
import { type ChatLine, LIMITS } from '@taproom/protocol';
import type { House } from '../house.js';
import { Bucket } from '../net/bucket.js';
import { refused } from './refusal.js';
import { fromStore } from './trouble.js';

const KEPT = 50;
/** How often a line is tried that others were quicker to write. */
const MOST_TRIES = 10;

export interface Said {
  readonly text?: string;
  readonly reaction?: string;
}

/** What is said at a table. Kept beside the log: talk changes nothing, and may come in any order with moves. */
export class Talk {
  private kept: readonly ChatLine[] = [];
  /** How much each seat may say, on however many connections and devices. */
  private readonly allowed = new Map<Seat, Bucket>();

  constructor(
    private readonly house: House,
    private readonly table: string,
    private readonly tell: (line: ChatLine) => void,
  ) {}

  /** The latest lines. */
  get lines(): readonly ChatLine[] {
    return this.kept;
  }

  private get last(): number {
    return this.kept[this.kept.length - 1]?.number ?? 0;
  }

  async load(): Promise<void> {
    this.kept = await this.house.store.chat(this.table, 0, KEPT);
  }

  async say(seat: Seat, name: string, said: Said) {
    const { store, time } = this.house;
    if (!this.maySay(seat, time.now())) return refused('too-fast');
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const line: ChatLine = { number: this.last + 1, at: time.now(), seat, name, ...said };
      const written = await fromStore(this.house, store.say(this.table, line));
      await this.readOn();
      if (!written) continue;
      store.announce({ table: this.table, version: 0 });
      return ok(undefined);
    }
    return refused('busy');
  }

  private maySay(seat: Seat, now: number): boolean {
    const allowed = this.allowed.get(seat) ?? new Bucket(LIMITS.chatPerSecond, LIMITS.chatBurst, now);
    this.allowed.set(seat, allowed);
    return allowed.take(now);
  }

  /** Tells everyone what has been said since they last heard, here or through another process. */
  async readOn(): Promise<void> {
    for (const line of await fromStore(this.house, this.house.store.chat(this.table, this.last, KEPT))) {
      // Two may be reading at the same time.
      if (line.number <= this.last) continue;
      this.kept = [...this.kept.slice(1 - KEPT), line];
      this.tell(line);
    }
  }
}
