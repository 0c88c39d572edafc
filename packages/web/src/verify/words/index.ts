import type { PageLanguage } from '../../tables/props.js';
import { useLanguage } from '../../words/index.js';
import { de } from './de.js';
import { en, type VerifyWords } from './en.js';

const LANGUAGES: Readonly<Record<PageLanguage, VerifyWords>> = { en, de };

export const useVerifyWords = (): VerifyWords => LANGUAGES[useLanguage()] ?? en;
