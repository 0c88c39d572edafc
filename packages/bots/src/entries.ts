import { type GameName, isGameName } from '@taproom/games/facts';
import { craft as closingTimeCraft } from './closing-time/craft.js';
import type { Craft } from './craft.js';
import { craft as lastCallCraft } from './last-call/craft.js';
import type { SenseOf } from './sense.js';
import { sensible as sensibleShedding } from './shedding/sensible.js';
import { craft as whiskeyTimesCraft } from './whiskey-times/craft.js';
import { sensible as sensibleWhiskeyTimes, sensibleBefore as whiskeyTimesBefore } from './whiskey-times/sensible.js';
import { craft as withFriendsCraft } from './with-friends/craft.js';
import { sensible as sensibleWithFriends } from './with-friends/sensible.js';

/** The players a game has. */
export interface BotEntry {
  /** What each move is worth, by rules a player could say aloud. Without it a game has random players only. */
  readonly sense?: SenseOf;
  /** Plain sense as it was before local-2, where that was another. */
  readonly before?: SenseOf;
  /** Nets, and how far its players look ahead. Without it all levels go by plain sense. */
  readonly craft?: Craft;
}

export const ENTRIES: Readonly<Record<GameName, BotEntry>> = {
  'closing-time': { sense: sensibleShedding, craft: closingTimeCraft as unknown as Craft },
  'last-call': { sense: sensibleShedding, craft: lastCallCraft as unknown as Craft },
  'with-friends': { sense: sensibleWithFriends, craft: withFriendsCraft as unknown as Craft },
  'whiskey-times': {
    sense: sensibleWhiskeyTimes,
    before: whiskeyTimesBefore,
    craft: whiskeyTimesCraft as unknown as Craft,
  },
};

/** Players that came with a game from outside. */
const guests = new Map<string, BotEntry>();

export const addBots = (game: string, entry: BotEntry): void => void guests.set(game, entry);

export const entryOf = (game: string): BotEntry => (isGameName(game) ? ENTRIES[game] : (guests.get(game) ?? {}));
