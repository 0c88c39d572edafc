import { type GameName, isGameName } from '@taproom/games/facts';
import { bots as closingTime } from './closing-time/index.js';
import type { Craft } from './craft.js';
import { bots as lastCall } from './last-call/index.js';
import type { SenseOf } from './sense.js';
import { bots as whiskeyTimes } from './whiskey-times/index.js';
import { bots as withFriends } from './with-friends/index.js';

/** The players a game has. */
export interface BotEntry {
  /** What each move is worth, by rules a player could say aloud. Without it a game has random players only. */
  readonly sense?: SenseOf;
  /** Plain sense as it was before local-2, where that was another. */
  readonly before?: SenseOf;
  /** Yardsticks of its own, by name: plain sense with a habit, to see what the habit is worth. */
  readonly habits?: Readonly<Record<string, SenseOf>>;
  /** Nets, and how far its players look ahead. Without it all levels go by plain sense. */
  readonly craft?: Craft;
}

export const ENTRIES: Readonly<Record<GameName, BotEntry>> = {
  'closing-time': closingTime,
  'last-call': lastCall,
  'with-friends': withFriends,
  'whiskey-times': whiskeyTimes,
};

/** Players that came with a game from outside. */
const guests = new Map<string, BotEntry>();

export const addBots = (game: string, entry: BotEntry): void => void guests.set(game, entry);

export const entryOf = (game: string): BotEntry => (isGameName(game) ? ENTRIES[game] : (guests.get(game) ?? {}));
