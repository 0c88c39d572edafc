import { createStore, del, entries, get, set as put } from 'idb-keyval';
import { newId } from '../../device/games.js';
import type { CardSet } from './set.js';

/** A set as it was at some time, kept on this device. */
export interface Version {
  readonly id: string;
  readonly set: CardSet;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const versions = createStore('taproom-studio', 'versions');
/** What lies on the desk, by game: so that closing the page loses nothing. A database of its own, as the library wants. */
const desk = createStore('taproom-studio-desk', 'sets');

/** What can be kept on this device, newest first. A browser that keeps nothing (private mode) has none. */
export async function allVersions(): Promise<Version[]> {
  try {
    const found = await entries<string, Version>(versions);
    return found.map(([, version]) => version).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export async function keepVersion(set: CardSet, note: string): Promise<Version> {
  const version = { id: newId(), set, note, at: Date.now() };
  await put(version.id, version, versions);
  return version;
}

export const forgetVersion = (id: string): Promise<void> => del(id, versions);

export const onDesk = (game: string): Promise<CardSet | undefined> => get<CardSet>(game, desk).catch(() => undefined);

export const leaveOnDesk = (set: CardSet): Promise<void> => put(set.game, set, desk).catch(() => undefined);
