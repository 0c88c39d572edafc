import type { Language, OtherLanguage } from './words.js';

/** The same short text in every language. */
export type InEveryLanguage = Readonly<Record<Language | OtherLanguage, string>>;

/**
 * What may be known about a game before its rules are loaded: enough for a menu, a lobby and a check of the rulings.
 * Lives in the game's folder as `facts.ts` and imports nothing, so that a page can show every game and load none.
 */
export interface Facts {
  /** As in folders, flags and files: `closing-time`. */
  readonly name: string;
  readonly title: InEveryLanguage;
  /** One line for the menu. */
  readonly tagline: InEveryLanguage;
  /** How many can play as the rulebook has it; options may change that. */
  readonly players: { readonly min: number; readonly max: number };
  /** How many sit down when nobody says how many. */
  readonly usualPlayers: number;
  /** About how long it takes with so many. */
  readonly minutes: number;
  /** How its rulings in `docs/rulings.md` begin: `CT` for CT-20. */
  readonly rulingPrefix: string;
}
