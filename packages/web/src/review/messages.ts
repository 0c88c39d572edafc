import type { Decision, SplitGame } from '@taproom/bots/review';
import type { GameRecord } from '@taproom/engine';

/** From the page to a worker that reviews: a game that is over, and which of how many workers it is. The first draws the chart. */
export interface ReviewAsked {
  readonly record: GameRecord;
  readonly part: number;
  readonly parts: number;
}

/** Back to the page, in this order: the chart at once, luck and skill, decision after decision, what players could know between. */
export type ReviewNews =
  | { readonly kind: 'chart'; readonly rows: readonly (readonly number[])[] }
  | { readonly kind: 'split'; readonly split: SplitGame; readonly total: number }
  | { readonly kind: 'known'; readonly known: readonly (readonly number[])[] }
  | { readonly kind: 'decision'; readonly decision: Decision }
  | { readonly kind: 'problem'; readonly reason: string };
