import type { Game } from '@taproom/engine';
import type { GameName } from './tables/props.js';

/** The games in the order of the front page, with what it takes to sit down at once. */
export const CATALOGUE: readonly { readonly name: GameName; readonly seats: number; readonly sign: string }[] = [
  { name: 'closing-time', seats: 4, sign: 'bell' },
  { name: 'last-call', seats: 4, sign: 'clock' },
  { name: 'with-friends', seats: 4, sign: 'coupes' },
  { name: 'whiskey-times', seats: 3, sign: 'cask' },
];

export const isGame = (name: string): name is GameName => CATALOGUE.some((game) => game.name === name);

/** The rules of each game, a chunk of its own. */
const LOADERS: Readonly<Record<GameName, () => Promise<unknown>>> = {
  'closing-time': () => import('@taproom/games/closing-time').then((module) => module.closingTime),
  'last-call': () => import('@taproom/games/last-call').then((module) => module.lastCall),
  'with-friends': () => import('@taproom/games/with-friends').then((module) => module.withFriends),
  'whiskey-times': () => import('@taproom/games/whiskey-times').then((module) => module.whiskeyTimes),
};

/** The rules of a game, fetched when somebody chooses it. */
export async function loadGame(name: string): Promise<Game> {
  if (!isGame(name)) throw new Error(`there is no game "${name}"`);
  return (await LOADERS[name]()) as Game;
}
