import type { KeyboardEvent } from 'react';
import { just, type Selection } from './selection.js';
import type { Place } from './sheet.js';

interface Keys {
  readonly selection: Selection;
  readonly rows: number;
  readonly columns: number;
  select(selection: Selection): void;
  /** Starts to write into the cell with the focus; with a text, that replaces what is there. */
  write(text?: string): void;
  empty(): void;
  undo(): void;
  redo(): void;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-12, 0],
  PageDown: [12, 0],
  Home: [0, -1000],
  End: [0, 1000],
};

const kept = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The cell so many rows and columns away, as far as there are any. */
export const stepFrom = (
  place: Place,
  [rows, columns]: readonly [number, number],
  keys: Pick<Keys, 'rows' | 'columns'>,
) => ({
  row: kept(place.row + rows, keys.rows),
  column: kept(place.column + columns, keys.columns),
});

/** What a key does in a sheet while no cell is written in, as spreadsheets have it. */
export function sheetKey(event: KeyboardEvent, keys: Keys): void {
  if (act(event, keys)) event.preventDefault();
}

function act(event: KeyboardEvent, keys: Keys): boolean {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return command(key.toLowerCase(), shiftKey ? 'shift' : '', keys);
  if (event.altKey) return false;
  const step = STEPS[key];
  if (step) {
    const head = stepFrom(keys.selection.head, step, keys);
    keys.select(shiftKey ? { ...keys.selection, head } : just(head));
    return true;
  }
  if (key === 'Enter' || key === 'F2') keys.write();
  else if (key === 'Delete' || key === 'Backspace') keys.empty();
  else if (key.length === 1) keys.write(key);
  else return false;
  return true;
}

function command(key: string, shift: 'shift' | '', keys: Keys): boolean {
  if (key === 'z' && !shift) keys.undo();
  else if (key === 'y' || key === 'z') keys.redo();
  else if (key === 'a')
    keys.select({ anchor: { row: 0, column: 0 }, head: { row: keys.rows - 1, column: keys.columns - 1 } });
  else return false;
  return true;
}
