import type { Game, Words } from '@taproom/engine';
import { factsOf } from '../games.js';
import { useSettings } from '../settings/settings.js';
import type { PageLanguage } from '../tables/props.js';
import { de } from './de.js';
import { en, type PageWords } from './en.js';

const WORDS: Readonly<Record<PageLanguage, PageWords>> = { en, de };

const preferred = (): PageLanguage => (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');

export function useLanguage(): PageLanguage {
  const language = useSettings((settings) => settings.language);
  return language === 'auto' ? preferred() : language;
}

/** For what is no component: the language at this moment. */
export function languageNow(): PageLanguage {
  const { language } = useSettings.getState();
  return language === 'auto' ? preferred() : language;
}

export const usePageWords = (): PageWords => WORDS[useLanguage()];
export const pageWordsNow = (): PageWords => WORDS[languageNow()];

/** What a game is called in the language of the page, by its name in files. */
export function useTitles(): (game: string) => string {
  const language = useLanguage();
  return (game) => factsOf(game)?.title[language] ?? game;
}

/** The game's sentences in this language; in English where it has not learnt it. */
export const wordsOf = (game: Game, language: PageLanguage): Words => game.words[language] ?? game.words.en;
