import type { Game } from '@taproom/engine';
import { ENTRIES } from './entries.js';
import { GAME_NAMES } from './names.js';
import { entryNamed } from './outside.js';

export { ENTRIES, type GameEntry } from './entries.js';
export { GAME_NAMES, type GameName, isGameName } from './names.js';
export { addGame, allEntries, entryNamed } from './outside.js';

/** Every game of the house. Pages that want only one import `@taproom/games/<game>` instead. */
export const games: readonly Game[] = GAME_NAMES.map((name) => ENTRIES[name].game);

/** The game of that name, from the house or from outside. */
export const gameNamed = (name: string): Game | undefined => entryNamed(name)?.game;
