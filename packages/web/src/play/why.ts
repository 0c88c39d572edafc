import { type AnyView, type Game, linesOf, type Move, type Seat, type Setting, type Words } from '@taproom/engine';
import type { Refused } from './session.js';

/** Who asks about a line, and what they see. */
export interface Questioned {
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
export function whyNot({ names, words, ...asked }: Questioned, line: string): string | undefined {
  const refused = refusedAs(asked, line);
  if (refused === undefined || 'problem' in refused) return refused?.problem;
  const { game, setting, view, seat } = asked;
  const moves = linesOf(game, game.imagine(setting, view, 1), seat);
  return words.refusal(refused.name, { setting, view, moves, move: refused.move, names, seat });
}

/** The name of the refusal, and the small move that it is about. */
export function refusedAs(
  { game, setting, view, seat }: Omit<Questioned, 'names' | 'words'>,
  line: string,
): { readonly name: string; readonly move: Move } | { readonly problem: string } | undefined {
  const moves = game.notation.parseMove(line, setting);
  if (!moves.ok) return { problem: moves.problem };
  const table = game.imagine(setting, view, 1);
  for (const move of moves.value) {
    const name = game.refuse(table, seat, move);
    if (name !== undefined) return { name, move };
    game.apply(table, seat, move);
  }
  return undefined;
}

/** The sentence for a refusal that came back from the table. */
export function refusalSentence(
  { game, setting, view, seat, names, words }: Questioned,
  { name, line, says }: Refused,
): string {
  // A refusal the rules do not know comes with its sentence.
  if (!game.refusals.includes(name)) return says ?? name;
  const moves = game.notation.parseMove(line, setting);
  const move = moves.ok ? (moves.value[0] as number) : 0;
  const lines = linesOf(game, game.imagine(setting, view, 1), seat);
  return words.refusal(name, { setting, view, moves: lines, move, names, seat });
}
