import type { Explained } from '@taproom/engine';
import { entryOf } from '../entries.js';
import type { PageLanguage } from '../tables/props.js';

/** What a game says to those who are new to it, fetched after the table or when it is asked for; undefined where it says nothing. */
export const explainedIn = async (game: string, language: PageLanguage): Promise<Explained | undefined> =>
  (await entryOf(game).explained?.())?.explained[language];
