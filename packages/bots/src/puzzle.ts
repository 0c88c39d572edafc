import { type Chance, type Game, type GameRecord, movesOf, replay, type Seat, type WhyGood } from '@taproom/engine';
import type { Budget } from './bot.js';
import type { Unit } from './craft.js';
import { type Judgement, judge } from './judging.js';

/** A position from a game in which one move is clearly the best, and plain sense would make another. */
export interface Puzzle {
  /** The game up to the decision. */
  readonly record: GameRecord;
  readonly seat: Seat;
  /** In notation. */
  readonly solution: string;
  /** What plain sense would do. */
  readonly tempting: string;
  readonly unit: Unit;
  /** At how many imagined tables it was judged when it was found. */
  readonly tables: number;
  /** By how much the solution is better than the next best move, and the standard error of that. */
  readonly margin: number;
  readonly error: number;
  /** How much worse the tempting move is. */
  readonly cost: number;
  /** 1: a good eye sees it at once. 2: it takes a thought. 3: it does not look like much at first. */
  readonly difficulty: 1 | 2 | 3;
  /** What made the difference, for the game's words to say; what most likely did where nothing is sure. */
  readonly because: readonly WhyGood[];
}

/** Judges a puzzle's position again, from what its seat may see: all moves, or only those between which it is to be decided. */
export function judgePuzzle(
  game: Game,
  { record, seat }: Puzzle,
  budget: Budget,
  chance: Chance,
  only?: readonly string[],
): Judgement {
  const table = replay(game, record);
  if (!table.ok) throw new Error(`a puzzle of ${game.name} does not replay: ${table.problem.reason}`);
  const { setting } = table.value;
  const view = game.view(table.value, seat);
  const moves = movesOf(game, table.value, seat).filter(
    (move) => only?.includes(game.notation.formatMove(move, setting)) ?? true,
  );
  const judgement = judge(game, setting, view, moves, budget, chance, 'end');
  if (!judgement) throw new Error(`${game.name} has nobody who could judge a puzzle`);
  return judgement;
}
