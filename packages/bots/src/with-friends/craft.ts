import { type WithFriendsTable, withFriends } from '@taproom/games/with-friends';
import type { Craft } from '../craft.js';
import type { WeightFile } from '../net/weights.js';
import { RoundAhead } from './ahead.js';
import { FriendsJudge, SHAPES } from './judge.js';
import weights from './weights.json' with { type: 'json' };

export const craft: Craft<WithFriendsTable> = {
  game: withFriends as unknown as Craft<WithFriendsTable>['game'],
  shapes: SHAPES,
  weights: weights as WeightFile,
  judge: (_setting, nets) => new FriendsJudge(nets),
  ahead: (_setting, judge) => new RoundAhead(judge),
  silly: 1.5,
  search: { most: 6, prior: 40, clear: 4, proposals: 1 },
};
