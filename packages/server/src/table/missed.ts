import type { House, Viewer } from '../house.js';
import { readRow } from './log-writer.js';
import { TableState } from './state.js';
import { sentences } from './tell.js';
import { fromStore } from './trouble.js';

const MOST = 200;

/** In sentences, what happened at a table between the version somebody had and where it is now. */
export async function missedSince(
  house: House,
  { id, version }: TableState,
  seen: number,
  { seat, language }: Pick<Viewer, 'seat' | 'language'>,
): Promise<string[]> {
  const past = new TableState(id, house.gameNamed);
  const missed: string[] = [];
  // Without what was missed the table is still worth having.
  const rows = await fromStore(house, house.store.read(id, 0)).catch(() => []);
  for (const row of rows) {
    if (row.version > version) break;
    const written = readRow(row);
    const before = past.names;
    const events = past.apply(written);
    if (row.version <= seen) continue;
    const shown = events.flatMap((event) => past.game.show(event, seat) ?? []);
    missed.push(...sentences(past, written.entry, shown, seat, before, language));
  }
  return missed.slice(-MOST);
}
