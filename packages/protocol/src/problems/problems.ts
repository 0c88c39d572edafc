import { formatProblem, type Problem } from '@taproom/engine';
import type { Language } from '../limits.js';
import { PHRASES } from './german.js';

interface Phrase {
  readonly english: RegExp;
  readonly names: readonly string[];
  readonly german: string;
}

const HOLE = /\{(\w+)\}/g;
const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** English sentences and what they are in German; `{...}` is whatever stands there. The first line that fits is taken. */
export type Phrases = readonly (readonly [english: string, german: string])[];

/** Puts sentences into German by a list; what nobody translated stays as it is. What stands in a hole is looked up too. */
export function translator(list: Phrases): (text: string) => string {
  // Compiled when the first German reader turns up: most evenings have none.
  let phrases: readonly Phrase[] | undefined;
  const german = (text: string): string => {
    phrases ??= compile(list);
    for (const { english, names, german: said } of phrases) {
      const parts = english.exec(text)?.slice(1);
      if (!parts) continue;
      const holes = new Map(names.map((name, i) => [name, german(parts[i] ?? '')]));
      return said.replace(HOLE, (_, name: string) => holes.get(name) ?? '');
    }
    return text;
  };
  return german;
}

const compile = (list: Phrases): readonly Phrase[] =>
  list.map(([english, german]) => ({
    english: new RegExp(`^${escaped(english).replace(HOLE, '([\\s\\S]*?)')}$`),
    names: [...english.matchAll(HOLE)].map((match) => match[1] as string),
    german,
  }));

/** An English reason in German. */
export const inGerman = translator(PHRASES);

export const reasonIn = (language: Language, reason: string): string => (language === 'de' ? inGerman(reason) : reason);

/** `deck.csv:5:3: there is no suit "whine" ...`, in the language of whoever reads it. */
export const problemIn = (language: Language, problem: Problem): string =>
  formatProblem({ ...problem, reason: reasonIn(language, problem.reason) });
