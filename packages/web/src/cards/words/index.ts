import type { Setting } from '@taproom/engine';
import { ownName } from '@taproom/games/own-words';
import { createContext, use } from 'react';
import { de } from './de.js';
import { en } from './en.js';

/** The words that are printed on cards and spoken for them. */
export interface CardWords {
  readonly wild: string;
  readonly sidestep: string;
  readonly bar: string;
  readonly back: string;
  colour(colour: string): string;
  shape(shape: string): string;
  suit(suit: string): string;
  event(event: string): string;
  mixer(large: string, small: string): string;
  ranked(suit: string, rank: string): string;
  standard(colour: string, shape: string, suit: string): string;
  special(event: string, suit: string | undefined, colour: string | undefined): string;
  resource(name: string): string;
  region(name: string): string;
  profile(name: string): string;
  bottle(number: number, name: string, region: string): string;
  flavour(profile: string): string;
  redEvent(name: string): string;
  greenEvent(name: string): string;
  /** What this table's own cards call a card, where they do. */
  own?(card: string): string | undefined;
}

const LANGUAGES: Readonly<Record<string, CardWords>> = { en, de };

/** Unknown languages read English. */
export const cardWords = (language: string): CardWords => LANGUAGES[language.slice(0, 2)] ?? en;

const known = new WeakMap<object, Map<string, CardWords>>();

/** The same words, with the names of a table's own cards. */
export function cardWordsAt(language: 'en' | 'de', setting: Setting): CardWords {
  const { own: brought } = setting.cards as { readonly own?: object };
  if (!brought) return cardWords(language);
  const spoken = known.get(brought) ?? new Map<string, CardWords>();
  known.set(brought, spoken);
  const found = spoken.get(language) ?? { ...cardWords(language), own: (card) => ownName(setting, card, language) };
  spoken.set(language, found);
  return found;
}

const Spoken = createContext<CardWords>(en);
export const CardLanguage = Spoken.Provider;
export const useCardWords = (): CardWords => use(Spoken);
