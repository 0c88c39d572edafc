import { firstOf, type Move, type Seat } from '@taproom/engine';
import { type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';
import type { Ahead } from '../craft.js';
import type { WhiskeyJudge } from './judge.js';

const MOST_MOVES = 200;

/** Plays this seat's turn to its end by judgement, and says what the table is worth then. */
export class EveningAhead implements Ahead<WhiskeyTable> {
  private readonly moves: Move[] = [];
  private readonly values = new Float32Array(4096);

  constructor(private readonly judge: WhiskeyJudge) {}

  worth(table: WhiskeyTable, seat: Seat): number {
    for (let n = 0; n < MOST_MOVES && !table.over && table.turn === seat; n++) {
      const mover = firstOf(whiskeyTimes.waitingFor(table));
      const count = whiskeyTimes.legalMoves(table, mover, this.moves);
      let best = 0;
      if (count > 1) {
        this.judge.rate(table, mover, this.moves, count, this.values);
        for (let i = 1; i < count; i++) if (this.values[i] > this.values[best]) best = i;
      }
      whiskeyTimes.apply(table, mover, this.moves[best] as Move);
    }
    return this.judge.value(table, seat);
  }
}
