import type { CardFiles } from '@taproom/engine';
import type { GameName } from './names.js';
import { isGameName } from './names.js';

/** Other card sets that we ship of a game, by name: the files in which each differs from `game.files`. The game's words have their titles. */
export type Editions = Readonly<Record<string, CardFiles>>;

/** Loaded when somebody may choose one. */
const EDITIONS: Readonly<Partial<Record<GameName, () => Promise<{ readonly editions: Editions }>>>> = {
  'whiskey-times': () => import('./whiskey-times/editions.gen.js'),
};

export const loadEditions = async (game: string): Promise<Editions> =>
  (isGameName(game) && (await EDITIONS[game]?.())?.editions) || {};
