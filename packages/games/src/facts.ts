import type { Facts } from '@taproom/engine';
import { facts as closingTime } from './closing-time/facts.js';
import { facts as lastCall } from './last-call/facts.js';
import type { GameName } from './names.js';
import { facts as whiskeyTimes } from './whiskey-times/facts.js';
import { facts as withFriends } from './with-friends/facts.js';

export { GAME_NAMES, type GameName, isGameName } from './names.js';

/** What can be said of each game without loading its rules. */
export const FACTS: Readonly<Record<GameName, Facts>> = {
  'closing-time': closingTime,
  'last-call': lastCall,
  'with-friends': withFriends,
  'whiskey-times': whiskeyTimes,
};
