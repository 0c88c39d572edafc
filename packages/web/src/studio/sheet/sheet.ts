import { formatCells, type Problem, readCells } from '@taproom/engine';

/** A card file as cells: the names of its columns, and a row a card. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One cell; both count from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Reads a card file as `readCsv` does: spaces around cells, empty lines and lines that begin with `#` do not count. */
export function sheetFrom(text: string): Sheet | undefined {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
  const cells = readCells(lines, ',')
    ?.map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const [heading, ...rows] = cells ?? [];
  if (!heading) return undefined;
  const columns = heading.map((name) => name.toLowerCase());
  return { columns, rows: rows.map((row) => columns.map((_, i) => row[i] ?? '')) };
}

export const textOf = ({ columns, rows }: Sheet): string => formatCells([columns, ...rows], ',');

/** The cells of a row by the names of their columns. */
export const cellsOf = ({ columns, rows }: Sheet, row: number): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map((name, i) => [name, rows[row]?.[i] ?? '']));

/** The same sheet with these cells changed. What changes nothing gives the very same sheet. */
export function withCells(sheet: Sheet, changes: readonly (Place & { readonly text: string })[]): Sheet {
  const real = changes.filter(({ row, column, text }) => sheet.rows[row]?.[column] !== text);
  if (real.length === 0) return sheet;
  const rows = sheet.rows.map((row) => row);
  for (const { row, column, text } of real) {
    const cells = rows[row];
    if (cells && column < sheet.columns.length) rows[row] = cells.map((cell, i) => (i === column ? text : cell));
  }
  return { ...sheet, rows };
}

/** Another row like this one, below it. */
export const withCopyOf = (sheet: Sheet, row: number): Sheet => ({
  ...sheet,
  rows: sheet.rows.flatMap((cells, i) => (i === row ? [cells, cells] : [cells])),
});

export const withoutRows = (sheet: Sheet, gone: readonly number[]): Sheet => ({
  ...sheet,
  rows: sheet.rows.filter((_, row) => !gone.includes(row)),
});

/** Adds the columns that are not there yet, empty. */
export function withColumns(sheet: Sheet, names: readonly string[]): Sheet {
  const added = names.filter((name) => !sheet.columns.includes(name));
  if (added.length === 0) return sheet;
  return {
    columns: [...sheet.columns, ...added],
    rows: sheet.rows.map((row) => [...row, ...added.map(() => '')]),
  };
}

/** On which line of its file each row begins: a cell may have line breaks in it. */
function linesOf({ columns, rows }: Sheet): number[] {
  const breaks = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  let line = 2 + breaks(columns);
  return rows.map((row) => {
    const begins = line;
    line += 1 + breaks(row);
    return begins;
  });
}

/** A problem of a file, and the cell it is about; without one it is about the row, or about the whole file. */
export interface Fault {
  readonly reason: string;
  readonly row?: number;
  readonly column?: number;
}

export function faultsIn(sheet: Sheet, problems: readonly Problem[]): Fault[] {
  const lines = linesOf(sheet);
  return problems.map(({ reason, line, column }) => {
    const row = line === undefined ? -1 : lines.indexOf(line);
    if (row < 0) return { reason };
    return column === undefined ? { reason, row } : { reason, row, column: column - 1 };
  });
}
