import type { Chance, Move, Seat } from '@taproom/engine';
import { OVER, type WithFriendsTable, withFriends } from '@taproom/games/with-friends';
import type { Ahead, Judge } from '../craft.js';
import type { Belief } from './belief.js';
import { SPITE } from './judge.js';
import { PlainJudge } from './plain.js';
import { pointsIn } from './points.js';

/**
 * How likely each of the others is to play by plain sense rather than by the nets: nobody can tell from a few rounds. To
 * take all for one or for the other wins more against that kind and loses as much against the other (docs/bots.md).
 */
const PLAIN = 0.5;

/** Plays the round to its end, everyone by judgement: own points, less what the others get on average. */
export class RoundAhead implements Ahead<WithFriendsTable> {
  private readonly moves: Move[] = [];
  private readonly values = new Float32Array(64);
  private readonly plain = new PlainJudge();
  /** Who is taken for a player of plain sense at this table. */
  private readonly isPlain = new Uint8Array(8);

  constructor(
    private readonly judge: Judge<WithFriendsTable>,
    private readonly belief: Belief,
    private readonly spite = SPITE,
  ) {}

  likelihood(table: WithFriendsTable, seat: Seat): number {
    return this.belief.likelihood(table, seat);
  }

  worth(table: WithFriendsTable, seat: Seat, chance: Chance): number {
    const { moves, values } = this;
    const { round, seats } = table;
    for (let other = 0; other < seats; other++)
      this.isPlain[other] = other !== seat && chance.fraction() < PLAIN ? 1 : 0;
    while (table.phase !== OVER && table.round === round) {
      const n = withFriends.legalMoves(table, table.turn, moves);
      let best = 0;
      if (n > 1) {
        const judge = this.isPlain[table.turn] === 1 ? this.plain : this.judge;
        judge.rate(table, table.turn, moves, n, values);
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
