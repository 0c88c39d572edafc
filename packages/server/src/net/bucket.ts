/** Lets so many through at once, and so many a second for long. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    now: number,
  ) {
    this.left = burst;
    this.at = now;
  }

  /** Lets something through that counts for so many; false, and nothing is taken, when it does not fit. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now, cost)) return false;
    this.left -= cost;
    return true;
  }

  has(now: number, cost = 1): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    return this.left >= cost;
  }

  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.burst;
  }
}

/** Addresses kept before those with full buckets are forgotten. */
const MOST_KEPT = 10_000;

/** A bucket for each address; full ones are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  take(key: string, now: number, cost = 1): boolean {
    return this.of(key, now).take(now, cost);
  }

  has(key: string, now: number): boolean {
    return this.of(key, now).has(now);
  }

  private of(key: string, now: number): Bucket {
    if (this.buckets.size > MOST_KEPT) this.sweep(now);
    let bucket = this.buckets.get(key);
    if (!bucket) {
      bucket = new Bucket(this.perSecond, this.burst, now);
      this.buckets.set(key, bucket);
    }
    return bucket;
  }

  private sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
