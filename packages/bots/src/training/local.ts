import type { AnyView, Chance, Move, Seat } from '@taproom/engine';
import { noticed, type Sense } from '../sense.js';

/** A Local at a practice table, so that the nets learn to live with players who think otherwise than they do. */
export class Local<Table> {
  private readonly worths: number[] = [];

  constructor(
    private readonly view: (table: Table, seat: Seat) => AnyView,
    private readonly sense: Sense,
  ) {}

  /** Chooses one of the first `count` moves. */
  choose(table: Table, seat: Seat, moves: readonly Move[], count: number, chance: Chance): Move {
    if (count === 1) return moves[0] as Move;
    this.sense.rate(this.view(table, seat), moves.slice(0, count), this.worths);
    return moves[noticed(this.worths, count, this.sense.silly, 1, chance)] as Move;
  }
}
