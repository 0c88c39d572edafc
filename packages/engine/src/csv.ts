import { no, ok, type Problem, type Result } from './result.js';

/** One line of a card file. `line` is where it stands in the file, counted from 1. */
export interface Row {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The cells of a line, and the line of the file on which it begins. */
interface Line {
  readonly line: number;
  readonly record: readonly string[];
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
  const lines = linesOf(text);
  if ('problem' in lines) return no([{ file, line: lines.line, reason: `this is not CSV: ${lines.problem}` }]);
  const [heading, ...body] = lines;
  if (!heading)
    return no([{ file, line: 1, reason: `the file is empty; its first line names the columns ${columns.join(', ')}` }]);
  const names = heading.record.map((name) => name.toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const reason = `the column ${missing.join(', ')} is missing; the first line must name ${columns.join(', ')}`;
    return no([{ file, line: heading.line, reason }]);
  }
  const problems: Problem[] = [];
  const rows: Row[] = [];
  for (const { record, line } of body) {
    if (record.length !== names.length) {
      const reason = `this line has ${record.length} cells, the first line names ${names.length} columns`;
      problems.push({ file, line, column: Math.min(record.length, names.length) + 1, reason });
      continue;
    }
    rows.push({ line, cells: Object.fromEntries(names.map((name, i) => [name, record[i] as string])) });
  }
  return problems.length > 0 ? no(problems) : ok(rows);
}

/** What a text of cells is no text of cells for, and on which line. */
interface Wrong {
  readonly line: number;
  readonly problem: string;
}

/** How cells stand in a text. Nothing in these can match in two ways: files come from strangers, and none may make it slow. */
interface Layout {
  /** A quoted cell, and the separator or the end of the line after it. */
  readonly quoted: RegExp;
  /** Everything up to the next separator or the end of the line. */
  readonly bare: RegExp;
  readonly separator: ',' | '\t';
}

/** A card file: spaces around cells do not count. */
const CARDS: Layout = { quoted: /[ \t]*"((?:[^"]|"")*)"[ \t]*(,|\n|$)/y, bare: /[^,\n]*/y, separator: ',' };
const COMMAS: Layout = { quoted: /"((?:[^"]|"")*)"(,|\n|$)/y, bare: /[^,\n]*/y, separator: ',' };
/** What a spreadsheet copies: it quotes what it must, and other quotes are just quotes. */
const TABS: Layout = { quoted: /"((?:[^"]|"")*)"(\t|\n|$)/y, bare: /[^\t\n]*/y, separator: '\t' };

/** A line without cells: empty, or a comment. */
const IDLE = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y;
/** A quote that opens a cell, up to where it closes or the text ends. */
const OPENED = /[ \t]*"(?:[^"]|"")*/y;

/** The text without a mark of its byte order, with one kind of line end. */
const evened = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

function linesOf(file: string): Line[] | Wrong {
  const text = evened(file);
  const lines: Line[] = [];
  for (let at = 0, line = 1; at < text.length; ) {
    const idle = matchAt(IDLE, text, at);
    const read = idle ? { cells: undefined, end: at + idle[0].length } : cellsAt(text, at, CARDS);
    if ('wrong' in read) return { line, problem: read.wrong };
    if (read.cells) lines.push({ line, record: read.cells });
    for (let next = text.indexOf('\n', at); next >= 0 && next < read.end; next = text.indexOf('\n', next + 1)) line++;
    at = read.end;
  }
  return lines;
}

/** The cells of a line, and where the next one begins. */
function cellsAt(text: string, from: number, layout: Layout): { cells: string[]; end: number } | { wrong: string } {
  const cells: string[] = [];
  for (let at = from; ; ) {
    const quoted = matchAt(layout.quoted, text, at);
    if (quoted) {
      cells.push((quoted[1] as string).replaceAll('""', '"'));
      at += quoted[0].length;
      if (quoted[2] !== layout.separator) return { cells, end: at };
      continue;
    }
    const bare = matchAt(layout.bare, text, at)?.[0] ?? '';
    if (bare.includes('"') && layout !== TABS) return { wrong: wrongIn(text, at, cells.length + 1) };
    cells.push(layout === CARDS ? trimmed(bare) : bare);
    at += bare.length + 1;
    if (text[at - 1] !== layout.separator) return { cells, end: at };
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function wrongIn(text: string, at: number, cell: number): string {
  const opened = matchAt(OPENED, text, at);
  if (!opened) return `there is a quote in the middle of cell ${cell}`;
  const isClosed = text[at + opened[0].length] === '"';
  return isClosed ? `something follows the closing quote of cell ${cell}` : `the quote of cell ${cell} is never closed`;
}

/** Without the spaces and tabs around it; no other character counts as space in CSV. */
function trimmed(text: string): string {
  const isSpace = (at: number): boolean => text[at] === ' ' || text[at] === '\t';
  let [from, to] = [0, text.length];
  while (from < to && isSpace(from)) from++;
  while (to > from && isSpace(to - 1)) to--;
  return text.slice(from, to);
}

/** The number of a column in a file's heading, counted from 1, for messages. */
export const columnOf = (row: Row, column: string): number => Object.keys(row.cells).indexOf(column) + 1;

/** A block of cells as spreadsheets copy them (with tabs), or a CSV file (with commas); undefined when it is neither. */
export function readCells(text: string, delimiter: ',' | '\t'): string[][] | undefined {
  const even = evened(text);
  const rows: string[][] = [];
  for (let at = 0; at < even.length; ) {
    const read = cellsAt(even, at, delimiter === ',' ? COMMAS : TABS);
    if ('wrong' in read) return undefined;
    rows.push(read.cells);
    at = read.end;
  }
  return rows;
}

/** The same cells as text, quoted where they must be. */
export const formatCells = (rows: readonly (readonly string[])[], delimiter: ',' | '\t'): string =>
  rows.map((row) => `${row.map((cell) => quoted(cell, delimiter)).join(delimiter)}\n`).join('');

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]|^\s|\s$|^#/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
