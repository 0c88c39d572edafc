import type { Time } from '../time.js';
import { Buckets } from './bucket.js';

const DAY = 86_400;
/** What a row takes besides its text: its key, its place in two indexes. */
const ROW = 200;

/** How many bytes each address may have written down in a day: every accepted message ends on the disk. */
export class Allowance {
  private readonly bytes: Buckets;

  constructor(
    private readonly time: Time,
    bytesPerDay: number,
  ) {
    this.bytes = new Buckets(bytesPerDay / DAY, bytesPerDay);
  }

  /** Whether so many more may be written down for this address. */
  takes(address: string, bytes: number): boolean {
    return this.bytes.take(address, this.time.now(), bytes + ROW);
  }
}
