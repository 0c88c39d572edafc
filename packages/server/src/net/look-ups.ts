import { readCode } from '@taproom/protocol';
import type { Time } from '../time.js';
import { Buckets } from './bucket.js';

export interface LookUpLimits {
  /** Tables one address may come to or ask about in a minute. */
  readonly lookUpsPerMinute: number;
  /** Codes of no table it may try in a minute, for long; and how many at once. */
  readonly wrongCodesPerMinute: number;
  readonly wrongCodesAtOnce: number;
}

/**
 * Whether an address may ask for another table, over HTTP and sockets together. Codes are short: whoever tries many that
 * are none may try no more for a while, not even a right one, so that guessing does not pay. Links are never guessed.
 */
export class LookUps {
  private readonly all: Buckets;
  private readonly wrongCodes: Buckets;

  constructor(
    private readonly time: Time,
    { lookUpsPerMinute, wrongCodesPerMinute, wrongCodesAtOnce }: LookUpLimits,
  ) {
    this.all = new Buckets(lookUpsPerMinute / 60, lookUpsPerMinute);
    this.wrongCodes = new Buckets(wrongCodesPerMinute / 60, wrongCodesAtOnce);
  }

  may(address: string, table: string): boolean {
    const now = this.time.now();
    if (readCode(table) !== undefined && !this.wrongCodes.has(address, now)) return false;
    return this.all.take(address, now);
  }

  /** There was no such table. */
  wrong(address: string, table: string): void {
    if (readCode(table) !== undefined) this.wrongCodes.take(address, this.time.now());
  }
}
