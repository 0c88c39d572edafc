import { DISCARD, OFFER } from './moves.js';
import type { Table } from './table.js';

export const REFUSALS = [
  'game-over',
  'no-such-move',
  'not-your-turn',
  'draw-first',
  'drawing-is-over',
  'discard-first',
  'nothing-to-discard',
  'give-first',
  'stack-first',
  'keep-or-reject',
  'replace-first',
  'choose-first',
  'trade-first',
  'not-now',
  'not-enough-points',
  'nothing-there',
  'not-in-hand',
  'one-bottle-twice',
  'already-served',
  'not-their-taste',
  'glass-missing',
  'ingredient-missing',
  'wild-not-needed',
  'flavour-does-not-match',
  'not-a-bonus',
  'serve-with-it',
  'not-in-discard',
  'not-looked-at',
  'wrong-kind',
  'say-onto',
  'no-such-slot',
  'no-trading',
  'only-with-the-server',
  'enough-offers',
  'no-offer',
  'not-offered',
  'bottles-for-bottles',
  'not-theirs',
  'one-each-way',
  'cannot-pay',
  'only-the-server-ends',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why a kind of move that belongs to no turn's drawing or actions cannot be made there. */
export function notNow(table: Table, kind: number): Refusal {
  if (kind === DISCARD) return 'nothing-to-discard';
  return kind >= OFFER && !table.house.trading ? 'no-trading' : 'not-now';
}
