import type { House } from '../house.js';
import { LEASE_BEATS } from './leases.js';
import { inPages } from './pages.js';
import type { TableRegister } from './register.js';

interface Present {
  readonly seats: number;
  readonly watching: number;
}

const NOBODY: Present = { seats: 0, watching: 0 };

/** Who is at which table, told between the processes that have it open. */
export class Presence {
  /** What was last said about who is at a table. */
  private readonly said = new Map<string, string>();

  constructor(
    private readonly house: House,
    private readonly holder: string,
    private readonly register: TableRegister,
    /** Milliseconds between two beats. */
    private readonly every: number,
  ) {}

  /** Says who is at these tables through this process, where that has changed. */
  async say(ids: readonly string[]): Promise<void> {
    const at = this.house.time.now();
    for (const some of inPages(ids)) {
      const rows = some.flatMap((table) => {
        const present = this.register.get(table)?.present;
        return present && this.said.get(table) !== textOf(present)
          ? [{ table, holder: this.holder, ...present, at }]
          : [];
      });
      await this.house.store.present(rows);
      for (const row of rows) this.said.set(row.table, textOf(row));
    }
  }

  /** People came to a table or left it: the others are told at once. */
  changed(id: string): void {
    this.say([id]).then(
      () => this.house.store.announce({ table: id, version: 0 }),
      () => undefined, // The next beat says it again.
    );
  }

  /** Hears who is at these tables through other processes. */
  async read(ids: readonly string[]): Promise<void> {
    for (const some of inPages(ids)) {
      const others = await this.others(some);
      for (const id of some) {
        const { seats, watching } = others.get(id) ?? NOBODY;
        this.register.get(id)?.presentElsewhere(seats, watching);
      }
    }
  }

  private async others(ids: readonly string[]): Promise<Map<string, Present>> {
    const rows = await this.house.store.presence(ids, this.house.time.now() - LEASE_BEATS * this.every);
    const others = new Map<string, Present>();
    for (const { table, holder, seats, watching } of rows) {
      if (holder === this.holder) continue;
      const sofar = others.get(table) ?? NOBODY;
      others.set(table, { seats: sofar.seats | seats, watching: sofar.watching + watching });
    }
    return others;
  }

  forget(ids: readonly string[]): void {
    for (const id of ids) this.said.delete(id);
  }
}

const textOf = ({ seats, watching }: Present): string => `${seats} ${watching}`;
