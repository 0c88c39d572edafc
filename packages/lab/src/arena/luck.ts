import { type Worth, worthAt } from '@taproom/bots/review';
import { mixed } from '@taproom/bots/training';
import { type AnyTable, Chance, type Game, type Move, type Seat, type Setting } from '@taproom/engine';
import { CHEAT } from './lineup.js';
import { type Estimate, estimate } from './statistics.js';

/** What could have come is tried so often at each event. */
const SAMPLES = 8;

/** Whose decisions take so long that to measure luck beside them costs next to nothing. A quick game takes twice as long with it. */
const SLOW = ['landlord', CHEAT];

/** Whether taking luck off a result is cheaper than playing more deals. */
export const paysFor = (bots: readonly string[]): boolean =>
  bots.some((name) => SLOW.includes(name.split('@')[0] as string));

/**
 * Adds up the luck of every seat in a game as it is played: at every event what came, less what comes on average. Each
 * term has mean zero whatever was played, so that taking it off a result changes what it measures by nothing.
 */
export class LuckMeter {
  readonly luck: Float64Array;
  private readonly worth: Worth;
  private readonly before: AnyTable;
  private readonly spare: AnyTable;
  private readonly could: Float64Array;
  private events = 0;

  private constructor(
    private readonly game: Game,
    private readonly setting: Setting,
    worth: Worth,
    private readonly seed: number,
  ) {
    this.worth = worth;
    this.luck = new Float64Array(setting.seats);
    this.could = new Float64Array(setting.seats);
    this.before = game.blank(setting);
    this.spare = game.blank(setting);
  }

  /** Undefined for a game whose chances nobody has measured, or that cannot say what could have come. */
  static at(game: Game, setting: Setting, seed: number): LuckMeter | undefined {
    const worth = game.stir && worthAt(game, setting);
    return worth && new LuckMeter(game, setting, worth, seed);
  }

  dealt(table: AnyTable): void {
    this.average((seed) => this.worth.ask(this.game.setup(this.setting, Chance.fast(seed))));
    this.add(table);
  }

  /** To be called before a move is made. */
  moving(table: AnyTable): void {
    this.game.copy(this.before, table);
  }

  moved(table: AnyTable, seat: Seat, move: Move): void {
    this.average((seed) => {
      this.game.copy(this.spare, this.before);
      this.game.stir?.(this.spare, seed);
      this.game.apply(this.spare, seat, move);
      return this.worth.ask(this.spare);
    });
    this.add(table);
  }

  private average(ask: (seed: number) => Float64Array): void {
    this.could.fill(0);
    for (let n = 0; n < SAMPLES; n++) {
      const chances = ask(mixed(this.seed, this.events, n));
      for (let seat = 0; seat < chances.length; seat++) this.could[seat] += chances[seat] / SAMPLES;
    }
    this.events++;
  }

  private add(table: AnyTable): void {
    const chances = this.worth.ask(table);
    for (let seat = 0; seat < chances.length; seat++) this.luck[seat] += chances[seat] - this.could[seat];
  }
}

/** A result less the luck in it: what it comes to, and how many times fewer deals would have said as much. */
export interface Adjusted {
  readonly share: Estimate;
  readonly fewer: number;
}

const FOLDS = 5;

/**
 * Takes luck off results, as much of it as pays: the weight of each deal is found from the other deals only, so that no
 * deal has a say in how it is judged itself.
 */
export function withoutLuck(values: readonly number[], lucks: readonly number[]): Adjusted | undefined {
  if (values.length < 2 * FOLDS) return undefined;
  const weights = Array.from({ length: FOLDS }, (_, fold) => weightOf(values, lucks, (deal) => deal % FOLDS !== fold));
  const adjusted = values.map((value, deal) => value - (weights[deal % FOLDS] as number) * (lucks[deal] as number));
  const [plain, share] = [estimate(values), estimate(adjusted)];
  return { share, fewer: share.margin > 0 ? (plain.margin / share.margin) ** 2 : 1 };
}

function weightOf(values: readonly number[], lucks: readonly number[], counts: (deal: number) => boolean): number {
  const deals = [...values.keys()].filter(counts);
  const mean = (list: readonly number[]): number =>
    deals.reduce((sum, deal) => sum + (list[deal] as number), 0) / deals.length;
  const [value, luck] = [mean(values), mean(lucks)];
  let [covariance, variance] = [0, 0];
  for (const deal of deals) {
    covariance += ((values[deal] as number) - value) * ((lucks[deal] as number) - luck);
    variance += ((lucks[deal] as number) - luck) ** 2;
  }
  return variance > 0 ? covariance / variance : 0;
}
