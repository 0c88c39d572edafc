import type { SheddingGame, SheddingTable } from '@taproom/games/shedding';
import type { Craft } from '../craft.js';
import type { Net } from '../net/net.js';
import type { WeightFile } from '../net/weights.js';
import { TurnAhead } from './ahead.js';
import { SHAPE } from './inputs.js';
import { SheddingJudge } from './judge.js';
import { kindOf } from './kinds.js';
import { traits } from './traits.js';

/** Own decisions ahead with two players: 63% instead of 61% against Locals. With four it wins nothing. */
const DUEL = 3;

const CLEAR = 0.15;

/** Both Last Calls. With more players than `looksAheadUpTo` they go by the net alone. */
export const craftFor = (
  game: SheddingGame,
  weights: WeightFile,
  silly: number,
  looksAheadUpTo = Infinity,
): Craft<SheddingTable> => ({
  game: game as unknown as Craft<SheddingTable>['game'],
  shapes: [SHAPE],
  weights,
  judge: (_setting, [net]) => new SheddingJudge(net as Net),
  ahead: ({ seats }, judge) => new TurnAhead(game, judge, seats === 2 ? DUEL : 1),
  silly,
  search: ({ seats }) => ({ most: 6, prior: 30, clear: seats > looksAheadUpTo ? 0 : CLEAR, proposals: 1 }),
  unit: 'chance',
  traits,
  kindOf,
});
