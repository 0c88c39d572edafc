import { type Worth, worthAt } from '@taproom/bots/review';
import { mixed } from '@taproom/bots/training';
import { type AnyTable, Chance, type Game, type Move, type Seat, type Setting } from '@taproom/engine';
import { CHEAT } from './lineup.js';
import { type Estimate, estimate } from './statistics.js';

/** What could have come is tried so often at each event. */
const SAMPLES = 8;
/** A game has one deal, or few: it costs little to know better what could have been dealt. */
const DEALS = 32;
/** A move after which everything is the same with other luck, so often, has no luck in it. */
const LOOKS = 3;

/** Whose decisions take so long that to measure luck beside them costs next to nothing. A quick game takes twice as long with it. */
const SLOW = ['landlord', CHEAT];

/** Whether taking luck off a result is cheaper than playing more deals. */
export const paysFor = (bots: readonly string[]): boolean =>
  bots.some((name) => SLOW.includes(name.split('@')[0] as string));

/**
 * Adds up the luck of every seat in a game as it is played: at every event what came, less what comes on average; at every
 * choice whose odds a bot can say, what was chosen less what it chooses on average. Each term has mean zero whatever was
 * played before, so that taking it off a result changes what it measures by nothing.
 */
export class LuckMeter {
  /** By seat, as in `Luck`. */
  private readonly drawn: Float64Array;
  private readonly chosen: Float64Array;
  private readonly before: AnyTable;
  private readonly spare: AnyTable;
  private readonly could: Float64Array;
  private events = 0;

  private constructor(
    private readonly game: Game,
    private readonly setting: Setting,
    private readonly worth: Worth,
    private readonly seed: number,
  ) {
    const { seats } = setting;
    [this.drawn, this.chosen] = [new Float64Array(seats), new Float64Array(seats)];
    this.could = new Float64Array(seats);
    [this.before, this.spare] = [game.blank(setting), game.blank(setting)];
  }

  /** Undefined for a game whose chances nobody has measured, or that cannot say what could have come. */
  static at(game: Game, setting: Setting, seed: number): LuckMeter | undefined {
    const worth = game.stir && worthAt(game, setting);
    return worth && new LuckMeter(game, setting, worth, seed);
  }

  of(seat: Seat): Luck {
    return { drawn: this.drawn[seat] as number, chosen: this.chosen[seat] as number };
  }

  dealt(table: AnyTable): void {
    this.average(DEALS, (seed) => {
      this.game.copy(this.spare, this.game.setup(this.setting, Chance.fast(seed)));
    });
    this.add(table);
  }

  /** To be called before a move is made, with the odds of each of the moves where they are known. */
  choosing(table: AnyTable, seat: Seat, moves: readonly Move[], made: Move, odds?: readonly number[]): void {
    if (!odds || odds.filter((odd) => odd > 0).length < 2) return;
    this.moving(table);
    for (let i = 0; i < moves.length; i++) {
      const weight = (moves[i] === made ? 1 : 0) - (odds[i] as number);
      if (weight === 0) continue;
      this.average(SAMPLES, (seed) => this.lay(seat, moves[i] as Move, seed));
      for (let other = 0; other < this.could.length; other++) this.chosen[other] += weight * this.could[other];
    }
    this.events++;
  }

  /** To be called before a move is made. */
  moving(table: AnyTable): void {
    this.game.copy(this.before, table);
  }

  moved(table: AnyTable, seat: Seat, move: Move): void {
    if (!this.hasLuck(seat, move)) return;
    this.average(SAMPLES, (seed) => this.lay(seat, move, seed));
    this.add(table);
  }

  /** Whether it matters what lies where nobody has looked: told without a look at what came, or it would be no chance. */
  private hasLuck(seat: Seat, move: Move): boolean {
    let first: Float64Array | undefined;
    for (let n = 0; n < LOOKS; n++) {
      this.lay(seat, move, mixed(this.seed, this.events, n, LOOKS));
      const said = this.worth.ask(this.spare);
      first ??= said.slice();
      if (first.some((chance, other) => chance !== said[other])) return true;
    }
    return false;
  }

  /** The move with other luck, at the spare table. */
  private lay(seat: Seat, move: Move, seed: number): void {
    this.game.copy(this.spare, this.before);
    this.game.stir?.(this.spare, seed);
    this.game.apply(this.spare, seat, move);
  }

  /** Everything tried at one event meets the same luck. */
  private average(samples: number, set: (seed: number) => void): void {
    this.could.fill(0);
    for (let n = 0; n < samples; n++) {
      set(mixed(this.seed, this.events, n));
      const chances = this.worth.ask(this.spare);
      for (let seat = 0; seat < chances.length; seat++) this.could[seat] += chances[seat] / samples;
    }
  }

  private add(table: AnyTable): void {
    const came = this.worth.ask(table);
    for (let seat = 0; seat < came.length; seat++) this.drawn[seat] += came[seat] - this.could[seat];
    this.events++;
  }
}

/** What chance did for somebody, in wins: by deals and draws, and by what bots chose among moves they take for nearly equal. */
export interface Luck {
  readonly drawn: number;
  readonly chosen: number;
}

/** A result less the luck in it: what it comes to, and how many times fewer deals would have said as much. */
export interface Adjusted {
  readonly share: Estimate;
  readonly fewer: number;
}

const FOLDS = 5;

/**
 * Takes luck off results, as much of each kind as pays: the weights of each deal are found from the other deals only, so
 * that no deal has a say in how it is judged itself.
 */
export function withoutLuck(values: readonly number[], lucks: readonly Luck[]): Adjusted | undefined {
  if (values.length < 2 * FOLDS) return undefined;
  const weights = Array.from({ length: FOLDS }, (_, fold) => weightsOf(values, lucks, (deal) => deal % FOLDS !== fold));
  const adjusted = values.map((value, deal) => {
    const [weight, luck] = [weights[deal % FOLDS] as Luck, lucks[deal] as Luck];
    return value - weight.drawn * luck.drawn - weight.chosen * luck.chosen;
  });
  const [plain, share] = [estimate(values), estimate(adjusted)];
  return { share, fewer: share.margin > 0 ? (plain.margin / share.margin) ** 2 : 1 };
}

/** Least squares of the results by both kinds of luck; a kind that never came counts for nothing. */
function weightsOf(values: readonly number[], lucks: readonly Luck[], counts: (deal: number) => boolean): Luck {
  const deals = [...values.keys()].filter(counts);
  const centred = (of: (deal: number) => number): number[] => {
    const mean = deals.reduce((sum, deal) => sum + of(deal), 0) / deals.length;
    return deals.map((deal) => of(deal) - mean);
  };
  const value = centred((deal) => values[deal] as number);
  const drawn = centred((deal) => (lucks[deal] as Luck).drawn);
  const chosen = centred((deal) => (lucks[deal] as Luck).chosen);
  const [dd, cc, dc] = [product(drawn, drawn), product(chosen, chosen), product(drawn, chosen)];
  const [vd, vc] = [product(value, drawn), product(value, chosen)];
  const both = dd * cc - dc * dc;
  if (both > 0) return { drawn: (vd * cc - vc * dc) / both, chosen: (vc * dd - vd * dc) / both };
  return { drawn: dd > 0 ? vd / dd : 0, chosen: 0 };
}

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, i) => sum + value * (other[i] as number), 0);
