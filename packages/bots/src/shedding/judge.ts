import type { Move, Seat } from '@taproom/engine';
import {
  ANSWER_CHASER,
  callsIn,
  declaredIn,
  faceOfMove,
  isCatch,
  isFaceMove,
  isPass,
  LAST_CALL_CALLED,
  MY_SHOUT,
  MY_SHOUT_CALLED,
  NO_SUIT,
  OWN_UP,
  type SheddingTable,
  TOUGH_BREAK,
} from '@taproom/games/shedding';
import type { Judge } from '../craft.js';
import { type Net, sigmoid } from '../net/net.js';
import { Features } from './features.js';

/** A catch costs nothing and hurts the right one; to own up or to leave a call unsaid only costs. */
const ALWAYS = 2;
const NEVER = -1;
const WON = 1;

/** Rates moves by the chance to win the round after them. */
export class SheddingJudge implements Judge<SheddingTable> {
  readonly features = new Features();
  private table!: SheddingTable;
  private handSize = 0;

  constructor(readonly net: Net) {}

  rate(table: SheddingTable, seat: Seat, moves: readonly Move[], count: number, values: Float32Array): void {
    this.look(table, seat);
    for (let i = 0; i < count; i++) values[i] = this.value(moves[i] as Move);
  }

  look(table: SheddingTable, seat: Seat): void {
    this.table = table;
    this.handSize = table.handSizes[seat] as number;
    this.features.look(table, seat);
    this.net.look(this.features.x);
  }

  value(move: Move): number {
    if (this.goesOut(move)) return WON;
    if (!this.isSane(move)) return isCatch(move) ? ALWAYS : NEVER;
    this.features.weigh(move);
    this.net.rate(this.features.x);
    return sigmoid(this.net.out[0]);
  }

  /** R32  The last card wins the round, whatever it declares, unless it costs its player cards. */
  private goesOut(move: Move): boolean {
    if (this.handSize !== 1 || !isFaceMove(move) || isPass(move)) return false;
    const kind = this.table.cards.kind[faceOfMove(move)];
    return kind !== TOUGH_BREAK && (kind !== MY_SHOUT || (callsIn(move) & MY_SHOUT_CALLED) !== 0);
  }

  /** Whether there is anything to weigh: calls that are due are made, catches too, and nobody asks for a suit they lack. */
  isSane(move: Move): boolean {
    if (move === OWN_UP || isCatch(move)) return false;
    if (!isFaceMove(move) || isPass(move)) return true;
    const calls = callsIn(move);
    if (this.handSize === 2 && (calls & LAST_CALL_CALLED) === 0) return false;
    if (this.table.cards.kind[faceOfMove(move)] === MY_SHOUT) return (calls & MY_SHOUT_CALLED) !== 0;
    const declared = declaredIn(move);
    return declared === NO_SUIT || this.table.phase === ANSWER_CHASER || this.features.wants(declared);
  }
}
