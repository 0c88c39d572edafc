import type { Game } from '@taproom/engine';
import type { Study } from './watcher.js';
import { sheddingStudy } from './watchers/shedding.js';
import { whiskeyStudy } from './watchers/whiskey-times.js';
import { withFriendsStudy } from './watchers/with-friends.js';

/** What there is to see in each game. One line a game. */
const STUDIES: Readonly<Record<string, (game: Game) => Study>> = {
  'closing-time': ({ kinds }) => sheddingStudy(kinds) as unknown as Study,
  'last-call': ({ kinds }) => sheddingStudy(kinds) as unknown as Study,
  'with-friends': () => withFriendsStudy as unknown as Study,
  'whiskey-times': () => whiskeyStudy as unknown as Study,
};

export function studyOf(game: Game): Study {
  const study = STUDIES[game.name];
  if (!study) throw new Error(`nobody knows what to look for in ${game.name}`);
  return study(game);
}
