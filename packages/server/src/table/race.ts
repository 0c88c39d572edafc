import type { Seat } from '@taproom/engine';
import { LIMITS } from '@taproom/protocol';
import type { Time } from '../time.js';
import type { Behind } from './entry.js';

/** Something that was sent while calls are being judged. */
export interface Runner {
  readonly seat: Seat;
  /** A call, or an ordinary move that must wait its turn behind calls that were earlier. */
  readonly call: boolean;
  /** When it would have arrived without lag. */
  readonly at: number;
  go(race: readonly Behind[]): void;
}

/**
 * Judges calls by when they would have arrived on equal connections. From the first on, everything is held for the longest
 * lag that is made good, so that an earlier call on a slower connection can still come in; then it goes in corrected order.
 * Right and wrong calls are held alike: the time an answer takes says nothing.
 */
export class Race {
  private runners: Runner[] = [];
  private cancel: (() => void) | undefined;

  constructor(private readonly time: Time) {}

  get isOn(): boolean {
    return this.cancel !== undefined;
  }

  /** When something that arrives now would have, without lag; no more than the bound is made good. */
  corrected(lag: number): number {
    return this.time.now() - Math.min(Math.max(0, lag), LIMITS.lagBound);
  }

  enter(runner: Runner): void {
    this.runners.push(runner);
    this.cancel ??= this.time.after(LIMITS.lagBound, () => this.finish());
  }

  /** Lets everyone go at once, in order. */
  finish(): void {
    this.cancel?.();
    this.cancel = undefined;
    const runners = this.runners.sort((a, b) => a.at - b.at);
    this.runners = [];
    for (const [index, runner] of runners.entries())
      runner.go(runner.call ? behind(runner, runners.slice(index + 1)) : []);
  }
}

/** The first call of each other seat that came later. */
function behind(first: Runner, later: readonly Runner[]): Behind[] {
  const found = new Map<Seat, number>();
  for (const { seat, call, at } of later) {
    if (call && seat !== first.seat && !found.has(seat)) found.set(seat, Math.round(at - first.at));
  }
  return [...found].map(([seat, ms]) => ({ seat, behind: ms }));
}
