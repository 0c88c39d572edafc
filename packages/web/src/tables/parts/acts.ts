import type { AnyEvent } from '@taproom/engine';
import { useRef } from 'react';
import type { News } from '../props.js';

/** What somebody just did, small enough to stand beside them. */
export interface Act {
  readonly seat: number;
  /** A card in notation, or `back` for one that nobody else may see. */
  readonly card: string;
  /** More than one of it. */
  readonly count?: number;
}

/** The last thing each seat did, as far as the viewer was told since the table opened. */
export function useActs(news: News, actsIn: (events: readonly AnyEvent[]) => readonly Act[]): ReadonlyMap<number, Act> {
  const kept = useRef<{ id: number | undefined; acts: ReadonlyMap<number, Act> }>({ id: undefined, acts: new Map() });
  if (kept.current.id !== news.id) {
    const acts = new Map(kept.current.acts);
    for (const act of actsIn(news.events)) acts.set(act.seat, act);
    kept.current = { id: news.id, acts };
  }
  return kept.current.acts;
}
