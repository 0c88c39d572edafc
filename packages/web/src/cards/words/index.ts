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
}

const LANGUAGES: Readonly<Record<string, CardWords>> = { en, de };

/** Unknown languages read English. */
export const cardWords = (language: string): CardWords => LANGUAGES[language.slice(0, 2)] ?? en;

const Spoken = createContext<CardWords>(en);
export const CardLanguage = Spoken.Provider;
export const useCardWords = (): CardWords => use(Spoken);
