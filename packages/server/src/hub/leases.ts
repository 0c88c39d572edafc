import { BotSharing } from '../bots/sharing.js';
import type { House } from '../house.js';
import { inPages } from './pages.js';
import type { TableRegister } from './register.js';

/**
 * A process that gave no sign of life for so many beats has lost its leases. After a crash a table is without a driver
 * for at most this and one beat.
 */
export const LEASE_BEATS = 3;

/** Which of the processes that have a table open drives it: whoever holds its lease. */
export class Leases {
  private readonly held = new Set<string>();
  private readonly sharing: BotSharing;

  constructor(
    private readonly house: House,
    private readonly holder: string,
    private readonly register: TableRegister,
    /** Milliseconds between two beats. */
    private readonly every: number,
  ) {
    this.sharing = new BotSharing(house, holder);
  }

  /** Takes or keeps the right to move the bots and clocks of these tables. */
  async take(ids: readonly string[]): Promise<void> {
    const { store, time } = this.house;
    for (const some of inPages(ids)) {
      const now = time.now();
      const held = new Set(await store.lease(some, this.holder, now, now - LEASE_BEATS * this.every));
      for (const id of some) {
        if (held.has(id)) this.held.add(id);
        else this.held.delete(id);
        this.register.get(id)?.drive(held.has(id));
      }
    }
  }

  /** Gives tables with bots to processes that have time for them, or takes some. */
  async shareBots(): Promise<void> {
    const driven = [...this.held].flatMap((id) => this.register.get(id) ?? []);
    for (const id of await this.sharing.share(driven)) await this.adopt(id);
  }

  /** Drives a table from now on that another process has handed over. */
  private async adopt(id: string): Promise<void> {
    try {
      await this.register.load(id);
      await this.take([id]);
    } catch (error) {
      // Of newer rules, perhaps: whoever handed it over takes it back when nobody holds it.
      this.house.log.warn({ error: String(error) }, 'could not take over a table');
      await this.house.store.release([id], this.holder);
    }
  }

  async release(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.held.delete(id);
    await this.house.store.release(ids, this.holder);
  }
}
