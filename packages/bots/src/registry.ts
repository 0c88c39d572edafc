import type { Game, Result, Setting } from '@taproom/engine';
import type { Bot } from './bot.js';
import type { Craft } from './craft.js';
import { entryOf } from './entries.js';
import { LEVELS } from './levels.js';
import { type Extras, kindsIn, seatBotOf, whichBots } from './seat.js';

export const craftOf = (game: Game): Craft | undefined => entryOf(game.name).craft;

/** The kinds of bot that can play this game, weakest first. */
export const botsFor = (game: Game): string[] => (entryOf(game.name).sense ? ['random', ...LEVELS] : ['random']);

/** All that can be seated: the kinds people choose from, and the yardsticks. */
export const kindsFor = (game: Game): string[] => kindsIn(entryOf(game.name));

/** Which version of its players a game has, in words. */
export const botsOf = (game: Game): string => whichBots(entryOf(game.name));

/** A bot of that kind at this table, or which kinds there are. */
export const seatBot = (kind: string, game: Game, setting: Setting, extras: Extras = {}): Result<Bot, string> =>
  seatBotOf(entryOf(game.name), kind, game, setting, extras);
