import { includes, type Seat, SPECTATOR, seatsIn } from '@taproom/engine';
import type { House, Viewer } from '../house.js';

/** People come and go in bursts; one message tells of all of them, so many milliseconds after the first. */
const GATHER = 100;

/** Who is at a table: through this process one by one, through others as they say, and since when a seat is empty. */
export class Visitors {
  private readonly viewers = new Set<Viewer>();
  private readonly lastHere = new Map<Seat, number>();
  private elsewhere = { seats: 0, watching: 0 };
  private cancelTelling: (() => void) | undefined;
  private readonly since: number;

  constructor(
    private readonly house: House,
    private readonly table: string,
  ) {
    this.since = house.time.now();
  }

  [Symbol.iterator](): IterableIterator<Viewer> {
    return this.viewers.values();
  }

  get count(): number {
    return this.viewers.size;
  }

  has(viewer: Viewer): boolean {
    return this.viewers.has(viewer);
  }

  add(viewer: Viewer): void {
    this.viewers.add(viewer);
    if (viewer.seat !== SPECTATOR) this.lastHere.delete(viewer.seat);
  }

  remove(viewer: Viewer): void {
    if (!this.viewers.delete(viewer)) return;
    if (viewer.seat !== SPECTATOR && !this.isHere(viewer.seat)) this.lastHere.set(viewer.seat, this.house.time.now());
    this.changed();
  }

  isHere(seat: Seat): boolean {
    if (includes(this.elsewhere.seats, seat)) return true;
    for (const viewer of this.viewers) if (viewer.seat === seat) return true;
    return false;
  }

  /** Milliseconds since the seat's player was last connected; 0 while connected. */
  absence(seat: Seat, now: number): number {
    return this.isHere(seat) ? 0 : now - (this.lastHere.get(seat) ?? this.since);
  }

  /** Seats with somebody connected, and how many watch, through any process. */
  everywhere(): { readonly here: readonly Seat[]; readonly watching: number } {
    const { seats, watching } = this.here;
    return { here: seatsIn(seats | this.elsewhere.seats), watching: watching + this.elsewhere.watching };
  }

  /** Who is here through this process, a bit for each seat. */
  get here(): { readonly seats: number; readonly watching: number } {
    let seats = 0;
    let watching = 0;
    for (const { seat, screen } of this.viewers) {
      if (seat !== SPECTATOR) seats |= 1 << seat;
      else if (!screen) watching += 1;
    }
    return { seats, watching };
  }

  get areElsewhere(): boolean {
    return this.elsewhere.seats !== 0 || this.elsewhere.watching > 0;
  }

  /** Who is here through other processes. */
  setElsewhere(seats: number, watching: number): void {
    const before = this.elsewhere;
    if (before.seats === seats && before.watching === watching) return;
    this.elsewhere = { seats, watching };
    for (const seat of seatsIn(before.seats | seats)) {
      if (this.isHere(seat)) this.lastHere.delete(seat);
      else this.lastHere.set(seat, this.house.time.now());
    }
    this.tellSoon();
  }

  /** To be called when somebody came, left or sat down through this process. */
  changed(): void {
    this.house.presenceChanged?.(this.table);
    this.tellSoon();
  }

  private tellSoon(): void {
    this.cancelTelling ??= this.house.time.after(GATHER, () => {
      this.cancelTelling = undefined;
      this.tell(JSON.stringify({ type: 'presence', ...this.everywhere() }));
    });
  }

  /** The same to everyone here. */
  tell(message: string): void {
    for (const viewer of this.viewers) viewer.send(message);
  }

  /** Everyone is to come back in a moment. */
  sendAway(): void {
    for (const viewer of [...this.viewers]) viewer.comeBack();
  }

  stop(): void {
    this.cancelTelling?.();
  }
}
