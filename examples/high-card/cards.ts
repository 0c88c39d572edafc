import { type CardFiles, columnOf, no, ok, type Problem, type Result, readCsv } from '@taproom/engine';

export const DECK_FILE = 'standard.csv';

/** A card by its place in the order of values: 0 is the lowest. */
export type Face = number;

/** The cards of a table, compiled: values from low to high, and how many there are of each. */
export interface Cards {
  readonly values: readonly number[];
  readonly copies: readonly number[];
  readonly count: number;
}

export const cardText = ({ values }: Cards, face: Face): string => String(values[face]);

/** Compiles the deck file, or says what is wrong with it and where. */
export function readCards(files: CardFiles): Result<Cards, readonly Problem[]> {
  const rows = readCsv(DECK_FILE, files[DECK_FILE] ?? '', ['value', 'copies']);
  if (!rows.ok) return rows;
  const problems: Problem[] = [];
  const copies = new Map<number, number>();
  for (const row of rows.value) {
    for (const column of ['value', 'copies']) {
      const cell = row.cells[column] as string;
      if (/^[1-9]\d?$/.test(cell)) continue;
      const reason = `"${cell}" must be a whole number from 1 to 99`;
      problems.push({ file: DECK_FILE, line: row.line, column: columnOf(row, column), reason });
    }
    const value = Number(row.cells.value);
    copies.set(value, (copies.get(value) ?? 0) + Number(row.cells.copies));
  }
  if (problems.length > 0) return no(problems);
  const values = [...copies.keys()].sort((a, b) => a - b);
  const counts = values.map((value) => copies.get(value) as number);
  return ok({ values, copies: counts, count: counts.reduce((sum, n) => sum + n, 0) });
}
