import pg from 'pg';
import type { Change, NoticeStore } from './store.js';

const CHANNEL = 'taproom';
/** Changes are announced together, this many milliseconds after the first. */
const GATHER = 5;
/** A notification may hold 8,000 bytes. */
const MOST_BYTES = 7500;
/** Between two tries to be heard again: doubled up to the longest. */
const LISTEN_AGAIN = 250;
const LISTEN_AGAIN_MOST = 4000;
/** How often a listener that hears nothing makes sure that there is nothing to hear. */
const STILL_THERE = 5000;

/** What processes tell each other through PostgreSQL. */
export class PostgresNotices implements NoticeStore {
  private heard: (changes: readonly Change[]) => void = () => undefined;
  private missed: () => void = () => undefined;
  private listener: pg.Client | undefined;
  private readonly waiting = new Map<string, number>();
  private gathering: NodeJS.Timeout | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();
  private closed = false;

  constructor(
    private readonly pool: pg.Pool,
    /** How the connection that listens is made. */
    private readonly config: pg.ClientConfig,
  ) {}

  listen(heard: (changes: readonly Change[]) => void, missed: () => void): void {
    this.heard = heard;
    this.missed = missed;
    this.keepListening(LISTEN_AGAIN);
  }

  /** One connection that only listens, and is laid anew whenever it breaks; what was said meanwhile has been missed. */
  private keepListening(pause: number): void {
    if (this.closed) return;
    const client = new pg.Client(this.config);
    let patience = pause;
    const again = () => {
      if (this.listener !== client) return;
      this.listener = undefined;
      client.end().catch(() => undefined);
      this.later(patience, () => this.keepListening(Math.min(2 * patience, LISTEN_AGAIN_MOST)));
    };
    const stillThere = () => {
      if (this.listener !== client) return;
      client.query('select 1').then(() => this.later(STILL_THERE, stillThere), again);
    };
    this.listener = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => this.heard(readChanges(payload ?? '')));
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .then(() => {
        patience = LISTEN_AGAIN;
        this.later(STILL_THERE, stillThere);
        this.missed();
      })
      .catch(again);
  }

  /** Outside the inserting transaction, and gathered: otherwise notifications would put all commits in one queue. */
  announce({ table, version }: Change): void {
    this.waiting.set(table, Math.max(version, this.waiting.get(table) ?? 0));
    this.gathering ??= setTimeout(() => void this.tell(), GATHER);
  }

  /** Never fails: what could not be said is said again a little later. */
  private async tell(): Promise<void> {
    this.gathering = undefined;
    const said = new Map(this.waiting);
    const payloads: string[] = [];
    let payload = '';
    for (const [table, version] of this.waiting) {
      const part = `${table}:${version}`;
      if (payload.length + part.length > MOST_BYTES) {
        payloads.push(payload);
        payload = '';
      }
      payload += payload === '' ? part : ` ${part}`;
    }
    this.waiting.clear();
    if (payload !== '') payloads.push(payload);
    try {
      for (const text of payloads) await this.pool.query('select pg_notify($1, $2)', [CHANNEL, text]);
    } catch {
      if (this.closed) return;
      for (const [table, version] of said) this.waiting.set(table, Math.max(version, this.waiting.get(table) ?? 0));
      this.gathering ??= setTimeout(() => void this.tell(), LISTEN_AGAIN);
      this.gathering.unref();
    }
  }

  private later(milliseconds: number, then: () => void): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, milliseconds);
    timer.unref();
    this.timers.add(timer);
  }

  /** Says what is still to be said, and listens no more. */
  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    clearTimeout(this.gathering);
    const { listener } = this;
    this.listener = undefined;
    await Promise.all([this.tell(), listener?.end()]);
  }
}

const readChanges = (payload: string): Change[] =>
  payload.split(' ').flatMap((part) => {
    const [table, version] = part.split(':');
    return table && version !== undefined ? [{ table, version: Number(version) }] : [];
  });
