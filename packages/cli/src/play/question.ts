import type { AnyView, Seat } from '@taproom/engine';
import { drawingOf } from '../entries.js';
import type { Drawing } from '../tables/drawing.js';
import { hintSentence } from './hint.js';
import type { Choice, Question, Stuck } from './screen.js';
import type { Session } from './session.js';

/** What a question needs to know of a table. */
export type Asking = Pick<Session, 'opening' | 'view' | 'moves' | 'refusalOf'>;

/** What a seat is asked: the legal moves, what its other cards lack, and how to read a typed line. `among`: what a lesson asks for. */
export function questionFor(session: Asking, seat: Seat, among?: readonly string[]): Question {
  const { game, setting, names } = session.opening;
  const words = game.words.en;
  const view = session.view(seat);
  const reader = { names, seat, setting, view };
  const drawing = drawingOf(game.name);
  const choices = session.moves(seat).map((move): Choice => {
    const line = game.notation.formatMove(move, setting, names);
    return { move, line, label: words.move(line, reader), ink: inkOf(line, drawing) };
  });

  const asked = { ...reader, moves: session.moves(seat).map((move) => game.notation.formatMove(move, setting)) };
  const read: Question['read'] = (line) => {
    const parsed = game.notation.parseMove(line, setting, names);
    if (!parsed.ok) return { problem: parsed.problem };
    const refusal = session.refusalOf(seat, parsed.value);
    const [move] = parsed.value;
    if (refusal === undefined || move === undefined) return { moves: parsed.value };
    return { problem: words.refusal(refusal, { ...asked, move }) };
  };

  const moves = choices.map(({ move }) => move);
  const hint = (): string => hintSentence({ opening: session.opening, seat, view, moves, ...(among && { among }) });
  const stuck = stuckCards(session, view, read);
  return { view, turn: words.turn(asked), choices, stuck, read, ...(moves.length > 1 && { hint }) };
}

/** The cards that cannot be used, by the reason why; a card is tried in every way its game knows. */
function stuckCards({ opening }: Asking, view: AnyView, read: Question['read']): Stuck[] {
  const { game, setting, names } = opening;
  const byReason = new Map<string, string[]>();
  for (const card of new Set(handOf(view))) {
    const tries = drawingOf(game.name).tries?.(card, setting) ?? [`play ${card}`];
    const answers = tries.filter((line) => game.notation.parseMove(line, setting, names).ok).map(read);
    const [first] = answers;
    if (first === undefined || !('problem' in first) || answers.some((answer) => 'moves' in answer)) continue;
    byReason.set(first.problem, [...(byReason.get(first.problem) ?? []), game.words.en.card(card, setting)]);
  }
  return [...byReason].map(([reason, cards]) => ({ cards, reason }));
}

function handOf(view: object): readonly string[] {
  const hand = 'hand' in view ? view.hand : [];
  return Array.isArray(hand) ? hand : [];
}

/** The colour of the first card in a line that has one. */
export function inkOf(line: string, drawing: Drawing): string {
  const inks = line.split(' ').map((word) => drawing.inkOf?.(word));
  return inks.find((ink) => ink !== undefined) ?? '';
}
