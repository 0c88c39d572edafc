import type { AnyEvent, AnyView, Game, GameRecord, Outcome, Seat, Setting, Words } from '@taproom/engine';
import type { ComponentType } from 'react';

/** Languages the page speaks. A game that does not know one of them speaks English. */
export type PageLanguage = 'en' | 'de';

/**
 * How much of the table is drawn.
 *
 * `seat`: everything, for somebody who plays or watches on this device. `screen`: the public table, large, without any
 * hand, for a TV. `hand`: only what a phone beside such a screen needs: the hand, the calls, the choices of this seat.
 * `replay`: like `seat`, but nothing can be played.
 */
export type TableMode = 'seat' | 'screen' | 'hand' | 'replay';

/** Who sits where. Indexed by seat. */
export interface Player {
  readonly name: string;
  /** Which glass stands for them; `<Avatar glass={...} />` of `src/parts/Avatar.js` draws it. */
  readonly glass: string;
  readonly bot: boolean;
  /** A person whose connection is gone. */
  readonly away: boolean;
}

/**
 * What happened since the view before this one, as this viewer may know it. `id` rises by one with each piece of news
 * and never repeats, so that an effect with `[news.id]` animates each piece once. After a reconnect `events` is empty:
 * nothing is animated, the view alone is drawn.
 */
export interface News {
  readonly id: number;
  readonly events: readonly AnyEvent[];
}

export type SoundName =
  | 'deal'
  | 'play'
  | 'draw'
  | 'pass'
  | 'turn'
  | 'call'
  | 'sip'
  | 'trick'
  | 'good'
  | 'bad'
  | 'win'
  | 'tap';

/**
 * Everything a game's table gets from the page around it. The table draws and lets people choose; it does not judge:
 * what may be played is in `moves`, and why something may not is asked with `whyNot`.
 */
export interface TableProps<View extends AnyView = AnyView> {
  readonly game: Game;
  readonly setting: Setting;
  /** What the viewer may know. Cast it to the game's own view type. */
  readonly view: View;
  /** Whose view it is; SPECTATOR (-1) for `screen` and for those who only watch. */
  readonly seat: Seat;
  readonly players: readonly Player[];
  /** The names of `players`, ready for `words` and `notation`. */
  readonly names: readonly string[];

  /**
   * The legal moves of this seat in notation, one small move each, calls included (`play wine/red/star calling last-call`).
   * Seats in them are written `seat-2`, never as names, so that they can be read without knowing who plays.
   * Empty for spectators, in replays, when the game is over and while a move is under way (`pending`).
   * `catch` and `own-up` are never listed; the view says who came down to one card without a call that everybody would have
   * heard. A catch that comes too late is refused with a sentence, which the page shows.
   */
  readonly moves: readonly string[];
  /** Sends a line of notation. One line may be several small moves that belong together. */
  play(line: string): void;
  /** Why this line would be refused, in a sentence to show; undefined when it would be accepted. Cheap enough for a tap. */
  whyNot(line: string): string | undefined;
  /** What this seat can do now, or whom it waits for, in a sentence the rules make; empty for those who only watch. */
  readonly prompt: string;
  /** A move was sent and has not been answered. */
  readonly pending: boolean;

  readonly words: Words;
  readonly language: PageLanguage;
  readonly news: News;
  readonly mode: TableMode;
  /** Nothing may move: neither motion nor CSS transitions that travel. */
  readonly reducedMotion: boolean;
  /** Undefined while the game goes on. */
  readonly outcome: Outcome | undefined;

  /** One sentence of the game's about a card: what it does, or who asks for it; undefined until it is fetched. */
  hint(card: string): string | undefined;
  /** Shows a card large and in words, given in notation. */
  help(card: string): void;
  /** Plays a sound unless they are off. The page itself plays `turn` and `win`; the table all others. */
  sound(name: SoundName): void;
  /** Says something to a screen reader, once. The page already says every line of the log that matters. */
  say(sentence: string): void;
}

/** What a table gets that nobody plays at: a TV, a replay. */
export const ONLY_TO_LOOK_AT = {
  moves: [],
  play: () => undefined,
  whyNot: () => undefined,
  prompt: '',
  hint: () => undefined,
  pending: false,
} as const satisfies Partial<TableProps>;

export type GameTable = ComponentType<TableProps>;

/** What it takes to say what the scores of a finished game are made of. */
export interface BreakdownProps {
  readonly view: AnyView;
  /** Once the whole record is known. */
  readonly record: GameRecord | undefined;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly language: PageLanguage;
}
