import { localGames } from '../device/games.js';
import { read, write } from '../device/storage.js';

const KEY = 'lessons:declined';

const declined = (): readonly string[] => read<string[]>(KEY) ?? [];

/** Whether somebody may be new to this game: never offered a lesson, never taken one, and no game of it finished on this device. */
export const isFirstTime = (game: string): boolean =>
  !declined().includes(game) &&
  read(`lessons:${game}`) === undefined &&
  !localGames().some((entry) => entry.game === game && (entry.over || entry.moves > 0));

/** Once is enough. */
export const decline = (game: string): void => write(KEY, [...new Set([...declined(), game])]);
