import { ok, type Result } from '@taproom/engine';
import type { House } from '../house.js';
import { slowLane } from '../slices.js';
import { publicRecord } from '../table/public-record.js';
import { type Refusal, refused } from '../table/refusal.js';

/** Bytes of records kept in memory. */
const MOST_KEPT = 8 * 1024 * 1024;
const MOST_REMEMBERED = 1000;

/** Records of finished games as JSON. They never change, so what is asked for often is made once. */
export class Records {
  private readonly kept = new Map<string, Buffer>();
  private readonly making = new Map<string, Promise<Result<Buffer, Refusal>>>();
  /** Games that were not over when their logs had so many entries. */
  private readonly notOver = new Map<string, number>();
  private size = 0;

  constructor(private readonly house: House) {}

  of(table: string): Promise<Result<Buffer, Refusal>> {
    const known = this.kept.get(table);
    if (known !== undefined) return Promise.resolve(ok(known));
    const under = this.making.get(table);
    if (under) return under;
    const making = this.make(table).finally(() => this.making.delete(table));
    this.making.set(table, making);
    return making;
  }

  private async make(table: string): Promise<Result<Buffer, Refusal>> {
    const { store, gameNamed } = this.house;
    const [now] = await store.versions([table]);
    if (now && this.notOver.get(table) === now.version) return refused('not-over');
    const rows = await store.read(table, 0);
    const record = await publicRecord(table, rows, gameNamed);
    if (!record.ok) {
      this.remember(table, rows.length);
      return record;
    }
    this.notOver.delete(table);
    const bytes = await slowLane.once(() => Buffer.from(JSON.stringify(record.value)));
    this.keep(table, bytes);
    return ok(bytes);
  }

  private remember(table: string, entries: number): void {
    if (this.notOver.size >= MOST_REMEMBERED) this.notOver.delete(this.notOver.keys().next().value as string);
    this.notOver.set(table, entries);
  }

  private keep(table: string, bytes: Buffer): void {
    this.kept.set(table, bytes);
    this.size += bytes.length;
    for (const [oldest, old] of this.kept) {
      if (this.size <= MOST_KEPT) return;
      this.kept.delete(oldest);
      this.size -= old.length;
    }
  }
}
