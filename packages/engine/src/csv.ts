import { parse } from 'csv-parse/browser/esm/sync';
import { no, ok, type Problem, type Result } from './result.js';

/** One line of a card file. `line` is where it stands in the file, counted from 1. */
export interface Row {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a CSV file with a heading. Spaces around cells, empty lines and lines that begin with `#` do not count; columns
 * beyond the ones asked for are kept, so that a designer may add notes.
 */
export function readCsv(
  file: string,
  text: string,
  columns: readonly string[],
): Result<readonly Row[], readonly Problem[]> {
  let parsed: Parsed[];
  try {
    parsed = parse(text, {
      bom: true,
      info: true,
      trim: true,
      comment: '#',
      comment_no_infix: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as Parsed[];
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    return no([{ file, line: lines ?? 1, reason: `this is not CSV: ${message}` }]);
  }
  const [heading, ...body] = parsed;
  if (!heading)
    return no([{ file, line: 1, reason: `the file is empty; its first line names the columns ${columns.join(', ')}` }]);
  const names = heading.record.map((name) => name.toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const reason = `the column ${missing.join(', ')} is missing; the first line must name ${columns.join(', ')}`;
    return no([{ file, line: heading.info.lines, reason }]);
  }
  const problems: Problem[] = [];
  const rows: Row[] = [];
  for (const { record, info } of body) {
    // csv-parse tells the line on which a record ended; one that spans lines began earlier.
    const line = info.lines - record.join('').split('\n').length + 1;
    if (record.length !== names.length) {
      const reason = `this line has ${record.length} cells, the first line names ${names.length} columns`;
      problems.push({ file, line, column: Math.min(record.length, names.length) + 1, reason });
      continue;
    }
    rows.push({ line, cells: Object.fromEntries(names.map((name, i) => [name, record[i] as string])) });
  }
  return problems.length > 0 ? no(problems) : ok(rows);
}

/** The number of a column in a file's heading, counted from 1, for messages. */
export const columnOf = (row: Row, column: string): number => Object.keys(row.cells).indexOf(column) + 1;

/** A block of cells as spreadsheets copy them (with tabs), or a CSV file (with commas); undefined when it is neither. */
export function readCells(text: string, delimiter: ',' | '\t'): string[][] | undefined {
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: delimiter === '\t' });
  } catch {
    return undefined;
  }
}

/** The same cells as text, quoted where they must be. */
export const formatCells = (rows: readonly (readonly string[])[], delimiter: ',' | '\t'): string =>
  rows.map((row) => `${row.map((cell) => quoted(cell, delimiter)).join(delimiter)}\n`).join('');

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]|^\s|\s$|^#/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
