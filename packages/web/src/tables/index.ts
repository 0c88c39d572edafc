import { lazy } from 'react';
import { FallbackTable } from './fallback.js';
import type { GameName, GameTable } from './props.js';

type Loaded = Promise<{ readonly default: GameTable }>;

/**
 * The table of each game, loaded when somebody sits down at it. A game without one of its own gets the plain table:
 * put `lazy(() => import('./closing-time/ClosingTimeTable.js').then((m) => ({ default: m.ClosingTimeTable })))` here.
 */
const tables: Partial<Record<GameName, () => Loaded>> = {
  'closing-time': () => import('./last-call/LastCallTable.js').then((m) => ({ default: m.LastCallTable })),
  'last-call': () => import('./last-call/LastCallTable.js').then((m) => ({ default: m.LastCallTable })),
  'with-friends': () => import('./with-friends/FriendsTable.js').then((m) => ({ default: m.FriendsTable })),
};

const made = new Map<string, GameTable>();

/** The component that draws this game. The same one each time, so that React keeps its state. */
export function tableOf(game: string): GameTable {
  const load = tables[game as GameName];
  if (!load) return FallbackTable;
  const known = made.get(game) ?? (lazy(load) as unknown as GameTable);
  made.set(game, known);
  return known;
}
