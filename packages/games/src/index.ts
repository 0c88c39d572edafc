import type { Game } from '@taproom/engine';

/** Every game there is. Pages that want only one import `@taproom/games/<game>` instead. */
export const games: readonly Game[] = [];

export const gameNamed = (name: string): Game | undefined => games.find((game) => game.name === name);
