import type { Game, Seat } from '@taproom/engine';
import { useRef } from 'react';
import type { News } from '../tables/props.js';
import type { ReplayStep } from './steps.js';

/** What a viewer was told up to a position. */
export const logUntil = (game: Game, steps: readonly ReplayStep[], at: number, viewer: Seat) =>
  steps
    .slice(0, at + 1)
    .flatMap(({ events }) => events)
    .map((event, id) => ({ id, event: game.show(event, viewer) }))
    .flatMap(({ id, event }) => (event ? [{ id, event }] : []));

/** Steps forward are news, so that cards move; jumps are not. */
export function useNews(game: Game, steps: readonly ReplayStep[], at: number, viewer: Seat): News {
  const before = useRef({ at, viewer, news: { id: 0, events: [] } as News });
  const last = before.current;
  if (last.at !== at || last.viewer !== viewer) {
    const forward = at === last.at + 1 && viewer === last.viewer;
    const events = forward ? (steps[at]?.events ?? []).flatMap((event) => game.show(event, viewer) ?? []) : [];
    before.current = { at, viewer, news: { id: last.news.id + 1, events } };
  }
  return before.current.news;
}
