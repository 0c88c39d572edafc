/** Cards of a picture that belong together, with what is said below them. */
export interface Group {
  readonly cards: readonly string[];
  readonly caption: string;
  /** `top` lies on the pile, `goes` may be played on it, `not` may not: a test asks the rules. */
  readonly role?: 'top' | 'goes' | 'not';
}

/** One picture of a turn. */
export interface Picture {
  readonly groups: readonly Group[];
  readonly text: string;
}

/** What is printed where on a kind of card. */
export interface Anatomy {
  readonly card: string;
  readonly name: string;
  readonly parts: readonly string[];
}

/** A card that does something; without a text the game's own sentence is shown. */
export interface Special {
  readonly card: string;
  readonly text?: string;
}

/** How to play a game, on a sheet or two. */
export interface HowToText {
  readonly goal: string;
  readonly anatomy: readonly Anatomy[];
  readonly turn: readonly Picture[];
  readonly specials: readonly Special[];
  readonly scoring: readonly string[];
  readonly tips: readonly string[];
  /** How another edition of the same game differs, the biggest first; docs/editions.md has them all. */
  readonly editions?: readonly string[];
}

export type HowToTexts = Readonly<Record<'en' | 'de', HowToText>>;
