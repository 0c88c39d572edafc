/** For bots, which read imagined tables of both Last Calls fast. */
export * from './cards.js';
export type { SheddingGame } from './game.js';
export * from './moves.js';
export {
  ANSWER_CHASER,
  ANSWER_CHEERS,
  ANSWER_TAKE_THAT,
  BESIDE,
  DECLARE,
  DISCARD,
  DRAWN,
  hasCard,
  lowestCard,
  OVER,
  PASS,
  PHASE_NAMES,
  PLAY,
  Table as SheddingTable,
} from './table.js';
