import { type Chance, firstOf, type Move, type Seat } from '@taproom/engine';
import { type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';
import type { Ahead } from '../craft.js';
import { raise } from './decks.js';
import { type WhiskeyJudge, winOf } from './judge.js';

const MOST_MOVES = 200;
/** Multiples of it fall evenly between 0 and 1, however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Plays this seat's turn to its end by judgement, and says what the table is worth then; or everybody's to the end of the
 * game, and says whether this seat won.
 */
export class EveningAhead implements Ahead<WhiskeyTable> {
  private readonly moves: Move[] = [];
  private readonly values = new Float32Array(4096);
  private start = 0;

  constructor(
    private readonly judge: WhiskeyJudge,
    private readonly until: 'turn' | 'game',
  ) {}

  arrange(table: WhiskeyTable, nth: number, chance: Chance): void {
    if (nth === 0) this.start = chance.fraction();
    raise(table, (this.start + nth * GOLDEN) % 1);
  }

  worth(table: WhiskeyTable, seat: Seat): number {
    if (this.until === 'game') {
      while (!table.over) this.move(table);
      return winOf(whiskeyTimes.outcome(table)!.places, seat);
    }
    for (let n = 0; n < MOST_MOVES && !table.over && table.turn === seat; n++) this.move(table);
    return this.judge.value(table, seat);
  }

  private move(table: WhiskeyTable): void {
    const mover = firstOf(whiskeyTimes.waitingFor(table));
    const count = whiskeyTimes.legalMoves(table, mover, this.moves);
    let best = 0;
    if (count > 1) {
      this.judge.rate(table, mover, this.moves, count, this.values);
      for (let i = 1; i < count; i++) if (this.values[i] > this.values[best]) best = i;
    }
    whiskeyTimes.apply(table, mover, this.moves[best] as Move);
  }
}
