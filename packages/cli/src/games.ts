import { type Game, instead, readOptions, type Words } from '@taproom/engine';
import { games } from '@taproom/games';
import { Mistake, orMistake } from './mistake.js';

export const allGames: readonly Game[] = games;

/** The game of that name, or a mistake that says which there are. */
export function gameNamed(name: string): Game {
  const found = allGames.find((game) => game.name === name);
  if (found) return found;
  const names = allGames.map((game) => game.name);
  throw new Mistake(`there is no game "${name}"; ${instead(name, names, `the games are ${names.join(', ')}`)}`);
}

export const wordsOf = (game: Game): Words => game.words.en;

/** Four, or as near to it as the game allows. */
export function usualPlayers(game: Game): number {
  const { min, max } = game.seats(orMistake(readOptions(game.options, {})));
  return Math.min(max, Math.max(min, 4));
}
