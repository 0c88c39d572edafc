import type { AnyEvent, AnyView, Move, Outcome, Setting } from './game.js';

/** Languages every game speaks. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Languages a game may speak besides; all of ours do. */
export type OtherLanguage = 'de';

/** What a sentence may need to know: the names at the table, and whose eyes read it. */
export interface Reader {
  readonly names: readonly string[];
  /** The seat that reads, or SPECTATOR. `Reader` says "you" where it is this one. */
  readonly seat: number;
  /** The table's setting, where its cards may be called differently from ours. */
  readonly setting?: Setting;
  /** What the reader sees, where a place of the table is to be called by what lies there. */
  readonly view?: AnyView;
}

/** Something that speaks for a move, as a bot names it. Cards are in notation, seats are numbers. */
export interface WhyGood {
  readonly name: string;
  readonly about: Readonly<Record<string, string | number | readonly string[]>>;
}

/** A seat that is asked something: what it sees, and what it may do, each as a line of notation (seats as `seat-2`). */
export interface Asked extends Reader {
  readonly setting: Setting;
  readonly view: AnyView;
  readonly moves: readonly string[];
}

/** Every sentence a person reads about one game, in one language. Rules never format; this does. */
export interface Words {
  readonly title: string;
  /** One line for the menu. */
  readonly tagline: string;
  /** A line for the log, from an event as `show` gave it; undefined when it is not worth a line. */
  event(shown: AnyEvent, reader: Reader): string | undefined;
  /** What a seat can do now, or whom it waits for: "Match Wine, red or house, or draw." */
  turn(asked: Asked): string;
  /** Why a move is refused, and what would be right. */
  refusal(name: string, about: Asked & { readonly move: Move }): string;
  /** A card in words, from its notation: `wine/red/star` is "red star, Wine". */
  card(card: string, setting?: Setting): string;
  /** What is printed on a card besides its name, where something is. */
  printed?(card: string, setting?: Setting): string | undefined;
  /** A move on a button or in a list, from its notation. */
  move(move: string, reader: Reader): string;
  /** Why a move is a good one, as the end of a sentence that begins with the move; undefined for what it has no words for. */
  reason?(reason: WhyGood, reader: Reader): string | undefined;
  /**
   * What the fields of a view are called, in the order in which a plain table shows them, by their names in the code; fields
   * that are not named are not shown. Without it all are, as the code calls them.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** Name and explanation of each option, and of each of its choices where the word alone is not enough. */
  readonly options: Readonly<Record<string, { readonly name: string; readonly says: string }>>;
  /** The same of each edition that is shipped beside the first. */
  readonly editions?: Readonly<Record<string, { readonly name: string; readonly says: string }>>;
  /** How it ended, in a sentence or two. */
  outcome(outcome: Outcome, reader: Reader): string;
}

/** A card large and in words, with the numbers of this table. */
export interface CardSheet {
  readonly does: string;
  /** The one sentence that stands beside the hand while the card is chosen; `does` where that is it. */
  readonly brief?: string;
  readonly when: string;
  readonly facts: readonly string[];
  /** The line to ask the rules with whether it may be played or taken now; missing where it is not the viewer's to play. */
  readonly ask?: string;
}

/** What is said the first time something happens, and at which place of the table. */
export interface FirstNote {
  /** What it is about: each name is said once. */
  readonly name: string;
  readonly text: string;
  readonly at: string;
}

/** What a game has to say to those who are new to it, in one language. Fetched when it is wanted. */
export interface Explained {
  sheet(card: string, asked: Asked): CardSheet;
  /** From an event as `show` gave it; undefined when there is nothing new about it. */
  note(shown: AnyEvent, asked: Asked): FirstNote | undefined;
}

export type Explaining = Readonly<Record<Language, Explained> & Record<OtherLanguage, Explained>>;

/** The words of a game, by language. */
export type Spoken = Readonly<Record<Language, Words> & Partial<Record<OtherLanguage, Words>>>;

/** "a", "a and b", "a, b and c": `joint` stands before the last one, spaces and all. */
export const listed = (parts: readonly string[], joint: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${joint}${parts.at(-1)}`;
