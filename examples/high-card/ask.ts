import type { Seat } from '@taproom/engine';
import { NOTHING, type View } from './view.js';

/** What the rules ask of a seat now. Every sentence about a turn is made from this. */
export type Ask =
  /** R3, R4  A card; `over` is the highest that lies there, where one does. */
  | { readonly ask: 'lay'; readonly over?: number }
  | { readonly ask: 'wait'; readonly for: readonly Seat[] }
  | { readonly ask: 'over' };

export function askOf({ waiting, laid }: View, seat: Seat): Ask {
  if (waiting.length === 0) return { ask: 'over' };
  if (!waiting.includes(seat)) return { ask: 'wait', for: waiting };
  const values = laid.filter((card) => card !== NOTHING).map(Number);
  return values.length === 0 ? { ask: 'lay' } : { ask: 'lay', over: Math.max(...values) };
}
