import type { Game } from '@taproom/engine';
import type { GameName } from './names.js';

/** The rules of each game, loaded when somebody sits down to it: for pages, which should not carry all of them. */
const RULES: Readonly<Record<GameName, () => Promise<unknown>>> = {
  'closing-time': () => import('./closing-time/index.js').then(({ closingTime }) => closingTime),
  'last-call': () => import('./last-call/index.js').then(({ lastCall }) => lastCall),
  'with-friends': () => import('./with-friends/index.js').then(({ withFriends }) => withFriends),
  'whiskey-times': () => import('./whiskey-times/index.js').then(({ whiskeyTimes }) => whiskeyTimes),
};

export const loadRules = async (name: GameName): Promise<Game> => (await RULES[name]()) as Game;
