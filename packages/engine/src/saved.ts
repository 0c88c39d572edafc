import { Chance } from './chance.js';
import type { AnyEvent, AnyTable, AnyView, Game, Setting } from './game.js';
import { no, ok, type Result } from './result.js';

/** A table as plain data, secrets included: for caches and tests, never for a client. */
export type Saved = Readonly<Record<string, unknown>>;

/** Writes down every field. A table is numbers, typed arrays and chance, so this serves all games. */
export function save(table: AnyTable): Saved {
  const saved: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(table)) {
    if (field === 'setting') continue;
    saved[field] = isList(value) ? [...value] : value;
  }
  return saved;
}

/** The table that was saved, or which field does not fit this game and setting. */
export function restore<Table extends AnyTable, Event extends AnyEvent, View extends AnyView, Cards>(
  game: Game<Table, Event, View, Cards>,
  setting: Setting<Cards>,
  saved: Saved,
): Result<Table, string> {
  const table = game.blank(setting);
  const fields = table as unknown as Record<string, unknown>;
  for (const [field, blank] of Object.entries(table)) {
    if (field === 'setting') continue;
    const value = saved[field];
    if (isList(blank)) {
      if (!isNumbers(value, blank.length)) return no(`"${field}" must be a list of ${blank.length} numbers`);
      blank.set(value);
    } else if (typeof value === typeof blank) {
      fields[field] = value;
    } else {
      return no(`"${field}" must be a ${typeof blank}, not ${JSON.stringify(value)}`);
    }
  }
  return ok(table);
}

const isList = (value: unknown): value is Uint8Array | Chance => value instanceof Chance || ArrayBuffer.isView(value);

const isNumbers = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every(Number.isInteger);
