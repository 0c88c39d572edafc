import { type Game, no, ok, type Result, type Setting } from '@taproom/engine';
import type { Bot, SeatBot } from './bot.js';
import { sensibleLastCall } from './closing-time/sensible.js';
import { randomBot } from './random.js';

/** Each game's own player that knows what it is doing, more or less. One line a game. */
const SENSIBLE: Readonly<Record<string, SeatBot>> = {
  'closing-time': sensibleLastCall,
  'last-call': sensibleLastCall,
};

const BOTS: Readonly<Record<string, (game: Game) => SeatBot | undefined>> = {
  random: () => () => randomBot,
  sensible: (game) => SENSIBLE[game.name],
};

/** The kinds of bot that can play this game, weakest first. */
export const botsFor = (game: Game): string[] => Object.keys(BOTS).filter((kind) => BOTS[kind]?.(game) !== undefined);

/** A bot of that kind at this table, or which kinds there are. */
export function seatBot(kind: string, game: Game, setting: Setting): Result<Bot, string> {
  const seat = Object.hasOwn(BOTS, kind) ? BOTS[kind]?.(game) : undefined;
  if (seat) return ok(seat(game, setting));
  return no(`${game.name} has no bot called "${kind}"; there is ${botsFor(game).join(' and ')}`);
}
