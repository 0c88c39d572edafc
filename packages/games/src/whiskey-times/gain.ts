import type { Setting } from '@taproom/engine';
import type { Cards } from './cards.js';
import { scoreOf } from './ending.js';
import { imagine } from './imagine.js';
import { notation } from './notation.js';
import { apply } from './rules.js';
import type { View } from './view.js';

/**
 * What a legal line is worth to the viewer at once: the points after it less those before, tucked cards and companions and
 * all. Asked of the rules, at a table that fits the view: points of one's own do not depend on what is hidden.
 */
export function gainOf(setting: Setting<Cards>, view: View, line: string): number {
  const moves = notation.parseMove(line, setting);
  if (!moves.ok) return 0;
  const table = imagine(setting, view, 1);
  const before = scoreOf(table, view.viewer);
  for (const move of moves.value) apply(table, view.viewer, move);
  return scoreOf(table, view.viewer) - before;
}
