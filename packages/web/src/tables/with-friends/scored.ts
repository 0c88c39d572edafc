import type { AnyEvent } from '@taproom/engine';
import type { News } from '../props.js';

export interface Scored extends AnyEvent {
  readonly round: number;
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
}

/** The round that was just scored; not the last one, after which the whole game is. */
export function scoredIn(events: News['events']): Scored | undefined {
  if (events.some(({ type }) => type === 'match-ended')) return undefined;
  return events.find(({ type }) => type === 'scored') as Scored | undefined;
}
