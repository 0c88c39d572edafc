import type { House } from '../house.js';
import type { LiveTable } from '../table/live.js';

/** More decisions than this many for each thread waiting: others may have some of our bots. */
const BUSY = 4;
/** Tables offered, and taken, at one beat. */
const MOST_OFFERED = 50;
const MOST_TAKEN = 10;

/**
 * Bots are thought for by whichever process has room. A process with more decisions waiting than it can think through
 * soon offers tables with bots to the others; whoever has nothing waiting takes some, with their leases. The one who
 * offered goes on driving until it is told that it does not any more, so no table is ever without.
 */
export class BotSharing {
  private offering = false;

  constructor(
    private readonly house: House,
    private readonly holder: string,
  ) {}

  /** Offers or takes, as it is. Returns the tables that are ours from now on. */
  async share(driven: readonly LiveTable[]): Promise<string[]> {
    const { store, thinker, time } = this.house;
    if (thinker.queue > BUSY * thinker.threads) {
      this.offering = true;
      const some = driven.filter((table) => table.hasBots).slice(-MOST_OFFERED);
      await store.offer(
        some.map(({ id }) => id),
        this.holder,
      );
      return [];
    }
    if (this.offering) {
      await store.offer([], this.holder);
      this.offering = false;
    }
    return thinker.queue < thinker.threads ? store.takeOffers(this.holder, time.now(), MOST_TAKEN) : [];
  }
}
