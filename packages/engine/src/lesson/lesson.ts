import type { OtherLanguage, Language as RequiredLanguage } from '../words.js';

/** A lesson is written in both at once: a step without its German does not read. */
export type LessonLanguage = RequiredLanguage | OtherLanguage;
export const LESSON_LANGUAGES: readonly LessonLanguage[] = ['en', 'de'];
export type Text = Readonly<Record<LessonLanguage, string>>;

/** Something is said, and pointed at. */
export interface Say {
  readonly line: number;
  readonly say: Text;
  readonly at: string;
}

/** The learner is asked for a move. */
export interface Ask {
  readonly line: number;
  readonly ask: Text;
  /** How that is done with a finger; said only where there is something to touch. */
  readonly touch?: Text;
  readonly at: string;
  /** Patterns of the moves that are right; `*` stands for anything. */
  readonly moves: readonly string[];
  /** What is said to other moves, by the name of a refusal or by pattern; the first that fits. */
  readonly otherwise: readonly { readonly pattern: string; readonly text: Text }[];
}

export type LessonStep =
  | Say
  | Ask
  | { readonly line: number; readonly player: string; readonly move: string }
  | { readonly line: number; readonly expect: Readonly<Record<string, unknown>> };

/** A guided game as written: a scenario with somebody who explains. The learner sits in the first seat. */
export interface Lesson {
  /** `01-your-turn`: its file without the ending. */
  readonly name: string;
  readonly title: Text;
  /** One line for the list of lessons. */
  readonly about: Text;
  readonly rules: readonly string[];
  readonly players: readonly string[];
  readonly first?: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly givenLine: number;
  readonly steps: readonly LessonStep[];
}
