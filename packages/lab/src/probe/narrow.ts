import { type AnyEvent, type AnyTable, clone, type Game, type Move, type Seat, type Setting } from '@taproom/engine';
import type { Contender } from '../arena/lineup.js';
import type { Restriction } from './restriction.js';

/** Which of the legal moves are left to somebody. The list itself, when all are. */
export interface Narrow {
  /** When the game waits for them: something is always left. */
  inTurn(table: AnyTable, seat: Seat, moves: readonly Move[]): readonly Move[];
  /** When they could but need not do something. */
  outOfTurn(table: AnyTable, seat: Seat, moves: readonly Move[]): readonly Move[];
}

/** Reads a restriction for one table. Nothing that the seat may not know has a say. */
export function narrowBy(restriction: Restriction, game: Game, setting: Setting): Narrow {
  const { never, always, whileThereIs, causing, when } = restriction;
  const texts = new Map<Move, string>();
  const textOf = (move: Move): string => {
    const text = texts.get(move) ?? game.notation.formatMove(move, setting);
    texts.set(move, text);
    return text;
  };
  const split = (table: AnyTable, seat: Seat, moves: readonly Move[]): [Move[], Move[]] => {
    const named = (never ?? always) as RegExp;
    const isMeant = (move: Move): boolean =>
      named.test(textOf(move)) && (!causing || causes(game, table, seat, move, causing));
    const meant = new Set(moves.filter(isMeant));
    if (meant.size > 0 && when && !when(game.view(table, seat))) meant.clear();
    return [moves.filter((move) => meant.has(move)), moves.filter((move) => !meant.has(move))];
  };
  return {
    inTurn(table, seat, moves) {
      const [meant, others] = split(table, seat, moves);
      if (meant.length === 0 || others.length === 0) return moves;
      const left = always ? meant : others;
      return whileThereIs && !left.some((move) => whileThereIs.test(textOf(move))) ? moves : left;
    },
    outOfTurn(table, seat, moves) {
      if (never === undefined) return moves;
      const [meant, others] = split(table, seat, moves);
      return meant.length === 0 ? moves : others;
    },
  };
}

/** Tries a move on a copy. What is looked for must follow from what the seat sees: a drink served, not a card drawn. */
function causes(game: Game, table: AnyTable, seat: Seat, move: Move, is: (event: AnyEvent) => boolean): boolean {
  const events: AnyEvent[] = [];
  game.apply(clone(game, table), seat, move, events);
  return events.some(is);
}

/** Somebody who keeps to a restriction. `noticed` hears of each decision that had fewer moves for it. */
export const restricted = (contender: Contender, narrow: Narrow, noticed?: () => void): Contender => ({
  choose(table, seat, moves, budget, chance) {
    const left = narrow.inTurn(table, seat, moves);
    if (left !== moves) noticed?.();
    return contender.choose(table, seat, left, budget, chance);
  },
  interrupt(table, seat, moves, budget, chance) {
    const left = narrow.outOfTurn(table, seat, moves);
    if (left !== moves) noticed?.();
    return left.length === 0 ? undefined : contender.interrupt(table, seat, left, budget, chance);
  },
  close: () => contender.close(),
});

/** Somebody who keeps to nothing, and is watched: `noticed` hears where the restriction would have mattered. */
export const watched = (
  contender: Contender,
  narrows: readonly Narrow[],
  noticed: (index: number) => void,
): Contender => ({
  choose(table, seat, moves, budget, chance) {
    narrows.forEach((narrow, index) => {
      if (narrow.inTurn(table, seat, moves) !== moves) noticed(index);
    });
    return contender.choose(table, seat, moves, budget, chance);
  },
  interrupt(table, seat, moves, budget, chance) {
    narrows.forEach((narrow, index) => {
      if (narrow.outOfTurn(table, seat, moves) !== moves) noticed(index);
    });
    return contender.interrupt(table, seat, moves, budget, chance);
  },
  close: () => contender.close(),
});
