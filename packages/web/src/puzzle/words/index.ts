import type { PageLanguage } from '../../tables/props.js';
import { useLanguage } from '../../words/index.js';
import { de } from './de.js';
import { en, type PuzzleWords } from './en.js';

const LANGUAGES: Readonly<Record<PageLanguage, PuzzleWords>> = { en, de };

export const usePuzzleWords = (): PuzzleWords => LANGUAGES[useLanguage()] ?? en;
