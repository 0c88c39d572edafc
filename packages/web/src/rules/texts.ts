import type { Game } from '@taproom/engine';
import { entryOf } from '../entries.js';
import type { PageLanguage } from '../tables/props.js';
import type { Example } from './examples.js';

/** The rules of a game and the titles of its examples, in one language. */
export interface RuleTexts {
  readonly rules: string;
  titleOf(example: Example): string;
}

/** In English for a game that has not learnt the language. */
export async function textsOf(game: Game, language: PageLanguage): Promise<RuleTexts> {
  const german = language === 'de' ? await entryOf(game.name).german?.() : undefined;
  if (!german) return { rules: game.rules, titleOf: ({ title }) => title };
  const { rules, titles } = german.german;
  return { rules, titleOf: ({ file, title }) => titles[file.replace(/\.yaml$/, '')] ?? title };
}
