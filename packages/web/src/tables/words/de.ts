import { en, type TableWords } from './en.js';

export const de: TableWords = { ...en };
