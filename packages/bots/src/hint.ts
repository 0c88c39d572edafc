import type { AnyView, Chance, Game, Move, Reader, Setting, Words } from '@taproom/engine';
import type { Budget } from './bot.js';
import { type Judgement, judge, SURE, telling } from './judging.js';

/** What the Landlord would do, and why. */
export interface Hint {
  /** In notation. */
  readonly move: string;
  /** The reasons that made the difference, largest first; the end of a sentence each. */
  readonly because: readonly string[];
  /** A move that is as good, as far as anybody can tell. */
  readonly rival?: string;
}

/** So many reasons people listen to. */
const MOST_REASONS = 2;

/** A hint for whoever sees this, in these words; undefined where nobody can look ahead. */
export function hintFor(
  game: Game,
  setting: Setting,
  view: AnyView,
  moves: readonly Move[],
  budget: Budget,
  chance: Chance,
  words: Words,
  reader: Reader,
): Hint | undefined {
  const judgement = judge(game, setting, view, moves, budget, chance);
  return judgement && hintOf(judgement, (move) => game.notation.formatMove(move, setting), words, reader);
}

function hintOf(judgement: Judgement, format: (move: Move) => string, words: Words, reader: Reader): Hint | undefined {
  const [best, next] = judgement.verdicts;
  if (!best) return undefined;
  const because = telling(judgement)
    .flatMap((reason) => words.reason?.(reason, reader) ?? [])
    .slice(0, MOST_REASONS);
  const isClose = next !== undefined && next.behind <= SURE * next.error;
  return { move: format(best.move), because, ...(isClose && { rival: format(next.move) }) };
}
