import type { Language } from '@taproom/protocol';
import type { Refusal } from '../table/refusal.js';
import type { RefusalName } from './en.js';
import { spoken, wordsOf } from './spoken.js';

/** The sentence of a refusal: the game's when the rules refused, the house's otherwise. */
export function sayRefusal({ name, about, rules }: Refusal, language: Language): string {
  if (rules) return wordsOf(rules.game, language).refusal(name, rules.context);
  const { REFUSALS, PARTICULARS } = spoken(language);
  const particular = about && (PARTICULARS as Readonly<Record<string, ((about: never) => string) | undefined>>)[name];
  return particular ? particular(about as never) : REFUSALS[name as RefusalName];
}
