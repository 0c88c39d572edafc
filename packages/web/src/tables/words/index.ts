import { createContext, use } from 'react';
import type { PageLanguage } from '../props.js';
import { de } from './de.js';
import { en, type TableWords } from './en.js';

export type { TableWords } from './en.js';

const LANGUAGES: Readonly<Record<PageLanguage, TableWords>> = { en, de };

export const tableWords = (language: PageLanguage): TableWords => LANGUAGES[language] ?? en;

const Spoken = createContext<TableWords>(en);
export const TableLanguage = Spoken.Provider;
export const useTableWords = (): TableWords => use(Spoken);
