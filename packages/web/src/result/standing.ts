import type { AnyView, Outcome, Seat } from '@taproom/engine';
import type { PageWords } from '../words/en.js';

/** A game of getting rid of cards: rounds won, and cards in every hand. */
interface Shedding extends AnyView {
  readonly wins: readonly number[];
  readonly rounds: number;
  readonly hands: readonly number[];
}
const isShedding = (view: AnyView | undefined): view is Shedding => {
  const { wins, hands, rounds } = (view ?? {}) as Partial<Shedding>;
  return Array.isArray(wins) && Array.isArray(hands) && typeof rounds === 'number';
};

/** What a seat ended with, in words: points where there are any, else the cards left, and rounds when there were several. */
export function standingOf(t: PageWords, { scores }: Outcome, view: AnyView | undefined, seat: Seat): string {
  if (!isShedding(view)) return t.result.points(scores[seat] ?? 0);
  const left = t.result.cardsLeft(view.hands[seat] ?? 0);
  return view.rounds > 1 ? `${t.result.roundsWon(scores[seat] ?? 0)}, ${left}` : left;
}
