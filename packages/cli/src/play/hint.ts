import { hintFor } from '@taproom/bots';
import { type AnyView, Chance, type Move, type Seat } from '@taproom/engine';
import type { Opening } from './session.js';

/** What to type to ask for a hint. */
export const HINT = 'hint';

/** Counted, not timed: the same question gets the same answer. */
const BUDGET = { iterations: 200 };

/** A decision somebody would like help with. */
export interface Pondered {
  readonly opening: Opening;
  readonly seat: Seat;
  readonly view: AnyView;
  readonly moves: readonly Move[];
  /** In a lesson, the moves it is about, in notation: where the Landlord would make another, one of these is named. */
  readonly among?: readonly string[];
}

/** What the Landlord would do, and why, in a sentence. */
export function hintSentence({ opening, seat, view, moves, among }: Pondered): string {
  const { game, setting, names } = opening;
  const words = game.words.en;
  const reader = { names, seat, setting, view };
  const text = (line: string): string => words.move(line, reader);
  const hint = hintFor(game, setting, view, moves, BUDGET, Chance.fast(JSON.stringify(view).length), words, reader);
  if (among?.[0] !== undefined && (hint === undefined || !among.includes(hint.move)))
    return `The Landlord would: ${text(among[0])}.`;
  if (!hint) return 'The Landlord shrugs. Your guess is as good.';
  const why = hint.because.length === 0 ? undefined : hint.because.join(', and ');
  const said = why === undefined ? `The Landlord would: ${text(hint.move)}.` : `${text(hint.move)}: ${why}.`;
  return hint.rival === undefined ? said : `${said} It is close, though: "${text(hint.rival)}" is about as good.`;
}
