import { anyTable } from './any.js';
import { lastCallTable } from './closing-time.js';
import type { Drawing } from './drawing.js';

/** One line a game; a game without one is drawn field by field. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'closing-time': lastCallTable,
  'last-call': lastCallTable,
};

export const drawingOf = (game: string): Drawing => DRAWINGS[game] ?? anyTable;
