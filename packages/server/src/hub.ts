import { randomUUID } from 'node:crypto';
import { formatProblem, no, ok, type Result } from '@taproom/engine';
import type { Opened, OpenTable } from '@taproom/protocol';
import type { House } from './house.js';
import type { Change, TableRow } from './store/store.js';
import type { Entry } from './table/entry.js';
import { LiveTable } from './table/live.js';
import { type Refusal, refused } from './table/refusal.js';
import { optionsOf } from './table/settings.js';
import { hashOf, newCode, newTableId, newToken } from './tokens.js';

/** A table nobody looks at stays in memory this long. */
const KEEP = 60_000;
/** How often alarms, the index, leases and the sign of life are seen to. */
export const BEAT = 1500;
/** A lease lasts two beats. After a crash a table is without a driver for at most this and one beat. */
const LEASE_BEATS = 2;
/** Silence that counts as a downtime, and what players get on top of it. */
const SILENT_BEATS = 6;
const GIVEN_BACK = 15_000;
/** What a process said about who is there holds this long. */
const PRESENT_BEATS = 4;

/** The tables in memory. A table is loaded when someone comes or its alarm rings, and dropped when nobody is left. */
export class Hub {
  readonly holder = randomUUID();
  private readonly tables = new Map<string, Promise<LiveTable | undefined>>();
  private readonly loaded = new Map<string, LiveTable>();
  private readonly idleSince = new Map<LiveTable, number>();
  private readonly driven = new Set<string>();
  private beating: Promise<void> = Promise.resolve();
  private cancelBeat: (() => void) | undefined;
  private closing = false;

  constructor(
    private readonly house: House,
    /** Other processes may have the same tables open. */
    private readonly shared: boolean,
    private readonly downtimes: { since: number; until: number }[],
    private readonly every: number = BEAT,
  ) {
    house.store.listen((changes) => this.heard(changes));
  }

  /** By id or code; undefined when there is none. */
  async find(name: string): Promise<LiveTable | undefined> {
    const known = this.tables.get(name);
    if (known) return known;
    const row = await this.house.store.find(name);
    return row && this.load(row.id);
  }

  load(id: string): Promise<LiveTable | undefined> {
    if (this.closing) return Promise.resolve(undefined);
    const known = this.tables.get(id);
    if (known) return known;
    const loading = this.read(id);
    this.tables.set(id, loading);
    loading.catch(() => this.tables.delete(id));
    return loading;
  }

  private async read(id: string): Promise<LiveTable | undefined> {
    const table = await LiveTable.load(this.house, id, (error) => this.drop(id, error));
    if (!table) {
      this.tables.delete(id);
      return undefined;
    }
    this.loaded.set(id, table);
    this.house.metrics.tables.set(this.loaded.size);
    if (!this.shared) table.drive(true);
    else void this.lease([id]).catch((error) => this.house.log.error({ error: String(error) }, 'no lease'));
    return table;
  }

  /** What is in memory went wrong; the log did not. Whoever was there comes back and gets it read anew. */
  private drop(id: string, error: unknown): void {
    this.house.log.error(
      { table: id, error: error instanceof Error ? error.stack : String(error) },
      'a table was dropped from memory',
    );
    this.loaded.delete(id);
    this.tables.delete(id);
  }

  async open(wish: OpenTable): Promise<Result<Opened, Refusal>> {
    const game = this.house.gameNamed(wish.game);
    if (!game) return no({ name: 'no-such-game', says: `There is no game "${wish.game}" here.` });
    const { seats, options = {}, files, clock = null, name } = wish;
    const read = optionsOf(game, { seats, options, ...(files && { files }) });
    if (!read.ok) return refused('setting-unfit', read.problem.slice(0, 5).map(formatProblem).join('; '));
    const host = newToken();
    const token = newToken();
    let code = '';
    const table = await this.create(game.name, (given) => {
      code = given;
      const entries: Entry[] = [
        {
          type: 'opened',
          code,
          game: game.name,
          rulesVersion: game.rulesVersion,
          seats,
          options: read.value,
          ...(files && { files }),
          clock,
          public: wish.public ?? false,
          host: hashOf(host),
        },
      ];
      if (name !== undefined) entries.push({ type: 'sat', seat: 0, name, token: hashOf(token) });
      return entries;
    });
    return ok({ table, code, host, ...(name !== undefined && { seat: 0, token }) });
  }

  /** Writes a new table under an id and a code nobody has. */
  async create(game: string, entriesFor: (code: string) => readonly Entry[]): Promise<string> {
    for (;;) {
      const [id, code, at] = [newTableId(), newCode(), this.house.time.now()];
      const entries = entriesFor(code);
      const opened = entries[0] as Entry & { type: 'opened' };
      const taken = entries.filter(({ type }) => type === 'sat' || type === 'bot') as (Entry & { name: string })[];
      const row: TableRow = {
        id,
        code,
        game,
        status: 'open',
        public: opened.public,
        seats: opened.seats,
        taken: taken.length,
        names: taken.map(({ name }) => name),
        createdAt: at,
        finishedAt: null,
        wakeAt: null,
      };
      const rows = entries.map((entry, index) => ({ version: index + 1, at, entry: JSON.stringify(entry) }));
      if (await this.house.store.create(row, rows)) return id;
    }
  }

  private heard(changes: readonly Change[]): void {
    for (const { table: id, version } of changes) {
      const table = this.loaded.get(id);
      if (!table) continue;
      const reading =
        version > table.state.version
          ? table.catchUp()
          : version === 0
            ? Promise.all([table.hearChat(), this.readPresence([id])])
            : Promise.resolve();
      // Missed now, it is noticed at the next version, or by the next beat.
      reading.catch((error) => this.house.log.warn({ table: id, error: String(error) }, 'could not read on'));
    }
  }

  // ---- the beat

  start(): void {
    const beat = () => {
      this.beating = this.beat()
        .catch((error) => this.house.log.error({ error: String(error) }, 'a beat was missed'))
        .finally(() => {
          if (!this.closing) this.cancelBeat = this.house.time.after(this.every, beat);
        });
    };
    beat();
  }

  async beat(): Promise<void> {
    const { store, time } = this.house;
    const now = time.now();
    const silentSince = await store.beat(this.holder, now, SILENT_BEATS * this.every);
    if (silentSince !== undefined) await store.stoodStill(silentSince, now + GIVEN_BACK);
    if (silentSince !== undefined || this.downtimes.length === 0 || this.shared) await this.readDowntimes();
    await this.writeIndex();
    await this.unload(now);
    if (this.shared) await this.share([...this.loaded.keys()]);
    for (const id of await store.due(now, 100)) await this.ring(id);
  }

  private async readDowntimes(): Promise<void> {
    const read = await this.house.store.downtimes();
    this.downtimes.splice(0, this.downtimes.length, ...read);
  }

  private async writeIndex(): Promise<void> {
    const behind = [...this.loaded.values()].filter(({ dirty }) => dirty).slice(0, 200);
    for (const table of behind) table.dirty = false;
    await this.house.store.index(behind.map((table) => table.row())).catch((error) => {
      for (const table of behind) table.dirty = true;
      throw error;
    });
  }

  private async unload(now: number): Promise<void> {
    for (const [id, table] of this.loaded) {
      if (!table.isIdle) {
        this.idleSince.delete(table);
        continue;
      }
      const since = this.idleSince.get(table) ?? now;
      this.idleSince.set(table, since);
      if (now - since < KEEP) continue;
      await this.put(id, table);
    }
    this.house.metrics.tables.set(this.loaded.size);
  }

  private async put(id: string, table: LiveTable): Promise<void> {
    this.loaded.delete(id);
    this.tables.delete(id);
    this.idleSince.delete(table);
    await table.close();
    if (table.dirty || table.state.clock) await this.house.store.index([table.row()]);
    if (this.driven.delete(id)) await this.house.store.release([id], this.holder);
  }

  /** A clock ran out at a table that nobody has open: load it, and it sees to itself. */
  private async ring(id: string): Promise<void> {
    try {
      const table = await this.load(id);
      if (table) table.dirty = true;
    } catch (error) {
      this.house.log.warn({ table: id, error: String(error) }, 'an alarm could not be answered');
      const row = await this.house.store.find(id);
      if (row) await this.house.store.index([{ ...row, wakeAt: null }]);
    }
  }

  /** Renews what this process says about its tables, and hears what the others say. */
  private async share(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += 500) {
      const some = ids.slice(start, start + 500);
      await this.sayPresence(some);
      await this.readPresence(some);
    }
    await this.lease(ids);
  }

  /** To be called when people come to a table or leave it. */
  presenceChanged(id: string): void {
    if (!this.shared) return;
    this.sayPresence([id]).then(
      () => this.house.store.announce({ table: id, version: 0 }),
      () => undefined, // The next beat says it again.
    );
  }

  private sayPresence(ids: readonly string[]): Promise<void> {
    const at = this.house.time.now();
    const rows = ids.flatMap((table) => {
      const present = this.loaded.get(table)?.present;
      return present ? [{ table, holder: this.holder, ...present, at }] : [];
    });
    return this.house.store.present(rows);
  }

  private async readPresence(ids: readonly string[]): Promise<void> {
    const since = this.house.time.now() - PRESENT_BEATS * this.every;
    const rows = await this.house.store.presence(ids, since);
    for (const id of ids) {
      const others = rows.filter(({ table, holder }) => table === id && holder !== this.holder);
      const seats = others.reduce((all, row) => all | row.seats, 0);
      const watching = others.reduce((sum, row) => sum + row.watching, 0);
      this.loaded.get(id)?.presentElsewhere(seats, watching);
    }
  }

  /** Takes or renews the right to move bots and clocks. */
  private async lease(ids: readonly string[]): Promise<void> {
    const { store, time } = this.house;
    const now = time.now();
    const held = new Set<string>();
    for (let start = 0; start < ids.length; start += 500) {
      for (const id of await store.lease(
        ids.slice(start, start + 500),
        this.holder,
        now,
        now + LEASE_BEATS * this.every,
      ))
        held.add(id);
    }
    for (const id of ids) {
      if (held.has(id)) this.driven.add(id);
      else this.driven.delete(id);
      this.loaded.get(id)?.drive(held.has(id));
    }
  }

  async close(): Promise<void> {
    this.closing = true;
    this.cancelBeat?.();
    await this.beating;
    for (const [id, table] of [...this.loaded]) {
      await this.put(id, table).catch((error) =>
        this.house.log.error({ table: id, error: String(error) }, 'could not put a table away'),
      );
    }
  }
}
