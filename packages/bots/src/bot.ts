import type { AnyView, Chance, Game, Move, Setting } from '@taproom/engine';

/**
 * How much a bot may think about one decision. It may use less, and no level uses more than its own patience.
 *
 * With `iterations` alone a decision depends on nothing but the view and the chance it is given: the same again.
 */
export interface Budget {
  /** The most tables to imagine. */
  readonly iterations?: number;
  /** Counted from the moment it is asked. */
  readonly milliseconds?: number;
  /** What time is measured with, in milliseconds; the machine's own clock when not given. */
  readonly clock?: () => number;
}

/**
 * A player made of code. It gets what its seat may see and never a table; one that wants whole tables imagines them.
 * All its luck comes from `chance`, so that the same seed plays the same game. It remembers nothing between decisions:
 * it can be moved to another thread, or replaced, at any time.
 */
export interface Bot<View extends AnyView = AnyView> {
  /** One of `moves`, when the game waits for this seat. */
  choose(view: View, moves: readonly Move[], budget: Budget, chance: Chance): Move;
  /** One of `moves`, or undefined to let the moment pass, when the game does not wait for this seat: a catch, an offer. */
  interrupt?(view: View, moves: readonly Move[], budget: Budget, chance: Chance): Move | undefined;
  /** For measuring: how likely each of the moves of the last choice was, where the bot can say; worked out when asked. */
  odds?(): readonly number[] | undefined;
}

/** Seats a bot at a table. The setting is public, and fixed for the whole game. */
export type SeatBot = (game: Game, setting: Setting) => Bot;

/** When a decision has to be made: so much time, so many tables, whichever is over first. */
export class Deadline {
  private readonly clock: () => number;
  private readonly end: number;
  private readonly most: number;
  private last: number;
  private slowest = 0;

  constructor(budget: Budget, patience: { readonly iterations: number; readonly milliseconds: number }) {
    this.clock = budget.clock ?? now;
    // Who names iterations only wants the same decision again, so no clock may have a say.
    const isTimed = budget.milliseconds !== undefined || budget.iterations === undefined;
    this.last = isTimed ? this.clock() : 0;
    this.end = isTimed ? this.last + Math.min(budget.milliseconds ?? Infinity, patience.milliseconds) : Infinity;
    this.most = Math.min(budget.iterations ?? Infinity, isTimed ? Infinity : patience.iterations);
  }

  /** Whether there is time for one more iteration, when so many are done: the slowest so far would still fit. */
  allows(done: number): boolean {
    if (done >= this.most) return false;
    if (this.end === Infinity) return true;
    const time = this.clock();
    this.slowest = Math.max(this.slowest, time - this.last);
    this.last = time;
    return time + this.slowest < this.end;
  }
}

const now = (): number => performance.now();
