import type { Game } from '@taproom/engine';
import type { PageLanguage } from '../tables/props.js';
import type { Example } from './examples.js';

/** The rules of a game and the titles of its examples, in one language. */
export interface RuleTexts {
  readonly rules: string;
  titleOf(example: Example): string;
}

interface German {
  readonly rules: string;
  readonly titles: Readonly<Record<string, string>>;
}

/** A chunk of its own for each game, so that only those who read German fetch it. */
const GERMAN: Readonly<Record<string, () => Promise<{ readonly german: German }>>> = {
  'closing-time': () => import('@taproom/games/closing-time/german'),
  'last-call': () => import('@taproom/games/last-call/german'),
  'with-friends': () => import('@taproom/games/with-friends/german'),
  'whiskey-times': () => import('@taproom/games/whiskey-times/german'),
};

/** In English for a game that has not learnt the language. */
export async function textsOf(game: Game, language: PageLanguage): Promise<RuleTexts> {
  const german = language === 'de' ? await GERMAN[game.name]?.() : undefined;
  if (!german) return { rules: game.rules, titleOf: ({ title }) => title };
  const { rules, titles } = german.german;
  return { rules, titleOf: ({ file, title }) => titles[file.replace(/\.yaml$/, '')] ?? title };
}
