import type { Sheet } from './sheet.js';

/** How the rows are looked at. The file keeps its order: for some games the deal depends on it. */
export interface Order {
  /** Only rows in which this stands somewhere; `column:text` looks in one column. */
  readonly filter: string;
  readonly by?: number;
  readonly down?: true;
}

/** The numbers of the rows to show, in the order to show them. */
export function rowsShown(sheet: Sheet, { filter, by, down }: Order): number[] {
  const shown = sheet.rows.map((_, row) => row).filter((row) => fits(sheet, row, filter));
  if (by === undefined) return shown;
  const sign = down ? -1 : 1;
  return shown.sort((a, b) => sign * compared(sheet.rows[a]?.[by] ?? '', sheet.rows[b]?.[by] ?? '') || a - b);
}

function fits({ columns, rows }: Sheet, row: number, filter: string): boolean {
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((wanted) => {
      const [name, text] = wanted.split(':', 2) as [string, string | undefined];
      const column = text === undefined ? -1 : columns.indexOf(name);
      const cells = column < 0 ? (rows[row] ?? []) : [rows[row]?.[column] ?? ''];
      return cells.some((cell) => cell.toLowerCase().includes(column < 0 ? wanted : (text as string)));
    });
}

/** Numbers by size, everything else by the alphabet; empty cells come last. */
function compared(a: string, b: string): number {
  if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
  return a.localeCompare(b, 'en', { numeric: true });
}

/** What a click on the heading of a column asks for: up, down, as in the file. */
export function sortedNext(order: Order, column: number): Order {
  const { filter } = order;
  if (order.by !== column) return { filter, by: column };
  return order.down ? { filter } : { filter, by: column, down: true };
}
