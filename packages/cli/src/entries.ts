import { type GameName, isGameName } from '@taproom/games/facts';
import { spread, type WhiskeyCards } from '@taproom/games/whiskey-times';
import { anyTable } from './tables/any.js';
import type { Drawing } from './tables/drawing.js';
import { sheddingTable } from './tables/shedding/drawing.js';
import { whiskeyTimesTable } from './tables/whiskey-times/drawing.js';
import { withFriendsTable } from './tables/with-friends/drawing.js';

/** What a game brings to a terminal. */
export interface CliEntry {
  /** How its table looks; without it, every field of the view is written out. */
  readonly drawing?: Drawing;
  /** For those who make decks: how evenly its cards are spread, as a table. */
  spread?(cards: unknown): string;
  /** Where a card would learn to do something new: what a card does is a rule, and no cell can say it. */
  readonly effects?: string;
}

const ENTRIES: Readonly<Record<GameName, CliEntry>> = {
  'closing-time': { drawing: sheddingTable as Drawing, effects: 'packages/games/src/shedding/effects.ts' },
  'last-call': { drawing: sheddingTable as Drawing, effects: 'packages/games/src/shedding/effects.ts' },
  'with-friends': { drawing: withFriendsTable as Drawing },
  'whiskey-times': {
    drawing: whiskeyTimesTable as Drawing,
    spread: (cards) => spread(cards as WhiskeyCards),
    effects: 'packages/games/src/whiskey-times/green.ts or red.ts',
  },
};

export const entryOf = (game: string): CliEntry => (isGameName(game) ? ENTRIES[game] : {});

export const drawingOf = (game: string): Drawing => entryOf(game).drawing ?? anyTable;
