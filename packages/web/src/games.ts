import type { Facts, Game } from '@taproom/engine';
import { FACTS, GAME_NAMES, isGameName } from '@taproom/games/facts';
import { loadRules } from '@taproom/games/lazy';

/** Every game there is, in the order of the front page. */
export const allGames = (): readonly Facts[] => GAME_NAMES.map((name) => FACTS[name]);

export const factsOf = (name: string): Facts | undefined => (isGameName(name) ? FACTS[name] : undefined);

export const isGame = (name: string): boolean => factsOf(name) !== undefined;

/** How many sit down when nobody says how many. */
export const usualPlayers = (name: string): number => factsOf(name)?.usualPlayers ?? 4;

/** The rules of a game, fetched when somebody chooses it. */
export async function loadGame(name: string): Promise<Game> {
  if (!isGameName(name)) throw new Error(`there is no game "${name}"`);
  return await loadRules(name);
}
