import type { Game, Words } from '@taproom/engine';
import type { Language } from '@taproom/protocol';
import type { Entry } from '../table/entry.js';
import type { Particulars } from '../table/refusal.js';
import * as de from './de.js';
import * as en from './en.js';

/** Everything the server itself says, in one language. */
interface HouseWords {
  readonly REFUSALS: Readonly<Record<en.RefusalName, string>>;
  readonly PARTICULARS: { readonly [Name in keyof Particulars]: (about: Particulars[Name]) => string };
  readonly BYES: Readonly<Record<en.ByeName, string>>;
  readonly PAUSED: string;
  readonly DAMAGED: string;
  readonly RESUMED: string;
  sayEntry(entry: Entry, names: readonly string[]): string | undefined;
}

const SPOKEN: Readonly<Record<Language, HouseWords>> = { en, de };

export const spoken = (language: Language): HouseWords => SPOKEN[language];

/** The words of a game; in English where it has no others. */
export const wordsOf = (game: Game, language: Language): Words => game.words[language] ?? game.words.en;
