import { cut, flow, pad, paint } from '../paint.js';

/** The parts of a screen, as text of any length. */
export interface Parts {
  /** The table, drawn so many columns wide. */
  table(columns: number): readonly string[];
  /** What happened, the oldest first, and how many of the last sentences are news. */
  readonly log: readonly string[];
  readonly fresh: number;
  /** How many sentences the reader has scrolled back. */
  readonly back: number;
  /** What is asked, drawn into a room. */
  question(columns: number, rows: number): readonly string[];
  /** The least lines a question needs. */
  readonly least: number;
}

/** From this width on the log stands beside the table. */
const WIDE = 116;
const LOG_COLUMNS = { least: 36, most: 64 };
/** Under the table, so much of the log is shown. */
const LOG_ROWS = { least: 2, most: 8 };
const SEPARATOR = ' │ ';

/** A whole screen: table, log and question, each with the room it needs, at any size. */
export function frameOf(parts: Parts, columns: number, rows: number): string[] {
  return columns >= WIDE ? besideFrame(parts, columns, rows) : stackedFrame(parts, columns, rows);
}

function stackedFrame(parts: Parts, columns: number, rows: number): string[] {
  const drawn = parts.table(columns);
  const isTight = drawn.length + LOG_ROWS.most + parts.least > rows;
  const whole = isTight ? drawn.filter((line) => line !== '') : drawn;
  const around = LOG_ROWS.least + 1;
  const question = parts.question(columns, Math.max(parts.least, rows - whole.length - around));
  const table = fitted(whole, Math.max(3, rows - question.length - around));
  const room = Math.min(LOG_ROWS.most, rows - table.length - question.length - 1);
  const log = logLines(parts, columns, Math.max(1, room));
  return [...table, paint.dim('─'.repeat(columns)), ...log, ...question].map((line) => cut(line, columns));
}

function besideFrame(parts: Parts, columns: number, rows: number): string[] {
  const logColumns = Math.min(LOG_COLUMNS.most, Math.max(LOG_COLUMNS.least, Math.floor(columns / 3)));
  const left = columns - logColumns - SEPARATOR.length;
  const whole = parts.table(left);
  const question = parts.question(left, Math.max(parts.least, rows - whole.length - 2));
  const table = fitted(whole, Math.max(3, rows - question.length - 1));
  const main = [...table, paint.dim('─'.repeat(left)), ...question];
  const log = logLines(parts, logColumns, rows);
  return Array.from({ length: rows }, (_, row) => {
    const line = cut(main[row] ?? '', left);
    return `${pad(line, left)}${paint.dim(SEPARATOR)}${cut(log[row] ?? '', logColumns)}`;
  });
}

/** The end of the log, or what stood before it; news are bright, the rest is dim. */
function logLines({ log, fresh, back }: Parts, columns: number, room: number): string[] {
  const older = log.length - fresh;
  const lines = log
    .slice(0, log.length - back)
    .flatMap((sentence, index) =>
      flow(sentence.split(' '), columns - 2, ' ').map((line) => (index < older ? paint.dim(` ${line}`) : ` ${line}`)),
    );
  if (back === 0) return lines.slice(-room);
  const shown = room > 1 ? lines.slice(-(room - 1)) : [];
  return [...shown, paint.ink('yellow', ` ${back} later · PgDn`)];
}

/** As many lines as fit. The end is kept, because the hand is there, and what is left out is said. */
function fitted(lines: readonly string[], room: number): string[] {
  if (lines.length <= room) return [...lines];
  const [first = '', ...rest] = lines;
  const kept = rest.slice(rest.length - (room - 2));
  return [first, paint.dim(`  … ${rest.length - kept.length} more lines in a taller window`), ...kept];
}
