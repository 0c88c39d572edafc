import { type NumberOption, rangeOf } from '@taproom/engine';
import type { PageLanguage } from '../tables/props.js';

/** What a number may be, for those who hear the form: "a whole number from 0 to 20, or bottomless". */
export function rangeIn(language: PageLanguage, option: NumberOption, nameOf: (word: string) => string): string {
  if (language === 'en') return rangeOf(option);
  return [`eine ganze Zahl von ${option.min} bis ${option.max}`, ...(option.or ?? []).map(nameOf)].join(', oder ');
}
