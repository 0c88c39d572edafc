/** For bots, which read imagined tables of both Last Calls fast, and for those who compare the two editions. */

export { printedOn } from './ask.js';
export * from './cards.js';
export { declarable } from './declaring.js';
export { differencesBetween, formatDifferences } from './differences.js';
export { EDITIONS, KIND_NAMES } from './edition.js';
export type { SheddingGame } from './game.js';
export * from './moves.js';
export {
  ANSWER_CHASER,
  ANSWER_CHEERS,
  ANSWER_TAKE_THAT,
  BESIDE,
  cardsIn,
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
export type { View as SheddingView } from './view.js';
