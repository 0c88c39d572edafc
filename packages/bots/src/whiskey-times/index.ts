import type { Craft } from '../craft.js';
import type { BotEntry } from '../entries.js';
import { craft } from './craft.js';
import { matchmaker, sensible, sensibleBefore } from './sensible.js';

/** The players of Whiskey Times by plain sense: Tourist and Local. They bring no nets, so a small page stays small. */
export const plainBots: BotEntry = { sense: sensible, before: sensibleBefore, habits: { matchmaker } };

/** All players of Whiskey Times, for whoever wants no other game: `seatBotOf(bots, 'landlord', ...)`. */
export const bots: BotEntry = {
  sense: sensible,
  before: sensibleBefore,
  habits: { matchmaker },
  craft: craft as unknown as Craft,
};
