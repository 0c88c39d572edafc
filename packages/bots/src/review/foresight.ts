import { type AnyTable, firstOf, just, type Move, movesOf, type Seat } from '@taproom/engine';
import { mixed, textHash } from '../hash.js';
import { reviewOf } from './entries.js';
import type { Walk } from './walk.js';
import type { Worth } from './worth.js';

/** Nobody is forced for longer than this, but a game from outside might be. */
const MOST_FORCED = 64;
/** So much is added to a seed for another shuffle than the one that counts. */
const OTHERWISE = 0x5e77;

/**
 * The chances at a table once everything has happened that nobody can help: where a seat has one move only, nothing is
 * decided any more, and what follows counts already. So the last card of a hand is nobody's merit. What a move leaves open
 * (a guest has gone, and somebody comes instead) is settled first, as its player would: it is only half a move.
 */
export class Foresight {
  private readonly spare: AnyTable;
  private readonly next: AnyTable;
  private readonly isOpen: (table: AnyTable) => boolean;

  constructor(
    private readonly walk: Walk,
    private readonly worth: Worth,
    private readonly samples: number,
  ) {
    this.spare = walk.game.blank(walk.setting as never);
    this.next = walk.game.blank(walk.setting as never);
    this.isOpen = reviewOf(walk.game.name)?.isOpen ?? (() => false);
  }

  /** The chances after so many steps of the game, without a look at what comes; fresh lists. */
  after(steps: number): number[] {
    const { walk, worth, samples } = this;
    const table = steps === 0 ? walk.dealt : (walk.steps[steps - 1]?.after as AnyTable);
    if (this.forced(table) === undefined && !this.isOpen(table)) return [...worth.ask(table)];
    return average(walk.setting.seats, samples, (n) => {
      walk.game.copy(this.spare, table);
      stirred(walk, this.spare, n);
      return this.ask(this.spare);
    });
  }

  /** The chances at a table of one's own, which is played on while moves are forced or open. */
  ask(table: AnyTable): Float64Array {
    for (let n = 0; n < MOST_FORCED; n++) {
      const move = this.forced(table) ?? (this.isOpen(table) ? this.settling(table) : undefined);
      if (move === undefined) break;
      this.walk.game.apply(table, firstOf(this.walk.game.waitingFor(table)), move);
    }
    return this.worth.ask(table);
  }

  /** Whether the game waits for this seat alone, and it has one move only. */
  leavesNoChoice(table: AnyTable, seat: Seat): boolean {
    return firstOf(this.walk.game.waitingFor(table)) === seat && this.forced(table) !== undefined;
  }

  /** What the seat that is asked would choose, without a look at what comes. */
  private settling(table: AnyTable): Move | undefined {
    const { walk, next, worth } = this;
    const seat = firstOf(walk.game.waitingFor(table));
    let best: Move | undefined;
    let most = -Infinity;
    for (const move of movesOf(walk.game, table, seat)) {
      walk.game.copy(next, table);
      stirred(walk, next, OTHERWISE);
      walk.game.apply(next, seat, move);
      const chance = worth.of(next, seat);
      if (chance <= most) continue;
      most = chance;
      best = move;
    }
    return best;
  }

  /** The only move of the only seat the game waits for. */
  private forced(table: AnyTable): Move | undefined {
    const { game } = this.walk;
    const waiting = game.waitingFor(table);
    const seat = firstOf(waiting);
    if (seat < 0 || waiting !== just(seat)) return undefined;
    const moves = movesOf(game, table, seat);
    return moves.length === 1 ? moves[0] : undefined;
  }
}

/**
 * What nobody has seen is shuffled again, for the n-th time. Every step of a game is tried with the same luck, so that what
 * is not drawn in it makes no difference either.
 */
export function stirred({ game, record }: Walk, table: AnyTable, nth: number): void {
  const seed = mixed(textHash(record.seed), nth);
  if (game.stir) game.stir(table, seed);
  else table.chance.reseed(seed);
}

export function average(seats: number, samples: number, ask: (n: number) => Float64Array): number[] {
  const sums = new Array<number>(seats).fill(0);
  for (let n = 0; n < samples; n++) {
    ask(n).forEach((chance, seat) => {
      sums[seat] = (sums[seat] as number) + chance / samples;
    });
  }
  return sums;
}
