import { type AnyView, type Game, linesOf, type Seat, type Setting, type Words } from '@taproom/engine';

interface Asked {
  readonly game: Game;
  readonly setting: Setting;
  readonly view: AnyView;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly words: Words;
}

/**
 * Why a line would be refused, without asking the table: what a seat may do follows from what it sees, so any table
 * that fits the view gives the same answer.
 */
export function whyNot({ game, setting, view, seat, names, words }: Asked, line: string): string | undefined {
  const moves = game.notation.parseMove(line, setting);
  if (!moves.ok) return moves.problem;
  const table = game.imagine(setting, view, 1);
  for (const move of moves.value) {
    const refusal = game.refuse(table, seat, move);
    if (refusal !== undefined) {
      const lines = linesOf(game, game.imagine(setting, view, 1), seat);
      return words.refusal(refusal, { setting, view, moves: lines, move, names, seat });
    }
    game.apply(table, seat, move);
  }
  return undefined;
}

/** The sentence for a refusal that came back from the table. */
export function refusalSentence(
  { game, setting, view, seat, names, words }: Asked,
  name: string,
  line: string,
): string {
  if (!game.refusals.includes(name)) return name;
  const moves = game.notation.parseMove(line, setting);
  const move = moves.ok ? (moves.value[0] as number) : 0;
  const lines = linesOf(game, game.imagine(setting, view, 1), seat);
  return words.refusal(name, { setting, view, moves: lines, move, names, seat });
}
