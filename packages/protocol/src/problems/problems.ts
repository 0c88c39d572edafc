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

/** Compiled when the first German problem turns up: most evenings have none. */
let phrases: readonly Phrase[] | undefined;
const compile = (): readonly Phrase[] =>
  PHRASES.map(([english, german]) => ({
    english: new RegExp(`^${escaped(english).replace(HOLE, '([\\s\\S]*?)')}$`),
    names: [...english.matchAll(HOLE)].map((match) => match[1] as string),
    german,
  }));

/** An English reason in German; what nobody translated stays as it is. */
export function inGerman(reason: string): string {
  phrases ??= compile();
  for (const { english, names, german } of phrases) {
    const parts = english.exec(reason)?.slice(1);
    if (!parts) continue;
    const said = new Map(names.map((name, i) => [name, inGerman(parts[i] ?? '')]));
    return german.replace(HOLE, (_, name: string) => said.get(name) ?? '');
  }
  return reason;
}

export const reasonIn = (language: Language, reason: string): string => (language === 'de' ? inGerman(reason) : reason);

/** `deck.csv:5:3: there is no suit "whine" ...`, in the language of whoever reads it. */
export const problemIn = (language: Language, problem: Problem): string =>
  formatProblem({ ...problem, reason: reasonIn(language, problem.reason) });
