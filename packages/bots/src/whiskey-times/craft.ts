import type { Setting } from '@taproom/engine';
import { type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';
import type { Craft, Judge } from '../craft.js';
import type { Net } from '../net/net.js';
import type { WeightFile } from '../net/weights.js';
import { EveningAhead } from './ahead.js';
import { bargaining } from './bargain.js';
import { UNIT } from './features.js';
import { SHAPE } from './inputs.js';
import { type Tries, WhiskeyJudge } from './judge.js';
import { kindOf } from './kinds.js';
import { traits } from './traits.js';
import weights from './weights.json' with { type: 'json' };

/** Enough that no single card of a deck decides. */
const CAREFUL: Tries = { blind: 18, open: 3 };
/** Within the trials of a search, which are many. */
const QUICK: Tries = { blind: 3, open: 1 };
/** To the end of the game there are many more decisions than to the end of a turn. */
const QUICKEST: Tries = { blind: 1, open: 1 };

/** Of the same opinion, with other care. */
const another = (setting: Setting, judge: Judge<WhiskeyTable>, tries: Tries): WhiskeyJudge =>
  new WhiskeyJudge(setting as never, (judge as WhiskeyJudge).net, tries);

export const craft: Craft<WhiskeyTable> = {
  game: whiskeyTimes as unknown as Craft<WhiskeyTable>['game'],
  shapes: [SHAPE],
  weights: weights as WeightFile,
  judge: (setting, [net]) => new WhiskeyJudge(setting as never, net as Net, CAREFUL),
  ahead: (setting, judge) => new EveningAhead(another(setting, judge, QUICK), 'turn'),
  propose: (setting, judge) => bargaining(setting, judge as WhiskeyJudge),
  silly: 0.02,
  canDoWithout: true,
  search: () => ({ most: 8, prior: 4, clear: 0.5, proposals: 1 }),
  unit: 'points',
  perUnit: UNIT,
  far: {
    ahead: (setting, judge) => new EveningAhead(another(setting, judge, QUICKEST), 'game'),
    unit: 'chance',
  },
  traits,
  kindOf,
};
