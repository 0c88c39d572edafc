import type { SenseOf } from '@taproom/bots';
import type { HighCardView } from './index.js';

/** Plain sense: the lowest card that takes the round as it stands; otherwise the lowest there is. */
export const sensible: SenseOf = (game, setting) => ({
  silly: 20,
  rate(seen, moves, worths) {
    const { laid } = seen as HighCardView;
    const highest = Math.max(0, ...laid.map(Number).filter((value) => value > 0));
    moves.forEach((move, i) => {
      const value = Number(game.notation.formatCard(move, setting));
      worths[i] = (value > highest ? 100 : 0) - value;
    });
  },
});
