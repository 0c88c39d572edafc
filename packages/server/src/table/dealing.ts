import { fingerprintOf, luckPromise, mixedSeed, type Seat, type Seed, type SharedLuck } from '@taproom/engine';

/** Milliseconds a seat has to open the luck it promised; who is later is left out, and named so in the record. */
const PATIENCE = 2000;

/**
 * Between the start and the deal, when somebody added luck of their own. The server's seed is fixed and its fingerprint
 * shown; whoever promised luck opens it; the cards come from all of it together, so that nobody can have picked them.
 */
export class Dealing {
  readonly promise: string;
  private readonly opened = new Map<Seat, string>();

  constructor(
    private readonly seed: Seed,
    private readonly at: number,
    private readonly promised: readonly { readonly seat: Seat; readonly promise: string }[],
  ) {
    this.promise = fingerprintOf(seed);
  }

  /** Whether this is the luck that a seat promised, and has not opened. */
  takes(seat: Seat, luck: string): boolean {
    return (
      !this.opened.has(seat) && this.promised.some((one) => one.seat === seat && one.promise === luckPromise(luck))
    );
  }

  open(seat: Seat, luck: string): void {
    this.opened.set(seat, luck);
  }

  /** Milliseconds until the cards are dealt, whoever is still missing. */
  left(now: number): number {
    return this.opened.size === this.promised.length ? 0 : Math.max(0, this.at + PATIENCE - now);
  }

  /** What the cards are dealt from, and how that came about. */
  result(): { readonly seed: Seed; readonly luck: SharedLuck } {
    const seats = this.promised.map(({ seat, promise }) => {
      const luck = this.opened.get(seat);
      return { seat, promise, ...(luck !== undefined && { luck }) };
    });
    const lucks = seats.flatMap(({ luck }) => luck ?? []);
    return { seed: mixedSeed(this.seed, lucks), luck: { server: this.seed, seats } };
  }
}
