import type { AnyTable, Game, Move, Seat, Setting, Wish } from '@taproom/engine';
import { type GameName, isGameName } from '@taproom/games/facts';
import type { WhiskeyTable } from '@taproom/games/whiskey-times';
import type { WithFriendsTable } from '@taproom/games/with-friends';
import closingTimeWorth from '../closing-time/worth.json' with { type: 'json' };
import lastCallWorth from '../last-call/worth.json' with { type: 'json' };
import { appraisal as shedding } from '../shedding/appraisal.js';
import { appraisal as whiskeyTimes } from '../whiskey-times/appraisal.js';
import { isOpen } from '../whiskey-times/judge.js';
import { cardsLying } from '../whiskey-times/lying.js';
import whiskeyTimesWorth from '../whiskey-times/worth.json' with { type: 'json' };
import { appraisal as withFriends } from '../with-friends/appraisal.js';
import { isLongInTrumps } from '../with-friends/trumps.js';
import withFriendsWorth from '../with-friends/worth.json' with { type: 'json' };
import { type Appraisal, type Worth, type WorthFile, worthFrom } from './worth.js';

/** What a review of a game needs besides its bots. */
export interface ReviewEntry {
  readonly appraisal: Appraisal;
  readonly worth: WorthFile;
  /** The tables that its worth is learnt and measured at: all numbers of players, and the variants. */
  readonly tables: readonly Wish[];
  /** The cards that a move names only by where they lie, in notation. */
  lying?(table: AnyTable, seat: Seat, move: Move): readonly string[];
  /** Whether a move has only been half made: who made it still chooses what comes of it. */
  isOpen?(table: AnyTable): boolean;
  /** What is particular about a hand when a decision is counted among others, in a word. */
  handOf?(table: AnyTable, seat: Seat): string | undefined;
}

const sizes = (from: number, to: number, options: Wish['options'] = {}): Wish[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ seats: from + i, options }));

const SHEDDING_TABLES: readonly Wish[] = [
  ...sizes(2, 8),
  ...sizes(2, 4),
  { seats: 3, options: { rounds: 3 } },
  { seats: 4, options: { 'last-call': 'automatic', sips: 0 } },
];

const FRIENDS_TABLES: readonly Wish[] = [
  ...sizes(3, 6),
  ...sizes(3, 6, { rounds: 'quick' }),
  { seats: 4, options: { rounds: 'up' } },
  { seats: 2, options: { 'double-deck': true, rounds: 'quick' } },
  { seats: 7, options: { 'double-deck': true, rounds: 'quick' } },
  { seats: 8, options: { 'double-deck': true, rounds: 'quick' } },
  { seats: 2, options: { wingman: true } },
  { seats: 4, options: { wingman: true, rounds: 'quick' } },
];

const WHISKEY_TABLES: readonly Wish[] = [
  ...sizes(2, 5),
  ...sizes(2, 4),
  ...['extended', 'caught', 'stacking', 'trading'].map((variant) => ({ seats: 4, options: { [variant]: true } })),
];

/** By game, where somebody has measured it. Apart from the players' entries: nobody loads it at a table. */
const REVIEWS: Readonly<Record<GameName, ReviewEntry | undefined>> = {
  'closing-time': {
    appraisal: shedding as unknown as Appraisal,
    worth: closingTimeWorth as unknown as WorthFile,
    tables: SHEDDING_TABLES,
  },
  'last-call': {
    appraisal: shedding as unknown as Appraisal,
    worth: lastCallWorth as unknown as WorthFile,
    tables: SHEDDING_TABLES,
  },
  'with-friends': {
    appraisal: withFriends as unknown as Appraisal,
    worth: withFriendsWorth as unknown as WorthFile,
    tables: FRIENDS_TABLES,
    handOf: (table, seat) => (isLongInTrumps(table as WithFriendsTable, seat) ? 'long-trumps' : undefined),
  },
  'whiskey-times': {
    appraisal: whiskeyTimes as unknown as Appraisal,
    worth: whiskeyTimesWorth as unknown as WorthFile,
    tables: WHISKEY_TABLES,
    lying: (table, seat, move) => cardsLying(table as WhiskeyTable, seat, move),
    isOpen: (table) => isOpen(table as WhiskeyTable),
  },
};

export const reviewOf = (game: string): ReviewEntry | undefined => (isGameName(game) ? REVIEWS[game] : undefined);

/** The chances at tables of this setting; undefined for a game that nobody has measured. */
export function worthAt(game: Game, setting: Setting): Worth | undefined {
  const entry = reviewOf(game.name);
  return entry && worthFrom(game, entry.appraisal, entry.worth, setting);
}
