import { randomUUID } from 'node:crypto';
import type { Result } from '@taproom/engine';
import type { Opened, OpenTable } from '@taproom/protocol';
import type { House } from './house.js';
import { BEAT, Heartbeat } from './hub/heartbeat.js';
import { Leases } from './hub/leases.js';
import { openTable } from './hub/opening.js';
import { inPages, PAGE } from './hub/pages.js';
import { Presence } from './hub/presence.js';
import { TableRegister } from './hub/register.js';
import type { Change } from './store/store.js';
import type { LiveTable } from './table/live.js';
import type { Refusal } from './table/refusal.js';

/** Beats in which every table has its turn. */
const TURNS = 4;
/** Alarms answered at one beat. */
const MOST_DUE = 100;

/**
 * All tables of this process, put together from its parts: `register` has those in memory; `heartbeat` sees to them every
 * second; where several processes share a store, `leases` say who drives a table and `presence` who is there.
 */
export class Hub {
  private readonly register: TableRegister;
  private readonly heartbeat: Heartbeat;
  private readonly leases: Leases;
  private readonly presence: Presence;
  private turn = 0;

  constructor(
    private readonly house: House,
    /** Other processes may have the same tables open. */
    private readonly shared: boolean,
    downtimes: { since: number; until: number }[],
    every: number = BEAT,
  ) {
    const holder = randomUUID();
    this.register = new TableRegister(
      house,
      (table) => this.loaded(table),
      (ids) => this.unloaded(ids),
    );
    this.leases = new Leases(house, holder, this.register, every);
    this.presence = new Presence(house, holder, this.register, every);
    this.heartbeat = new Heartbeat(house, {
      holder,
      shared,
      every,
      downtimes,
      work: (now) => this.seeTo(now),
      // Everyone at every table is told once when nothing can be written, and once when it can be again.
      onAway: (away) => {
        for (const table of this.register.all()) table.storeAway(away);
      },
    });
    house.store.listen(
      (changes) => this.heard(changes),
      () => this.readOn(this.register.ids).catch(this.log('could not read on')),
    );
  }

  /** By id or code; undefined when there is none. */
  find(name: string): Promise<LiveTable | undefined> {
    return this.register.find(name);
  }

  open(wish: OpenTable): Promise<Result<Opened, Refusal>> {
    return openTable(this.house, wish);
  }

  /** The first beat, before anything else; then one after the other. */
  async start(): Promise<void> {
    await this.heartbeat.beat();
    this.heartbeat.start();
  }

  /** The store cannot be reached. */
  get isAway(): boolean {
    return this.heartbeat.isAway;
  }

  /** Something could not be written. Whether that is everybody's trouble is found out now. */
  storeLost(): void {
    this.heartbeat.storeLost();
  }

  signOfLife(): Promise<void> {
    return this.heartbeat.signOfLife();
  }

  /** To be called when people come to a table or leave it. */
  presenceChanged(id: string): void {
    if (this.shared) this.presence.changed(id);
  }

  private loaded(table: LiveTable): void {
    if (this.heartbeat.isAway) table.storeAway(true);
    if (!this.shared) table.drive(true);
    // When it fails, the next beat tries again.
    else this.leases.take([table.id]).catch(this.log('no lease'));
  }

  private async unloaded(ids: readonly string[]): Promise<void> {
    this.presence.forget(ids);
    if (this.shared) await this.leases.release(ids);
  }

  private async seeTo(now: number): Promise<void> {
    await this.register.writeIndex();
    await this.register.unloadIdle(now);
    if (this.shared) await this.meetOthers(this.register.ids);
    for (const id of await this.house.store.due(now, MOST_DUE)) await this.register.wake(id);
  }

  /** Says what has changed here, hears what the other processes say, and sees to who drives. */
  private async meetOthers(ids: readonly string[]): Promise<void> {
    await this.presence.say(ids);
    const some = this.nextTurn(ids);
    await this.presence.read(some);
    await this.readOn(some);
    await this.leases.take(ids);
    await this.leases.shareBots();
  }

  /** What was missed is looked for at some tables each beat: at all of them within a few, however many there are. */
  private nextTurn(ids: readonly string[]): readonly string[] {
    const size = Math.max(PAGE, Math.ceil(ids.length / TURNS));
    if (this.turn * size >= ids.length) this.turn = 0;
    const from = this.turn * size;
    this.turn += 1;
    return ids.slice(from, from + size);
  }

  /** Another process has changed tables. */
  private heard(changes: readonly Change[]): void {
    for (const { table: id, version } of changes) {
      const table = this.register.get(id);
      if (!table) continue;
      const reading =
        version > table.state.version
          ? table.catchUp()
          : version === 0
            ? Promise.all([table.hearChat(), this.presence.read([id])])
            : Promise.resolve();
      // Missed now, it is noticed at the next version, or by the next beat.
      reading.catch(this.log('could not read on'));
    }
  }

  /** Whatever was missed: a notification is a convenience, the log is the truth. */
  private async readOn(ids: readonly string[]): Promise<void> {
    for (const some of inPages(ids)) {
      for (const { table: id, version } of await this.house.store.versions(some)) {
        const table = this.register.get(id);
        // Not waited for: a table that is still trying to write must not hold up the beat.
        if (table && version > table.state.version) table.catchUp().catch(this.log('could not read on'));
      }
    }
  }

  /** For work that nobody waits for: what went wrong is written down, and the next beat does it again. */
  private log(what: string): (error: unknown) => void {
    return (error) => this.house.log.warn({ error: String(error) }, what);
  }

  async close(): Promise<void> {
    await this.heartbeat.stop();
    try {
      await this.register.close();
    } catch (error) {
      this.house.log.error({ error: String(error) }, 'could not put the tables away');
    }
  }
}
