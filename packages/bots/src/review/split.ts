import { type AnyTable, Chance, type Seat, SPECTATOR } from '@taproom/engine';
import { mixed, textHash } from '../hash.js';
import { reviewOf } from './entries.js';
import { average, Foresight, stirred } from './foresight.js';
import type { Walk, Walked } from './walk.js';
import type { Worth } from './worth.js';

/** One step of a game as chances: what the decision in it changed, and what chance did. All lists are by seat. */
export interface Split {
  /** The line of the record; -1 for the deal. */
  readonly line: number;
  /** Who decided; SPECTATOR for the deal. */
  readonly seat: Seat;
  /** Whether its luck was that of a deal. */
  readonly deals: boolean;
  /** In notation; empty for the deal. */
  readonly move: string;
  /** Cards that the move names only by where they lie. */
  readonly lying?: readonly string[];
  /** The chances afterwards, all hands open. */
  readonly chances: readonly number[];
  readonly decided: readonly number[];
  readonly luck: readonly number[];
}

/** A game taken apart: chances before the deal, and what every step changed. They add up to the result exactly. */
export interface SplitGame {
  readonly before: readonly number[];
  readonly steps: readonly Split[];
}

const DEAL = 0xdea1;

/** What could have come is tried so many times for each step. */
export function splitGame(walk: Walk, worth: Worth, samples: number): SplitGame {
  const { game, setting, record } = walk;
  const seed = textHash(record.seed);
  const foresight = new Foresight(walk, worth, samples);
  const spare = game.blank(setting as never);
  const before = average(setting.seats, samples, (n) =>
    foresight.ask(game.setup(setting as never, Chance.fast(mixed(seed, DEAL, n)))),
  );
  let now = foresight.after(0);
  const deal = { line: -1, seat: SPECTATOR, deals: true, move: '', chances: now };
  const steps: Split[] = [{ ...deal, decided: now.map(() => 0), luck: less(now, before) }];
  const lying = reviewOf(game.name)?.lying;
  walk.steps.forEach((step, at) => {
    // Whoever had no choice decided nothing, and what was to come of it is in the chances already.
    const could = foresight.leavesNoChoice(step.before, step.seat)
      ? now
      : average(setting.seats, samples, (n) => foresight.ask(tried(walk, step, n, spare)));
    const after = foresight.after(at + 1);
    const { line, seat, deals, move } = step;
    const cards = lying?.(step.before, seat, move) ?? [];
    steps.push({
      line,
      seat,
      deals,
      move: game.notation.formatMove(move, setting),
      ...(cards.length > 0 && { lying: cards }),
      chances: after,
      decided: less(could, now),
      luck: less(after, could),
    });
    now = after;
  });
  return { before, steps };
}

/** The same move with other luck: drawn without a look at what came, so that the difference has mean zero. */
function tried(walk: Walk, { before, seat, move }: Walked, nth: number, spare: AnyTable): AnyTable {
  walk.game.copy(spare, before);
  stirred(walk, spare, nth);
  walk.game.apply(spare, seat, move);
  return spare;
}

const less = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, seat) => value - (other[seat] as number));

/** Where a seat's chance went: luck of the deals and of the draws, its own decisions, and those of each other seat. */
export interface Account {
  readonly before: number;
  readonly dealt: number;
  readonly drew: number;
  /** Against what a seat of this table usually gained by its own moves, so that no table plays better than itself. */
  readonly played: number;
  /** By seat; its own place is 0. */
  readonly others: readonly number[];
  /** The one decision of somebody else that changed it most; undefined where nobody else decided anything. */
  readonly turn: { readonly seat: Seat; readonly line: number; readonly by: number } | undefined;
  readonly result: number;
}

/** The net does not foresee a move whole, so whoever moves gains a little, or loses; the mean of that is nobody's merit. */
const usualGain = (steps: readonly Split[], seats: number): number =>
  steps.reduce((sum, { seat, decided }) => (seat === SPECTATOR ? sum : sum + (decided[seat] as number)), 0) / seats;

export function accountOf({ before, steps }: SplitGame, seat: Seat): Account {
  const usual = usualGain(steps, before.length);
  const others = before.map((_, other) => (other === seat ? 0 : usual / (before.length - 1)));
  let [dealt, drew, played] = [0, 0, -usual];
  let turn: Account['turn'];
  for (const step of steps) {
    const luck = step.luck[seat] as number;
    if (step.deals) dealt += luck;
    else drew += luck;
    const by = step.decided[seat] as number;
    if (step.seat === seat) played += by;
    else if (step.seat !== SPECTATOR) {
      others[step.seat] = (others[step.seat] as number) + by;
      if (Math.abs(by) > Math.abs(turn?.by ?? 0)) turn = { seat: step.seat, line: step.line, by };
    }
  }
  const result = steps.at(-1)?.chances[seat] as number;
  return { before: before[seat] as number, dealt, drew, played, others, turn, result };
}

/** What each player could know of their own chance before the first move and after each line of the record. */
export function knownChances(walk: Walk, worth: Worth, samples: number): number[][] {
  const { game, setting, record, steps } = walk;
  const seed = textHash(`${record.seed} known`);
  const spare = game.blank(setting as never);
  const tables: AnyTable[] = [walk.dealt];
  for (const { line, after } of steps) tables[line + 1] = after;
  return tables.map((table, at) =>
    Array.from({ length: setting.seats }, (_, seat) => {
      if (game.outcome(table)) return worth.of(table, seat);
      const view = game.view(table, seat);
      let sum = 0;
      for (let n = 0; n < samples; n++)
        sum += worth.of(game.imagine(setting as never, view, mixed(seed, at, seat, n), spare), seat);
      return sum / samples;
    }),
  );
}
