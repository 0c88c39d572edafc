import type { Game } from '@taproom/engine';
import { type GameRecord, no, ok, type Problem, type Result } from '@taproom/engine';
import { type Decision, DecisionJudge, decisionsIn } from './decision.js';
import { worthAt } from './entries.js';
import { Foresight } from './foresight.js';
import { type Moment, momentsOf } from './moments.js';
import { type Account, accountOf, knownChances, type SplitGame, splitGame } from './split.js';
import { type Walk, walk } from './walk.js';
import type { Worth } from './worth.js';

/** How closely a game is looked at: tables imagined for a decision that may be marked. */
export const USUAL_DEPTH = 64;

/** A game reviewed. Plain data, the same for the same record and depth. */
export interface Review extends SplitGame {
  readonly game: string;
  readonly players: readonly string[];
  readonly depth: number;
  /** What each seat could know of its own chance, before the first line of the record and after each. */
  readonly known: readonly (readonly number[])[];
  /** By seat. */
  readonly accounts: readonly Account[];
  readonly moments: readonly Moment[];
  /** In the order of the game. */
  readonly decisions: readonly Decision[];
}

/** A review under way: the chart at once, luck and skill soon, then decision after decision, the most important first. */
export class Reviewing {
  private taken: SplitGame | undefined;
  private order: readonly number[] | undefined;
  private readonly judging: DecisionJudge | undefined;

  private constructor(
    readonly walk: Walk,
    private readonly worth: Worth,
    readonly depth: number,
  ) {
    this.judging = DecisionJudge.at(walk, worth, depth);
  }

  /** The chances after the deal and after every line of the record, all hands open. */
  chances(): number[][] {
    const foresight = new Foresight(this.walk, this.worth, samplesAt(this.depth));
    const rows = [foresight.after(0)];
    this.walk.steps.forEach(({ line }, at) => {
      rows[line + 1] = foresight.after(at + 1);
    });
    return rows;
  }

  get split(): SplitGame {
    this.taken ??= splitGame(this.walk, this.worth, samplesAt(this.depth));
    return this.taken;
  }

  /** The steps whose decisions are to be judged, in the order in which they should be. */
  get todo(): readonly number[] {
    this.order ??= this.judging ? this.byImportance() : [];
    return this.order;
  }

  /** What changed its player's chance most comes first. */
  private byImportance(): number[] {
    const { walk, split } = this;
    const changes = walk.steps.map(({ seat }, at) => Math.abs(split.steps[at + 1]?.decided[seat] as number));
    return decisionsIn(walk).sort((a, b) => (changes[b] as number) - (changes[a] as number) || a - b);
  }

  static of(game: Game, record: GameRecord, depth = USUAL_DEPTH): Result<Reviewing, Problem> {
    const walked = walk(game, record);
    if (!walked.ok) return walked;
    const worth = worthAt(game, walked.value.setting);
    if (!worth) return no({ reason: `what a table of ${game.name} is worth has not been measured yet` });
    return ok(new Reviewing(walked.value, worth, depth));
  }

  judge(step: number): Decision {
    return (this.judging as DecisionJudge).judge(step);
  }

  known(): number[][] {
    return knownChances(this.walk, this.worth, Math.max(4, Math.round(this.depth / 5)));
  }

  /** The whole, once the decisions are judged; those left out were not got to. */
  review(decisions: readonly Decision[], known: readonly (readonly number[])[] = this.known()): Review {
    const { split, walk, depth } = this;
    const inOrder = [...decisions].sort((a, b) => a.step - b.step);
    const { players } = walk.record;
    const accounts = players.map((_, seat) => accountOf(split, seat));
    return {
      game: walk.game.name,
      players,
      depth,
      ...split,
      known,
      accounts,
      moments: momentsOf(split),
      decisions: inOrder,
    };
  }
}

/** What could have come is tried half as often as a decision is. */
const samplesAt = (depth: number): number => Math.max(8, Math.round(depth / 2));
