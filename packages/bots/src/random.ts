import type { Bot } from './bot.js';

/** Plays any game, badly: every legal move is as good as another. */
export const randomBot: Bot = {
  choose: (_view, moves, _budget, chance) => moves[chance.below(moves.length)] as number,
  interrupt: (_view, moves, _budget, chance) => (chance.below(2) === 0 ? moves[chance.below(moves.length)] : undefined),
};
