import { type WithFriendsTable, withFriends } from '@taproom/games/with-friends';
import type { Craft } from '../craft.js';
import type { WeightFile } from '../net/weights.js';
import { RoundAhead } from './ahead.js';
import { Belief } from './belief.js';
import { FriendsJudge, SHAPES } from './judge.js';
import { kindOf } from './kinds.js';
import { traits } from './traits.js';
import weights from './weights.json' with { type: 'json' };

export const craft: Craft<WithFriendsTable> = {
  game: withFriends as unknown as Craft<WithFriendsTable>['game'],
  shapes: SHAPES,
  weights: weights as WeightFile,
  judge: (_setting, nets) => new FriendsJudge(nets),
  ahead: (setting, judge) => new RoundAhead(judge, new Belief(setting as never, judge)),
  silly: 1.6,
  search: () => ({ most: 6, prior: 40, clear: 2, proposals: 4 }),
  unit: 'points',
  traits,
  kindOf,
};
