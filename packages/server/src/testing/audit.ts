import type { Game } from '@taproom/engine';
import type { LogRow } from '../store/store.js';
import type { Entry } from '../table/entry.js';
import { TableState } from '../table/state.js';
import type { Promised } from './regular.js';

/**
 * Compares what people were promised with the log: every acknowledged move is there once, at its version; no refused
 * one is; every view anybody was ever sent is what the log gives at that version. Returns what does not hold.
 */
export function audit(
  table: string,
  rows: readonly LogRow[],
  promised: readonly Promised[],
  gameNamed: (name: string) => Game | undefined,
): string[] {
  const faults: string[] = [];
  const state = new TableState(table, gameNamed);
  const refs = new Map<string, number>();
  for (const { version, at, entry: text } of rows) {
    const entry = JSON.parse(text) as Entry;
    try {
      state.apply({ version, at, entry });
    } catch (error) {
      faults.push(`the log does not hold at version ${version}: ${error instanceof Error ? error.message : error}`);
      return faults;
    }
    if (entry.type === 'moved' && entry.ref !== undefined) {
      if (refs.has(entry.ref))
        faults.push(`move ${entry.ref} was made twice, at ${refs.get(entry.ref)} and ${version}`);
      refs.set(entry.ref, version);
    }
    for (const { seat, views } of promised) {
      const told = views.get(version);
      const { play } = state;
      if (told === undefined || !play) continue;
      if (told !== JSON.stringify(play.game.view(play.table, seat)))
        faults.push(`seat ${seat} was told another view of version ${version}`);
    }
  }
  for (const { seat, acknowledged, refused, views } of promised) {
    for (const [ref, version] of acknowledged) {
      if (refs.get(ref) !== version)
        faults.push(`seat ${seat} was told that ${ref} is version ${version}; the log has it at ${refs.get(ref)}`);
    }
    for (const ref of refused)
      if (refs.has(ref)) faults.push(`${ref} was refused, and is in the log at ${refs.get(ref)}`);
    for (const version of views.keys())
      if (version > state.version) faults.push(`seat ${seat} was told of version ${version}, which does not exist`);
  }
  return faults;
}
