import type { Study } from './watcher.js';

/**
 * What can be seen in any game, from its contract alone: who wins, how long it takes, what is chosen, what happens. Who is
 * ahead before the end it cannot say: that takes a study of the game's own.
 */
export const plainStudy: Study = {
  pace: { choice: 6, forced: 2, deal: 60 },
  // Nobody says when there is something to do out of turn, so everyone is asked.
  mayInterrupt: () => true,
  tries: () => 0,
  watch: () => ({ event: () => {}, end: () => {} }),
};
