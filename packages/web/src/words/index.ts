import type { Game, Words } from '@taproom/engine';
import { useEffect } from 'react';
import { create } from 'zustand';
import { factsOf } from '../games.js';
import { useSettings } from '../settings/settings.js';
import type { PageLanguage } from '../tables/props.js';
import { en, type PageWords } from './en.js';

/** The languages that are here. English always is; others are fetched for those who read them. */
export const useWords = create<Partial<Record<PageLanguage, PageWords>> & { readonly en: PageWords }>(() => ({ en }));

/** Fetches the sentences of a language. Without a network the page goes on in English. */
export async function fetchWords(language: PageLanguage): Promise<void> {
  if (language === 'de' && !useWords.getState().de) {
    const { de } = await import('./de.js');
    useWords.setState({ de });
  }
}

const preferred = (): PageLanguage => (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');

const wished = (language: PageLanguage | 'auto'): PageLanguage => (language === 'auto' ? preferred() : language);

/** What the page speaks: the language wished for, once its sentences are here. */
export function useLanguage(): PageLanguage {
  const wish = wished(useSettings((settings) => settings.language));
  const isHere = useWords((words) => words[wish] !== undefined);
  useEffect(() => {
    if (!isHere) fetchWords(wish).catch(() => undefined);
  }, [isHere, wish]);
  return isHere ? wish : 'en';
}

/** For what is no component: the language at this moment. */
export function languageNow(): PageLanguage {
  const wish = wished(useSettings.getState().language);
  return useWords.getState()[wish] ? wish : 'en';
}

/** To be awaited before the first page is drawn, so that nobody reads English first who did not ask for it. */
export const fetchWished = (): Promise<void> =>
  fetchWords(wished(useSettings.getState().language)).catch(() => undefined);

export function usePageWords(): PageWords {
  const language = useLanguage();
  return useWords((words) => words[language] ?? words.en);
}

export const pageWordsNow = (): PageWords => useWords.getState()[languageNow()] ?? en;

/** What a game is called in the language of the page, by its name in files. */
export function useTitles(): (game: string) => string {
  const language = useLanguage();
  return (game) => factsOf(game)?.title[language] ?? game;
}

/** The game's sentences in this language; in English where it has not learnt it. */
export const wordsOf = (game: Game, language: PageLanguage): Words => game.words[language] ?? game.words.en;
