import type { Craft } from '../craft.js';
import type { BotEntry } from '../entries.js';
import { craft } from './craft.js';
import { sensible } from './sensible.js';

/** The players of With Friends by plain sense: Tourist and Local. They bring no nets, so a small page stays small. */
export const plainBots: BotEntry = { sense: sensible };

/** All players of With Friends, for whoever wants no other game: `seatBotOf(bots, 'landlord', ...)`. */
export const bots: BotEntry = { sense: sensible, craft: craft as unknown as Craft };
