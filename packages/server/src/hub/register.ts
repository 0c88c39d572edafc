import type { House } from '../house.js';
import { LiveTable } from '../table/live.js';
import { inPages } from './pages.js';

/** A table nobody looks at stays in memory this long. */
const KEEP = 60_000;
/** Rows of the index written at one beat. */
const MOST_INDEXED = 200;

/** The tables in memory. One is loaded when someone comes or its alarm rings, and unloaded when nobody is left. */
export class TableRegister {
  private readonly loading = new Map<string, Promise<LiveTable | undefined>>();
  private readonly loaded = new Map<string, LiveTable>();
  private readonly idleSince = new Map<LiveTable, number>();
  private closed = false;

  constructor(
    private readonly house: House,
    /** A table has come into memory. */
    private readonly onLoad: (table: LiveTable) => void,
    /** Tables have left memory. */
    private readonly onUnload: (ids: readonly string[]) => Promise<void>,
  ) {}

  get(id: string): LiveTable | undefined {
    return this.loaded.get(id);
  }

  get ids(): string[] {
    return [...this.loaded.keys()];
  }

  all(): IterableIterator<LiveTable> {
    return this.loaded.values();
  }

  /** By id or code; undefined when there is none. */
  async find(name: string): Promise<LiveTable | undefined> {
    const known = this.loading.get(name);
    if (known) return known;
    const row = await this.house.store.find(name);
    return row && this.load(row.id);
  }

  load(id: string): Promise<LiveTable | undefined> {
    if (this.closed) return Promise.resolve(undefined);
    const known = this.loading.get(id);
    if (known) return known;
    const loading = this.read(id);
    this.loading.set(id, loading);
    loading.catch(() => this.loading.delete(id));
    return loading;
  }

  private async read(id: string): Promise<LiveTable | undefined> {
    const table = await LiveTable.load(this.house, id, (error) => this.drop(id, error));
    if (!table) {
      this.loading.delete(id);
      return undefined;
    }
    this.loaded.set(id, table);
    this.count();
    this.onLoad(table);
    return table;
  }

  /** What is in memory went wrong; the log did not. Whoever was there comes back and gets it read anew. */
  private drop(id: string, error: unknown): void {
    this.house.log.error(
      { table: id, error: error instanceof Error ? error.stack : String(error) },
      'a table was dropped from memory',
    );
    const table = this.loaded.get(id);
    this.forget(id, table);
    table?.abandon();
  }

  private forget(id: string, table: LiveTable | undefined): void {
    this.loaded.delete(id);
    this.loading.delete(id);
    if (table) this.idleSince.delete(table);
    this.count();
  }

  private count(): void {
    this.house.metrics.tables.set(this.loaded.size);
  }

  /** A clock ran out at a table that nobody has open: load it, and it sees to itself. */
  async wake(id: string): Promise<void> {
    try {
      const table = await this.load(id);
      if (table) table.dirty = true;
    } catch (error) {
      this.house.log.warn({ table: id, error: String(error) }, 'an alarm could not be answered');
      const row = await this.house.store.find(id);
      if (row) await this.house.store.index([{ ...row, wakeAt: null }]);
    }
  }

  /** Brings the index up to what the tables in memory say. */
  async writeIndex(): Promise<void> {
    const behind: LiveTable[] = [];
    for (const table of this.loaded.values()) {
      if (table.dirty) behind.push(table);
      if (behind.length === MOST_INDEXED) break;
    }
    await this.index(behind);
  }

  private async index(tables: readonly LiveTable[]): Promise<void> {
    for (const table of tables) table.dirty = false;
    await this.house.store.index(tables.map((table) => table.row())).catch((error) => {
      for (const table of tables) table.dirty = true;
      throw error;
    });
  }

  /** Unloads what nobody has looked at for a while. */
  async unloadIdle(now: number): Promise<void> {
    const idle: LiveTable[] = [];
    for (const table of this.loaded.values()) {
      if (!table.isIdle) this.idleSince.delete(table);
      else if (!this.idleSince.has(table)) this.idleSince.set(table, now);
      else if (now - (this.idleSince.get(table) as number) >= KEEP) idle.push(table);
    }
    for (const some of inPages(idle)) await this.unload(some);
  }

  private async unload(tables: readonly LiveTable[]): Promise<void> {
    // First the index, so that an alarm is not lost with a store that cannot be reached; then they may go.
    await this.index(tables.filter((table) => table.dirty || table.state.clock));
    const still = tables.filter((table) => table.isIdle && !table.dirty);
    for (const table of still) {
      this.forget(table.id, table);
      await table.close();
    }
    await this.onUnload(still.map(({ id }) => id));
  }

  /** Lets everything at every table come to its end; nothing is loaded any more. */
  async close(): Promise<void> {
    this.closed = true;
    const tables = [...this.loaded.values()];
    this.loaded.clear();
    this.loading.clear();
    await Promise.all(tables.map((table) => table.close()));
    for (const some of inPages(tables.filter((table) => table.dirty || table.state.clock))) await this.index(some);
    for (const some of inPages(tables)) await this.onUnload(some.map(({ id }) => id));
  }
}
