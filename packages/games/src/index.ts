import type { Game } from '@taproom/engine';
import { closingTime } from './closing-time/index.js';
import { lastCall } from './last-call/index.js';
import { whiskeyTimes } from './whiskey-times/index.js';
import { withFriends } from './with-friends/index.js';

/** Every game there is. Pages that want only one import `@taproom/games/<game>` instead. */
export const games: readonly Game[] = [closingTime, lastCall, withFriends, whiskeyTimes];

export const gameNamed = (name: string): Game | undefined => games.find((game) => game.name === name);
