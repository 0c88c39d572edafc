import { formatCells, readCells } from '@taproom/engine';
import type { Place, Sheet } from './sheet.js';

/** A block of cells as they are shown: `row` counts the rows shown. The one at `head` has the focus. */
export interface Selection {
  readonly anchor: Place;
  readonly head: Place;
}

export const just = (place: Place): Selection => ({ anchor: place, head: place });

interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const blockOf = ({ anchor, head }: Selection): Block => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
});

/** The cells of the file that are selected. `shown` says which rows of the file are on the screen, in their order. */
export function placesIn(selection: Selection, shown: readonly number[]): Place[] {
  const { top, bottom, left, right } = blockOf(selection);
  const columns = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  return shown.slice(top, bottom + 1).flatMap((row) => columns.map((column) => ({ row, column })));
}

/** The selected cells as spreadsheets paste them. */
export function copied(sheet: Sheet, selection: Selection, shown: readonly number[]): string {
  const { top, bottom, left, right } = blockOf(selection);
  const rows = shown.slice(top, bottom + 1).map((row) => (sheet.rows[row] ?? []).slice(left, right + 1));
  return formatCells(rows, '\t').replace(/\n$/, '');
}

/**
 * What a paste puts where. A block goes down and right from the first selected cell; one cell goes into every selected one,
 * and a block that fits several times into the selection fills it.
 */
export function pasted(
  text: string,
  sheet: Sheet,
  selection: Selection,
  shown: readonly number[],
): (Place & { readonly text: string })[] {
  const block = readCells(text.replace(/\r?\n$/, ''), '\t') ?? [];
  const [height, width] = [block.length, Math.max(0, ...block.map((row) => row.length))];
  if (height === 0 || width === 0) return [];
  const { top, bottom, left, right } = blockOf(selection);
  const times = (size: number, room: number) => (room % size === 0 ? room : size);
  const changes: (Place & { readonly text: string })[] = [];
  for (let down = 0; down < times(height, bottom - top + 1); down++) {
    const row = shown[top + down];
    if (row === undefined) break;
    for (let along = 0; along < times(width, right - left + 1); along++) {
      const column = left + along;
      const cell = block[down % height]?.[along % width];
      if (cell !== undefined && column < sheet.columns.length) changes.push({ row, column, text: cell.trim() });
    }
  }
  return changes;
}
