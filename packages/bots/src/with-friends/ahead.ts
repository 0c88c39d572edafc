import type { Move, Seat } from '@taproom/engine';
import { OVER, type WithFriendsTable, withFriends } from '@taproom/games/with-friends';
import type { Ahead, Judge } from '../craft.js';
import type { Belief } from './belief.js';
import { SPITE } from './judge.js';
import { pointsIn } from './points.js';

/** Plays the round to its end, everyone by judgement: own points, less what the others get on average. */
export class RoundAhead implements Ahead<WithFriendsTable> {
  private readonly moves: Move[] = [];
  private readonly values = new Float32Array(64);

  constructor(
    private readonly judge: Judge<WithFriendsTable>,
    private readonly belief: Belief,
    private readonly spite = SPITE,
  ) {}

  likelihood(table: WithFriendsTable, seat: Seat): number {
    return this.belief.likelihood(table, seat);
  }

  worth(table: WithFriendsTable, seat: Seat): number {
    const { moves, values } = this;
    const { round, seats } = table;
    while (table.phase !== OVER && table.round === round) {
      const n = withFriends.legalMoves(table, table.turn, moves);
      let best = 0;
      if (n > 1) {
        this.judge.rate(table, table.turn, moves, n, values);
        for (let i = 1; i < n; i++) if (values[i] > values[best]) best = i;
      }
      withFriends.apply(table, table.turn, moves[best] as Move);
    }
    const own = pointsIn(table, round, seat);
    let others = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) others += pointsIn(table, round, other);
    return own - (this.spite * others) / (seats - 1);
  }
}
