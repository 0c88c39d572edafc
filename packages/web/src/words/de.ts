import { en, type PageWords } from './en.js';
export const de: PageWords = en;
