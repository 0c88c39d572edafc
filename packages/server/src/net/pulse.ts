import { randomBytes } from 'node:crypto';
import type { Time } from '../time.js';
import { Lag } from './lag.js';

/** Who has not answered for so long is gone. */
export const MOST_SILENCE = 45_000;
/** Once the lag has been measured a few times, it is asked so often: a word to each of thousands adds up. */
export const CALM = 15_000;

/** Whether somebody is there, and how far away: pings with a word in each that only who read it can give back. */
export class Pulse {
  private readonly lag: Lag;
  /** Words that were not given back yet; there are few, since silence ends the connection. */
  private readonly words: string[] = [];
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly time: Time) {
    this.lag = new Lag(time.now());
  }

  /** Milliseconds there and back. */
  get milliseconds(): number {
    return this.lag.milliseconds;
  }

  get isGone(): boolean {
    return this.lag.silence(this.time.now()) > MOST_SILENCE;
  }

  /** Whether another ping is due. */
  get isDue(): boolean {
    return !this.lag.isKnown || this.time.now() - this.askedAt >= CALM;
  }

  /** The word for the next ping. */
  ask(): string {
    this.askedAt = this.time.now();
    this.lag.asked(this.askedAt);
    const word = randomBytes(6).toString('base64url');
    this.words.push(word);
    return word;
  }

  /** Whether this is a word of ours: any other can be sent without ever reading. */
  answer(word: string): boolean {
    const place = this.words.indexOf(word);
    if (place < 0) return false;
    this.words.splice(0, place + 1);
    this.lag.answered(this.time.now());
    return true;
  }
}
