import { type AnyTable, type AnyView, Chance, type Move, type Setting } from '@taproom/engine';
import { type Budget, Deadline } from './bot.js';
import type { Ahead, Craft, Judge, SearchKnobs } from './craft.js';

/** Half a second at most, so that a decision takes 300 ms on average. */
const PATIENCE = { iterations: 200, milliseconds: 500 };
const MOST_MOVES = 512;
export const MOST_TABLES = 2000;
/** Tables between two looks at which moves are still in the running. */
const BATCH = 16;

/** A difference at the same tables, and its standard error. */
export interface Gap {
  readonly mean: number;
  readonly error: number;
}

/** Where whole tables come from: out of a view, and nowhere else, for everyone who sits at a table. */
export type Imagine<Table> = (view: AnyView, seed: number, into: Table) => Table;

/**
 * One ply over imagined tables: each move is tried at the same tables with the same luck, and everyone then plays on by
 * judgement. The judge's own opinion is the starting point. Anytime: there is always an answer.
 */
export class Search<Table extends AnyTable> {
  private readonly world: Table;
  private readonly spare: Table;
  private readonly trial: Table;
  private readonly luck = Chance.fast(0);
  private readonly values = new Float32Array(MOST_MOVES);
  /** Moves by the judge's opinion, best first; of these the ones still in the running, by their place in it. */
  private readonly order = new Int32Array(MOST_MOVES);
  private readonly live: Int32Array;
  private readonly sums: Float64Array;
  /** What each move was worth at each table, at `table * most + place`. */
  private readonly found: Float32Array;
  /** For a review: says what a table is worth at the horizon by another measure; and what it said, as in `found`. */
  appraise: ((table: Table, seat: number) => number) | undefined;
  private appraised = new Float32Array(0);
  /** For a review: this one of the moves is looked at whatever the judge thinks of it. */
  keep = -1;
  /** Tables imagined for the last decision, and how many of its moves were tried there. */
  iterations = 0;
  looked = 0;

  constructor(
    private readonly craft: Craft<Table>,
    setting: Setting,
    private readonly judge: Judge<Table>,
    private readonly ahead: Ahead<Table>,
    private readonly imagine: Imagine<Table>,
    private readonly knobs: SearchKnobs,
    /** A move this many standard errors behind the best is given up. */
    private readonly giveUp = 2.5,
    private readonly patience = PATIENCE,
  ) {
    const blank = (): Table => craft.game.blank(setting as never);
    [this.world, this.spare, this.trial] = [blank(), blank(), blank()];
    this.live = new Int32Array(this.knobs.most);
    this.sums = new Float64Array(this.knobs.most);
    this.found = new Float32Array(this.knobs.most * MOST_TABLES);
  }

  choose(view: AnyView, moves: readonly Move[], budget: Budget, chance: Chance): Move {
    this.iterations = 0;
    this.looked = 1;
    if (moves.length === 1) {
      this.order[0] = 0;
      return moves[0] as Move;
    }
    const deadline = new Deadline(budget, this.patience);
    const seat = view.viewer;
    const first = this.imagine(view, chance.below(2 ** 32), this.world);
    this.judge.rate(first, seat, moves, moves.length, this.values);
    let alive = this.shortlist(moves.length);
    this.looked = alive;
    const best = this.order[0];
    if (alive === 1) return moves[best] as Move;
    this.ahead.begin?.(first, seat);
    this.sums.fill(0);
    if (this.appraise && this.appraised.length === 0) this.appraised = new Float32Array(this.found.length);
    for (let c = 0; c < alive; c++) this.live[c] = c;
    while (alive > 1 && this.iterations < MOST_TABLES && deadline.allows(this.iterations)) {
      const world = this.draw(view, seat, chance);
      this.ahead.arrange?.(world, this.iterations, chance);
      this.tryAll(moves, alive, world, seat, chance.below(2 ** 32));
      if (this.iterations % BATCH === 0) alive = this.drop(alive);
    }
    return moves[this.order[this.leader(alive)]] as Move;
  }

  /** Every move in the running at the same table with the same luck. */
  private tryAll(moves: readonly Move[], alive: number, world: Table, seat: number, seed: number): void {
    for (let i = 0; i < alive; i++) {
      const place = this.live[i];
      this.craft.game.copy(this.trial, world);
      this.trial.chance.reseed(seed);
      this.craft.game.apply(this.trial, seat, moves[this.order[place]] as Move);
      const worth = this.ahead.worth(this.trial, seat, this.luck.reseed(seed));
      this.found[this.iterations * this.knobs.most + place] = worth;
      if (this.appraise) this.appraised[this.iterations * this.knobs.most + place] = this.appraise(this.trial, seat);
      this.sums[place] += worth;
    }
    this.iterations++;
  }

  /** The moves worth a closer look, best first; one when it is clear. */
  private shortlist(count: number): number {
    const { order, values, knobs } = this;
    for (let i = 0; i < count; i++) {
      let at = i;
      for (; at > 0 && values[order[at - 1]] < values[i]; at--) order[at] = order[at - 1];
      order[at] = i;
    }
    let most = Math.min(count, knobs.most);
    while (most > 1 && values[order[0]] - values[order[most - 1]] > knobs.clear) most--;
    const kept = order.subarray(0, count).indexOf(this.keep);
    if (kept >= most) [order[most - 1], order[kept]] = [order[kept], order[most - 1]];
    return most;
  }

  /** An imagined table: of several, one in proportion to how well it explains what the others did. */
  private draw(view: AnyView, seat: number, chance: Chance): Table {
    const { ahead, world, spare, knobs, craft } = this;
    this.imagine(view, chance.below(2 ** 32), world);
    if (!ahead.likelihood || knobs.proposals < 2) return world;
    let total = ahead.likelihood(world, seat);
    for (let n = 1; n < knobs.proposals; n++) {
      this.imagine(view, chance.below(2 ** 32), spare);
      const weight = ahead.likelihood(spare, seat);
      total += weight;
      if (chance.fraction() * total < weight) craft.game.copy(world, spare);
    }
    return world;
  }

  /** What a move is worth so far: the judge's opinion and the trials. */
  private mean(place: number): number {
    const { prior } = this.knobs;
    return (this.sums[place] + prior * this.values[this.order[place]]) / (this.iterations + prior);
  }

  private leader(alive: number): number {
    let best = this.live[0];
    for (let i = 1; i < alive; i++) if (this.mean(this.live[i]) > this.mean(best)) best = this.live[i];
    return best;
  }

  /** Gives up on moves that are clearly behind the leader at the same tables. */
  private drop(alive: number): number {
    if (this.giveUp === Infinity) return alive;
    const leader = this.leader(alive);
    let left = 0;
    for (let i = 0; i < alive; i++) {
      const place = this.live[i];
      const behind = this.mean(leader) - this.mean(place);
      if (place === leader || behind <= this.giveUp * this.errorOf(leader, place)) this.live[left++] = place;
    }
    return left;
  }

  /** Where among the moves the one is that came out at this place of the shortlist. */
  indexAt(place: number): number {
    return this.order[place];
  }

  /** What the move at a place was worth at the tables of the last decision, on average. */
  foundAt(place: number): number {
    return this.sums[place] / this.iterations;
  }

  /** The standard error of the difference between two moves. */
  errorOf(a: number, b: number): number {
    return this.gap(this.found, a, b, 0).error;
  }

  /** How far one move is ahead of another at the tables from `from` on, as the craft counts and as it was appraised. */
  lead(a: number, b: number, from: number): { readonly counted: Gap; readonly appraised: Gap } {
    return { counted: this.gap(this.found, a, b, from), appraised: this.gap(this.appraised, a, b, from) };
  }

  /** What the move at a place was appraised at, on average over some of the tables. */
  appraisedAt(place: number, from: number, until: number): number {
    let sum = 0;
    for (let n = from; n < until; n++) sum += this.appraised[n * this.knobs.most + place];
    return sum / (until - from);
  }

  private gap(values: Float32Array, a: number, b: number, from: number): Gap {
    const { iterations } = this;
    const { most } = this.knobs;
    let sum = 0;
    let squares = 0;
    for (let n = from; n < iterations; n++) {
      const gap = values[n * most + a] - values[n * most + b];
      sum += gap;
      squares += gap * gap;
    }
    const count = iterations - from;
    const mean = sum / count;
    return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / count) };
  }
}
