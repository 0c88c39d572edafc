import { firstOf, includes, type Move, type Seat } from '@taproom/engine';
import { OVER, type SheddingGame, type SheddingTable } from '@taproom/games/shedding';
import type { Ahead, Judge } from '../craft.js';

/** No seat waits longer than this for its next turn. */
const MOST_MOVES = 200;

/** Plays on until this seat has decided so many times more, everyone by judgement, and asks what its best move is worth then. */
export class TurnAhead implements Ahead<SheddingTable> {
  private readonly moves: Move[] = [];
  private readonly values = new Float32Array(512);
  private readonly wins = new Uint8Array(8);
  private round = 0;

  constructor(
    private readonly game: SheddingGame,
    private readonly judge: Judge<SheddingTable>,
    private readonly decisions: number,
  ) {}

  begin(table: SheddingTable): void {
    this.round = table.round;
    this.wins.set(table.wins);
  }

  worth(table: SheddingTable, seat: Seat): number {
    let decided = 0;
    for (let n = 0; n < MOST_MOVES; n++) {
      if (table.phase === OVER || table.round !== this.round) return this.won(table, seat);
      const isMine = includes(table.waiting, seat);
      const mover = isMine ? seat : firstOf(table.waiting);
      const count = this.game.legalMoves(table, mover, this.moves);
      this.judge.rate(table, mover, this.moves, count, this.values);
      let best = 0;
      for (let i = 1; i < count; i++) if (this.values[i] > this.values[best]) best = i;
      if (isMine && ++decided === this.decisions) return Math.min(1, this.values[best]);
      this.game.apply(table, mover, this.moves[best] as Move);
    }
    return 0;
  }

  /** The round is over: a win, or a share in it. */
  private won(table: SheddingTable, seat: Seat): number {
    let winners = 0;
    for (let other = 0; other < table.seats; other++) winners += table.wins[other] - this.wins[other];
    return (table.wins[seat] - this.wins[seat]) / Math.max(1, winners);
  }
}
