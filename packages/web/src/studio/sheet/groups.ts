import type { Sheet } from './sheet.js';

/** Rows that say the same in a column. */
export interface Group {
  /** What they say; empty for those that say nothing. */
  readonly value: string;
  readonly rows: readonly number[];
}

/** Cells like `poet performer` are a list, and their card is in several groups. */
const LISTED = /^[a-z0-9:-]*( +[a-z0-9:-]+)*$/;

/** The rows that are shown, by what they say in a column: the largest group first, those that say nothing last. */
export function groupsBy(sheet: Sheet, shown: readonly number[], column: string): Group[] {
  const place = sheet.columns.indexOf(column);
  const cellOf = (row: number): string => sheet.rows[row]?.[place] ?? '';
  const isList = sheet.rows.every((cells) => LISTED.test(cells[place] ?? ''));
  const groups = new Map<string, number[]>();
  for (const row of shown) {
    const cell = cellOf(row);
    for (const value of isList ? new Set(cell.split(/\s+/)) : [cell])
      groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  return [...groups]
    .map(([value, rows]) => ({ value, rows }))
    .sort(
      (a, b) =>
        Number(a.value === '') - Number(b.value === '') ||
        b.rows.length - a.rows.length ||
        a.value.localeCompare(b.value, 'en', { numeric: true }),
    );
}

/** Columns in which cards have something in common, and not all of them the same. */
export function columnsToGroupBy(sheet: Sheet): string[] {
  const all = [...sheet.rows.keys()];
  return sheet.columns.filter((column) => {
    const groups = groupsBy(sheet, all, column);
    const named = groups.filter(({ value }) => value !== '');
    return groups.length > 1 && named.length < all.length && named.some(({ rows }) => rows.length > 1);
  });
}
