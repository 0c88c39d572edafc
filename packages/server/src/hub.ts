import { randomUUID } from 'node:crypto';
import { formatProblem, no, ok, type Result } from '@taproom/engine';
import type { Opened, OpenTable } from '@taproom/protocol';
import { BotSharing } from './bots/sharing.js';
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
export const BEAT = 1000;
/** The same while the store cannot be reached. */
const BEAT_AWAY = 500;
/**
 * A process that gave no sign of life for so long has lost its leases. After a crash a table is without a driver for at
 * most this and one beat.
 */
const LEASE_BEATS = 3;
/** Silence that counts as a downtime, and what players get on top of it. */
const SILENT_BEATS = 9;
const GIVEN_BACK = 15_000;
/** Beats in which every table has its turn. */
const TURNS = 4;
/** Tables in one query. */
const PAGE = 500;
/** Holders that have been silent for so long are not coming back. */
const SWEEP = 3_600_000;

/** The tables in memory. A table is loaded when someone comes or its alarm rings, and dropped when nobody is left. */
export class Hub {
  readonly holder = randomUUID();
  private readonly tables = new Map<string, Promise<LiveTable | undefined>>();
  private readonly loaded = new Map<string, LiveTable>();
  private readonly idleSince = new Map<LiveTable, number>();
  private readonly driven = new Set<string>();
  /** What was last said about who is at a table. */
  private readonly said = new Map<string, string>();
  private readonly sharing: BotSharing;
  private beating: Promise<void> | undefined;
  private cancelBeat: (() => void) | undefined;
  private away = false;
  private saidAway = false;
  private swept = 0;
  private turn = 0;
  private closing = false;

  constructor(
    private readonly house: House,
    /** Other processes may have the same tables open. */
    private readonly shared: boolean,
    private readonly downtimes: { since: number; until: number }[],
    private readonly every: number = BEAT,
  ) {
    this.sharing = new BotSharing(house, this.holder);
    house.store.listen(
      (changes) => this.heard(changes),
      () => this.readOn([...this.loaded.keys()]).catch(this.note('could not read on')),
    );
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
    if (this.away) table.storeAway(true);
    if (!this.shared) table.drive(true);
    // When it fails, the next beat tries again.
    else this.lease([id]).catch(this.note('no lease'));
    return table;
  }

  /** For work that nobody waits for: what went wrong is written down, and the next beat does it again. */
  private note(what: string): (error: unknown) => void {
    return (error) => this.house.log.warn({ error: String(error) }, what);
  }

  /** What is in memory went wrong; the log did not. Whoever was there comes back and gets it read anew. */
  private drop(id: string, error: unknown): void {
    this.house.log.error(
      { table: id, error: error instanceof Error ? error.stack : String(error) },
      'a table was dropped from memory',
    );
    const table = this.loaded.get(id);
    this.loaded.delete(id);
    this.tables.delete(id);
    table?.abandon();
  }

  async open(wish: OpenTable): Promise<Result<Opened, Refusal>> {
    const game = this.house.gameNamed(wish.game);
    if (!game) return no({ name: 'no-such-game', says: `There is no game "${wish.game}" here.` });
    const { seats, options = {}, files, clock = null, name } = wish;
    const read = optionsOf(game, { seats, options, ...(files && { files }) }, name === undefined ? [] : [name]);
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
      reading.catch(this.note('could not read on'));
    }
  }

  /** Whatever was missed: a notification is a convenience, the log is the truth. */
  private async readOn(ids: readonly string[]): Promise<void> {
    for (const some of inPages(ids)) {
      for (const { table: id, version } of await this.house.store.versions(some)) {
        const table = this.loaded.get(id);
        // Not waited for: a table that is still trying to write must not hold up the beat.
        if (table && version > table.state.version) table.catchUp().catch(this.note('could not read on'));
      }
    }
  }

  // ---- the beat

  start(): void {
    this.beating = this.beat()
      .catch((error) => {
        // Said when it begins and when it is over; in between twice a second would be no news.
        if (!this.away || !this.saidAway) this.house.log.error({ error: String(error) }, 'a beat was missed');
        this.saidAway = this.away;
      })
      .then(() => {
        this.beating = undefined;
        if (this.closing) return;
        const pause = this.away ? Math.min(BEAT_AWAY, this.every) : this.every;
        this.cancelBeat = this.house.time.after(pause, () => this.start());
      });
  }

  async beat(): Promise<void> {
    const { store, time } = this.house;
    await this.signOfLife().catch((error) => {
      this.setAway(true);
      throw error;
    });
    this.setAway(false);
    const now = time.now();
    await this.writeIndex();
    await this.unload(now);
    if (this.shared) await this.share([...this.loaded.keys()]);
    for (const id of await store.due(now, 100)) await this.ring(id);
    if (now - this.swept > SWEEP) {
      this.swept = now;
      await store.sweep(now - SWEEP);
    }
  }

  async signOfLife(): Promise<void> {
    const { store, time } = this.house;
    const silentSince = await store.beat(this.holder, time.now(), SILENT_BEATS * this.every, GIVEN_BACK);
    if (silentSince !== undefined || this.downtimes.length === 0 || this.shared) await this.readDowntimes();
  }

  /** Something could not be written. Whether that is everybody's trouble, the next beat finds out, now. */
  storeLost(): void {
    if (this.beating || this.closing || !this.cancelBeat) return;
    this.cancelBeat();
    this.cancelBeat = undefined;
    this.start();
  }

  /** The store cannot be reached. */
  get isAway(): boolean {
    return this.away;
  }

  /** Everyone at every table is told once when nothing can be written, and once when it can be again. */
  private setAway(away: boolean): void {
    if (this.away === away) return;
    this.away = away;
    this.saidAway = false;
    if (!away) this.house.log.info('the store can be reached again');
    for (const table of this.loaded.values()) table.storeAway(away);
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
    // First the index, so that an alarm is not lost with a store that cannot be reached; then it may be put away.
    if (table.dirty || table.state.clock) await this.house.store.index([table.row()]);
    if (!table.isIdle) return;
    this.loaded.delete(id);
    this.tables.delete(id);
    this.idleSince.delete(table);
    this.said.delete(id);
    await table.close();
    if (this.driven.delete(id) || this.shared) await this.house.store.release([id], this.holder);
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

  /** Says what has changed here, hears what the others say, and sees to who drives. */
  private async share(ids: readonly string[]): Promise<void> {
    for (const some of inPages(ids)) await this.sayPresence(some);
    const some = this.nextTurn(ids);
    for (const page of inPages(some)) await this.readPresence(page);
    await this.readOn(some);
    await this.lease(ids);
    for (const id of await this.sharing.share([...this.driven].flatMap((id) => this.loaded.get(id) ?? [])))
      await this.adopt(id);
  }

  /** Drives a table from now on that another process has handed over. */
  private async adopt(id: string): Promise<void> {
    try {
      await this.load(id);
      await this.lease([id]);
    } catch (error) {
      // Of newer rules, perhaps: whoever handed it over takes it back when nobody holds it.
      this.note('could not take over a table')(error);
      await this.house.store.release([id], this.holder);
    }
  }

  /** What was missed is looked for at some tables each beat: at all of them within a few, however many there are. */
  private nextTurn(ids: readonly string[]): readonly string[] {
    const size = Math.max(PAGE, Math.ceil(ids.length / TURNS));
    if (this.turn * size >= ids.length) this.turn = 0;
    const from = this.turn * size;
    this.turn += 1;
    return ids.slice(from, from + size);
  }

  /** To be called when people come to a table or leave it. */
  presenceChanged(id: string): void {
    if (!this.shared) return;
    this.sayPresence([id]).then(
      () => this.house.store.announce({ table: id, version: 0 }),
      () => undefined, // The next beat says it again.
    );
  }

  private async sayPresence(ids: readonly string[]): Promise<void> {
    const at = this.house.time.now();
    const rows = ids.flatMap((table) => {
      const present = this.loaded.get(table)?.present;
      return present && this.said.get(table) !== textOf(present)
        ? [{ table, holder: this.holder, ...present, at }]
        : [];
    });
    await this.house.store.present(rows);
    for (const row of rows) this.said.set(row.table, textOf(row));
  }

  private async readPresence(ids: readonly string[]): Promise<void> {
    const rows = await this.house.store.presence(ids, this.house.time.now() - LEASE_BEATS * this.every);
    const others = new Map<string, { seats: number; watching: number }>();
    for (const { table, holder, seats, watching } of rows) {
      if (holder === this.holder) continue;
      const so = others.get(table) ?? { seats: 0, watching: 0 };
      others.set(table, { seats: so.seats | seats, watching: so.watching + watching });
    }
    for (const id of ids) {
      const { seats, watching } = others.get(id) ?? { seats: 0, watching: 0 };
      this.loaded.get(id)?.presentElsewhere(seats, watching);
    }
  }

  /** Takes or keeps the right to move bots and clocks. */
  private async lease(ids: readonly string[]): Promise<void> {
    const { store, time } = this.house;
    for (const some of inPages(ids)) {
      const now = time.now();
      const held = new Set(await store.lease(some, this.holder, now, now - LEASE_BEATS * this.every));
      for (const id of some) {
        if (held.has(id)) this.driven.add(id);
        else this.driven.delete(id);
        this.loaded.get(id)?.drive(held.has(id));
      }
    }
  }

  async close(): Promise<void> {
    this.closing = true;
    this.cancelBeat?.();
    await this.beating;
    const tables = [...this.loaded.values()];
    this.loaded.clear();
    this.tables.clear();
    await Promise.all(tables.map((table) => table.close()));
    const { store } = this.house;
    try {
      for (const some of inPages(tables.filter((table) => table.dirty || table.state.clock)))
        await store.index(some.map((table) => table.row()));
      if (this.shared)
        for (const some of inPages(tables))
          await store.release(
            some.map(({ id }) => id),
            this.holder,
          );
    } catch (error) {
      this.house.log.error({ error: String(error) }, 'could not put the tables away');
    }
  }
}

const inPages = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PAGE) }, (_, page) => items.slice(page * PAGE, (page + 1) * PAGE));

const textOf = ({ seats, watching }: { seats: number; watching: number }): string => `${seats} ${watching}`;
