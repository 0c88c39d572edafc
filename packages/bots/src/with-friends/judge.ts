import type { Move, Seat } from '@taproom/engine';
import { BIDDING, FACES, faceOf, isWingman, tricksOf, type WithFriendsTable } from '@taproom/games/with-friends';
import { type Net, sigmoid } from '../net/net.js';
import { isDominated, wantedBy } from './dominated.js';
import { lookAtBidding, lookAtMate, lookAtTrick, weighBid, weighCard, weighForMate } from './features.js';
import { BID, PLAY, WING_BID, WING_PLAY } from './inputs.js';
import { Sight } from './sight.js';

/** The nets in the order in which they are kept. */
export const SHAPES = [BID, PLAY, WING_BID, WING_PLAY] as const;
const MOST_INPUTS = 192;
/**
 * How much the others' points hurt, against one's own: enough to sink them when the own bid is lost, too little to risk
 * it for that. More wins no matches: with 0.15 among players with 0.02 one wins 33.0 ± 2.0% of those with three, 24.6 ± 1.8%
 * of those with four.
 */
export const SPITE = 0.02;
/** What no reason speaks for: another card does no worse, whatever the others hold. */
const NEVER = -100;

/** Rates bids and cards with the nets: expected points of this seat, less what the others get on average. */
export class FriendsJudge {
  /** The inputs of the move rated last. */
  readonly x = new Float32Array(MOST_INPUTS);
  /** Which of the nets rated last. */
  net = 0;
  private readonly sight = new Sight();
  private shared = 0;

  constructor(
    readonly nets: readonly Net[],
    private readonly spite = SPITE,
  ) {}

  /** Fills `values` for the first `count` moves; higher is better. */
  rate(table: WithFriendsTable, seat: Seat, moves: readonly Move[], count: number, values: Float32Array): void {
    this.look(table, seat);
    const wanted = wantedBy(table, seat);
    for (let i = 0; i < count; i++) {
      const move = moves[i] as Move;
      values[i] = isDominated(table, wanted, move, moves, count) ? NEVER : this.value(move);
    }
  }

  /** Begins a decision. */
  look(table: WithFriendsTable, seat: Seat): void {
    const { sight, x } = this;
    const isWing = isWingman(table.setting);
    sight.look(table, seat);
    this.net = (isWing ? 2 : 0) + (table.phase === BIDDING ? 0 : 1);
    if (table.phase === BIDDING) this.shared = lookAtBidding(sight, x);
    else {
      this.shared = lookAtTrick(sight, x);
      if (isWing) this.shared = lookAtMate(sight, x, this.shared);
    }
    (this.nets[this.net] as Net).look(x);
  }

  /** Rates one move of the decision begun. */
  value(move: Move): number {
    const { sight, x } = this;
    const { table } = sight;
    const net = this.nets[this.net] as Net;
    this.weigh(move);
    net.rate(x);
    const { out } = net;
    const stake = this.net % 2 === 0 ? tricksOf(move) : table.bidOf(table.bidderOf(sight.seat));
    const { exact, perTrick } = table.rewards;
    if (this.net < 2) return sigmoid(out[0]) * (exact + perTrick * stake) - this.spite * 10 * out[1];
    const own = this.net === 2 ? tricksOf(move) : table.bidOf(sight.seat);
    const played = this.net === 2 ? 0 : stake;
    return (
      sigmoid(out[0]) * (exact + perTrick * played) +
      sigmoid(out[1]) * (exact + perTrick * own) -
      this.spite * 10 * out[2]
    );
  }

  /** Writes the inputs of a move into `x`. */
  weigh(move: Move): void {
    const { sight, x, shared } = this;
    if (this.net % 2 === 0) return weighBid(sight, tricksOf(move), x, shared);
    const slot = sight.table.setting.cards.slotOf[sight.table.trump * FACES + faceOf(move)] as number;
    const at = weighCard(sight, slot, x, shared);
    if (this.net === 3) weighForMate(sight, x, at);
  }
}
