import { type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';
import type { Craft } from '../craft.js';
import type { Net } from '../net/net.js';
import type { WeightFile } from '../net/weights.js';
import { EveningAhead } from './ahead.js';
import { SHAPE } from './features.js';
import { WhiskeyJudge } from './judge.js';
import weights from './weights.json' with { type: 'json' };

/** Enough that no single card of a deck decides. */
const SAMPLES = 8;

export const craft: Craft<WhiskeyTable> = {
  game: whiskeyTimes as unknown as Craft<WhiskeyTable>['game'],
  shapes: [SHAPE],
  weights: weights as WeightFile,
  judge: (setting, [net]) => new WhiskeyJudge(setting as never, net as Net, SAMPLES),
  ahead: (setting, judge) => new EveningAhead(new WhiskeyJudge(setting as never, (judge as WhiskeyJudge).net)),
  silly: 0.01,
  canDoWithout: true,
  // By judgement alone the Regular would be hardly better than the Local, so it looks to the end of its turn as well.
  search: { most: 8, prior: 4, clear: 0.5, proposals: 1, regular: { iterations: 5, milliseconds: 40 } },
};
