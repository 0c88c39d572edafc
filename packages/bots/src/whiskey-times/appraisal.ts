import type { WhiskeyTable } from '@taproom/games/whiskey-times';
import { behind, inputs } from '../net/inputs.js';
import type { Appraisal } from '../review/worth.js';
import { Features } from './features.js';
import { SHAPE } from './inputs.js';

const AHEAD = inputs('base-ahead', 'base-above', 'turns-until');
const FEATURES = [...SHAPE.features, ...AHEAD.names];
const at = behind(SHAPE.features.length, AHEAD.at);
const POINTS = 20;

const seen = new Features();
const bases = new Float64Array(8);

/** What each host can count of their own evening; and, all hands open, how the others' come out by the same count. */
export const appraisal: Appraisal<WhiskeyTable> = {
  shape: { name: 'worth', version: 1, features: FEATURES, shared: 0, hidden: [16], outputs: ['score'] },
  look(table, rows) {
    const { seats } = table;
    for (let seat = 0; seat < seats; seat++) {
      seen.look(table, seat);
      rows.set(seen.x, seat * FEATURES.length);
      bases[seat] = seen.base;
    }
    for (let seat = 0; seat < seats; seat++) {
      let best = -Infinity;
      let sum = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        best = Math.max(best, bases[other]);
        sum += bases[other];
      }
      const row = seat * FEATURES.length;
      rows[row + at['base-ahead']] = (bases[seat] - best) / POINTS;
      rows[row + at['base-above']] = (bases[seat] - sum / (seats - 1)) / POINTS;
      rows[row + at['turns-until']] = ((seat - table.turn + seats) % seats) / seats;
    }
  },
};
