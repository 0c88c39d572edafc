import type { Craft } from '../craft.js';
import type { BotEntry } from '../entries.js';
import { sensible } from '../shedding/sensible.js';
import { craft } from './craft.js';

/** The players of Last Call by plain sense: Tourist and Local. They bring no nets, so a small page stays small. */
export const plainBots: BotEntry = { sense: sensible };

/** All players of Last Call, for whoever wants no other game: `seatBotOf(bots, 'landlord', ...)`. */
export const bots: BotEntry = { sense: sensible, craft: craft as unknown as Craft };
