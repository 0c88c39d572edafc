import type { Move, Seat } from '@taproom/engine';
import {
  BIDDING,
  FACES,
  isWingman,
  NO_BID,
  NO_CARD,
  PLAYING,
  type WithFriendsTable,
  withFriends,
} from '@taproom/games/with-friends';
import type { Judge } from '../craft.js';

/** Points by which a bid has to look worse than the best before it is made much less often. */
const DOUBT = 2.5;
/** However odd a bid is, somebody may have made it. */
const LEAST = 0.03;

/** How well an imagined table explains the bids: would these hands have been bid like this? */
export class Belief {
  private readonly past: WithFriendsTable;
  private readonly moves: Move[] = [];
  private readonly values = new Float32Array(16);

  constructor(
    setting: WithFriendsTable['setting'],
    private readonly judge: Judge<WithFriendsTable>,
  ) {
    this.past = withFriends.blank(setting);
  }

  likelihood(table: WithFriendsTable, seat: Seat): number {
    const { past } = this;
    past.copy(table);
    if (table.phase === PLAYING) this.takeBack();
    let likely = 1;
    for (let other = 0; other < table.seats; other++) {
      if (other === seat || table.bidOf(other) === NO_BID) continue;
      likely *= Math.max(LEAST, this.chanceOf(other, table.bidOf(other)));
    }
    return likely;
  }

  /** The hands as they were bid on: the cards played go back. */
  private takeBack(): void {
    const { past } = this;
    for (let trick = 0; trick <= past.trick && trick < past.size; trick++) {
      const laid = trick === past.trick ? past.laid : past.seats;
      for (let i = 0; i < laid; i++) {
        const face = past.played[trick * past.seats + i];
        if (face !== NO_CARD) past.give((past.leaders[trick] + i) % past.seats, face);
      }
    }
    past.phase = BIDDING;
    past.trick = 0;
    past.laid = 0;
  }

  private chanceOf(other: Seat, bid: number): number {
    const { past, moves, values } = this;
    // With Wingman the hands have moved on; they are taken as they come.
    if (isWingman(past.setting) && past.shift !== 0) return 1;
    past.turn = other;
    const n = withFriends.legalMoves(past, other, moves);
    this.judge.rate(past, other, moves, n, values);
    let best = 0;
    for (let i = 1; i < n; i++) if (values[i] > values[best]) best = i;
    let sum = 0;
    let made = 0;
    for (let i = 0; i < n; i++) {
      const weight = Math.exp((values[i] - values[best]) / DOUBT);
      sum += weight;
      if (moves[i] === FACES + bid) made = weight;
    }
    return made / sum;
  }
}
