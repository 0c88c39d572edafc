import { anyTable } from './any.js';
import type { Drawing } from './drawing.js';
import { sheddingTable } from './shedding.js';
import { whiskeyTimesTable } from './whiskey-times.js';
import { withFriendsTable } from './with-friends.js';

/** One line a game; a game without one is drawn field by field. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'closing-time': sheddingTable,
  'last-call': sheddingTable,
  'with-friends': withFriendsTable as Drawing,
  'whiskey-times': whiskeyTimesTable as Drawing,
};

export const drawingOf = (game: string): Drawing => DRAWINGS[game] ?? anyTable;
