import { lazy } from 'react';
import { FallbackTable } from './fallback.js';
import type { GameName, GameTable } from './props.js';

type Loaded = Promise<{ readonly default: GameTable }>;

/** The table of each game, loaded when somebody sits down at it. A game without one of its own gets the plain table. */
const tables: Partial<Record<GameName, () => Loaded>> = {
  'closing-time': () => import('./shedding/SheddingTable.js').then((m) => ({ default: m.SheddingTable })),
  'last-call': () => import('./shedding/SheddingTable.js').then((m) => ({ default: m.SheddingTable })),
  'with-friends': () => import('./with-friends/FriendsTable.js').then((m) => ({ default: m.FriendsTable })),
  'whiskey-times': () => import('./whiskey-times/WhiskeyTable.js').then((m) => ({ default: m.WhiskeyTable })),
};

const made = new Map<string, GameTable>();

/** Fetches the table of a game before somebody sits down at it. */
export const fetchTable = (game: string): Promise<unknown> => tables[game as GameName]?.() ?? Promise.resolve();

/** The component that draws this game. The same one each time, so that React keeps its state. */
export function tableOf(game: string): GameTable {
  const load = tables[game as GameName];
  if (!load) return FallbackTable;
  const known = made.get(game) ?? (lazy(load) as unknown as GameTable);
  made.set(game, known);
  return known;
}
