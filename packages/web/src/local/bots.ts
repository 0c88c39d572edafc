import { addBots } from '@taproom/bots';
import type { Game } from '@taproom/engine';
import { isGameName } from '@taproom/games/facts';
import { loadGame } from '../games.js';
import { outsideModule } from '../outside.js';

/** The rules of a game with its players: those of a game from outside come with its module. For workers, who seat bots. */
export async function loadGameWithBots(name: string): Promise<Game> {
  if (isGameName(name)) return await loadGame(name);
  const outside = await outsideModule(name);
  if (outside?.sense) addBots(name, { sense: outside.sense });
  return await loadGame(name);
}
