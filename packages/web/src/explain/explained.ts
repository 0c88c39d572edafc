import type { Explained } from '@taproom/engine';
import { isGameName } from '@taproom/games/facts';
import { entryOf } from '../entries.js';
import { outsideModule } from '../outside.js';
import type { PageLanguage } from '../tables/props.js';
import { plainly } from './plain.js';

/** What a game says to those who are new to it, fetched after the table or when it is asked for. */
export async function explainedIn(game: string, language: PageLanguage): Promise<Explained> {
  const own = isGameName(game) ? await entryOf(game).explained?.() : await outsideModule(game);
  return own?.explained?.[language] ?? plainly;
}
