import type { Game } from '@taproom/engine';
import { withFriends } from './with-friends/index.js';

/** Every game there is. Pages that want only one import `@taproom/games/<game>` instead. */
export const games: readonly Game[] = [withFriends];

export const gameNamed = (name: string): Game | undefined => games.find((game) => game.name === name);
