import type { Explaining } from '@taproom/engine';
import { de } from './de.js';
import { en } from './en.js';

export const explained: Explaining = { en, de };
