import type { PageLanguage } from '../../tables/props.js';
import { useLanguage } from '../../words/index.js';
import { de } from './de.js';
import { en, type StudioWords } from './en.js';

const LANGUAGES: Readonly<Record<PageLanguage, StudioWords>> = { en, de };

export const useStudioWords = (): StudioWords => LANGUAGES[useLanguage()] ?? en;
