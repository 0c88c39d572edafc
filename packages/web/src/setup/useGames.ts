import type { Facts } from '@taproom/engine';
import { allGames, factsOf } from '../games.js';
import { askOutside } from '../outside.js';
import { usePromise } from './useGame.js';

/** Every game there is; those from outside come when the server has answered. */
export function useGames(): readonly Facts[] {
  usePromise(askOutside, 'outside');
  return allGames();
}

/** Whether there is a game of that name; undefined while only the server knows. */
export function useIsGame(name: string): boolean | undefined {
  const answer = usePromise(() => askOutside().then(() => true), 'outside');
  return factsOf(name) !== undefined || (answer.value ? false : undefined);
}
