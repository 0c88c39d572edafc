import type { Facts, Game } from '@taproom/engine';
import { FACTS, GAME_NAMES, isGameName } from '@taproom/games/facts';
import { loadRules } from '@taproom/games/lazy';
import { outsideFacts, outsideModule } from './outside.js';

/** Every game there is, in the order of the front page; those from outside last, once the server has named them. */
export const allGames = (): readonly Facts[] => [...GAME_NAMES.map((name) => FACTS[name]), ...outsideFacts()];

export const factsOf = (name: string): Facts | undefined =>
  isGameName(name) ? FACTS[name] : outsideFacts().find((facts) => facts.name === name);

/** How many sit down when nobody says how many. */
export const usualPlayers = (name: string): number => factsOf(name)?.usualPlayers ?? 4;

/** The rules of a game, fetched when somebody chooses it. */
export async function loadGame(name: string): Promise<Game> {
  if (isGameName(name)) return await loadRules(name);
  const outside = await outsideModule(name);
  if (!outside) throw new Error(`there is no game "${name}"`);
  return outside.game;
}
