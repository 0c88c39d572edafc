import type { Sheet } from '../sheet/sheet.js';
import type { CardSet } from './set.js';

/** One cell that is not what it was. */
export interface CellDifference {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** One card that is not what it was, is new, or is gone. */
export interface CardDifference {
  readonly file: string;
  /** What the card is known by in both. */
  readonly card: string;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly cells: readonly CellDifference[];
  /** The row in the later set, or in the earlier one where it is gone. */
  readonly cardCells: Readonly<Record<string, string>>;
}

/** What a card is known by: `slug`, `number`; or for decks, which have no names, what is printed on it. */
const NAMES = ['slug', 'number'];
const COUNTS = 'copies';

interface Known {
  readonly cells: Readonly<Record<string, string>>;
}

/** Every row by what it is known by. Rows that are alike are one card with all their copies. */
function cardsIn(sheet: Sheet, printed: readonly string[]): Map<string, Known> {
  const cards = new Map<string, Known>();
  for (const row of sheet.rows) {
    const cells = Object.fromEntries(sheet.columns.map((name, i) => [name, row[i] ?? '']));
    const name = NAMES.find((column) => cells[column] !== undefined);
    const key = name ? (cells[name] as string) : printed.map((column) => cells[column] ?? '').join('/');
    const before = cards.get(key);
    const copies = String(Number(before?.cells[COUNTS] ?? 0) + Number(cells[COUNTS]));
    cards.set(key, { cells: before && COUNTS in cells ? { ...cells, [COUNTS]: copies } : cells });
  }
  return cards;
}

/** Columns that say what is printed on the cards of a deck: all that both know, but the count and what is a note. */
const printedIn = (a: Sheet, b: Sheet): string[] =>
  a.columns.filter((name) => b.columns.includes(name) && name !== COUNTS && !/^(name|text)\b/.test(name));

function sheetDifferences(file: string, before: Sheet, after: Sheet): CardDifference[] {
  const printed = printedIn(before, after);
  const [old, young] = [cardsIn(before, printed), cardsIn(after, printed)];
  const found: CardDifference[] = [];
  for (const [card, { cells }] of young) {
    const was = old.get(card)?.cells;
    if (!was) {
      found.push({ file, card, kind: 'added', cells: [], cardCells: cells });
      continue;
    }
    const columns = [...new Set([...before.columns, ...after.columns])];
    const changes = columns
      .map((column) => ({ column, before: was[column] ?? '', after: cells[column] ?? '' }))
      .filter((cell) => cell.before !== cell.after);
    if (changes.length > 0) found.push({ file, card, kind: 'changed', cells: changes, cardCells: cells });
  }
  for (const [card, { cells }] of old)
    if (!young.has(card)) found.push({ file, card, kind: 'removed', cells: [], cardCells: cells });
  return found;
}

/** What differs between two sets of one game, card by card. */
export const differencesOf = (before: CardSet, after: CardSet): CardDifference[] =>
  Object.entries(after.sheets).flatMap(([file, sheet]) =>
    sheetDifferences(file, before.sheets[file] ?? { columns: sheet.columns, rows: [] }, sheet),
  );

export interface OptionDifference {
  readonly option: string;
  readonly before: unknown;
  readonly after: unknown;
}

export function optionDifferences(before: CardSet, after: CardSet): OptionDifference[] {
  const names = [...new Set([...Object.keys(before.options), ...Object.keys(after.options)])];
  return names
    .map((option) => ({ option, before: before.options[option], after: after.options[option] }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}
