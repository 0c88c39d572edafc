import type { Seat, Setting } from '@taproom/engine';
import { type Cards, suitName, suitNamed, suitUnder } from './cards.js';
import type { View } from './view.js';

/** What the rules ask of a seat now. Every sentence about a turn, and what every refusal offers instead, is made from this. */
export type Ask =
  /** R10, R11  `barred` is what the dealer may not say. */
  | { readonly ask: 'bid'; readonly most: number; readonly barred?: number }
  /** R13 */
  | { readonly ask: 'lead' }
  /** R14  The cards that follow. */
  | { readonly ask: 'follow'; readonly suit: string; readonly cards: readonly string[] }
  /** R15, R17  Nothing to follow with, or nothing to follow: any card. */
  | { readonly ask: 'any'; readonly suit?: string }
  | { readonly ask: 'wait'; readonly for: Seat; readonly bids: boolean }
  | { readonly ask: 'over' };

/** What is asked of the viewer, given the lines that the viewer may play. */
export function askOf(setting: Setting, view: View, moves: readonly string[]): Ask {
  const [waited] = view.waiting;
  if (view.phase === 'over' || waited === undefined) return { ask: 'over' };
  if (waited !== view.viewer) return { ask: 'wait', for: waited, bids: view.phase === 'bidding' };
  if (view.phase === 'bidding') {
    const barred = Array.from({ length: view.cards + 1 }, (_, n) => n).find((n) => !moves.includes(`bid ${n}`));
    return { ask: 'bid', most: view.cards, ...(barred !== undefined && { barred }) };
  }
  if (view.trick.length === 0) return { ask: 'lead' };
  if (view.led === 'none') return { ask: 'any' };
  const cards = followers(setting, view);
  return cards.length > 0 ? { ask: 'follow', suit: view.led, cards } : { ask: 'any', suit: view.led };
}

/** The cards of the hand that follow the suit led, each once. */
function followers(setting: Setting, { hand, led, trump }: View): string[] {
  const cards = setting.cards as Cards;
  const suitNow = (text: string) => suitName(suitUnder(cards, suitNamed(trump), cards.faceOf.get(text) ?? 0));
  return [...new Set(hand.filter((text) => suitNow(text) === led))];
}
