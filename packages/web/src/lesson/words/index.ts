import type { PageLanguage } from '../../tables/props.js';
import { useLanguage } from '../../words/index.js';
import { de } from './de.js';
import { en, type LessonWords } from './en.js';

const LANGUAGES: Readonly<Record<PageLanguage, LessonWords>> = { en, de };

export const lessonWords = (language: PageLanguage): LessonWords => LANGUAGES[language] ?? en;
export const useLessonWords = (): LessonWords => lessonWords(useLanguage());
