import type { Cells, Reading } from './entry.js';

/** What a row of a deck calls its card, or says on it, for this reader; one language stands in for the other. */
export function ownIn(cells: Cells, column: 'name' | 'text', { language }: Pick<Reading, 'language'>): string {
  const [english, german] = [cells[column] ?? '', cells[`${column}-de`] ?? ''];
  return language === 'de' ? german || english : english || german;
}
