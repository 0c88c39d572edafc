import type { AnyView, Game, Setting, Words } from '@taproom/engine';
import type { Paint } from '../paint.js';

/** What a drawing may need beyond the view. */
export interface Context {
  readonly game: Game;
  readonly setting: Setting;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** The game's sentences and card names. */
  readonly words: Words;
  readonly paint: Paint;
  /** Columns there are; 60 at least. */
  readonly width: number;
}

/** How one game looks in a terminal. */
export interface Drawing<View extends AnyView = AnyView> {
  /**
   * The table as the viewer sees it: lines of at most `context.width` columns, 13 of them at most with 80 or more, so that the
   * log and the choices fit below in 24. Colours come from `context.paint`, and everything they say is in words too.
   */
  drawTable(view: View, context: Context): string;
  /**
   * The moves, in notation, with which someone might try to use a card of their hand. Where none is legal, the player
   * is told why. Without this it is `play CARD`.
   */
  tries?(card: string, setting: Setting): readonly string[];
  /** The colour of a card, as `paint.ink` knows it, for the list of choices. */
  inkOf?(card: string): string | undefined;
}
