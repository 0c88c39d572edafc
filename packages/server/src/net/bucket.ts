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

  take(now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }

  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.burst;
  }
}

/** A bucket for each address; full ones are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  take(key: string, now: number): boolean {
    if (this.buckets.size > 10_000) this.sweep(now);
    let bucket = this.buckets.get(key);
    if (!bucket) {
      bucket = new Bucket(this.perSecond, this.burst, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  private sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
