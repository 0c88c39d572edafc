import type { AnyView, Game, Seat, Setting, Words } from '@taproom/engine';

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
    if (refusal !== undefined) return words.refusal(refusal, { setting, view, move, names, seat });
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
  return words.refusal(name, { setting, view, move: moves.ok ? (moves.value[0] as number) : 0, names, seat });
}
