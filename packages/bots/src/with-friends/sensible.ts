import type { AnyView, Game, Move, Setting } from '@taproom/engine';
import { seenTable, type WithFriendsCards, type WithFriendsView } from '@taproom/games/with-friends';
import type { SenseOf } from '../sense.js';
import { PlainJudge } from './plain.js';

/** So many points nobody gives away who looks at their cards. */
const SILLY = 4;
const MOST_MOVES = 64;

/** Plain sense, from a view. */
export const sensible: SenseOf = (_game: Game, anySetting: Setting) => {
  const setting = anySetting as Setting<WithFriendsCards>;
  const judge = new PlainJudge();
  const values = new Float64Array(MOST_MOVES);
  return {
    silly: SILLY,
    rate(seen: AnyView, moves: readonly Move[], worths: number[]) {
      const view = seen as WithFriendsView;
      judge.rate(seenTable(setting, view), view.viewer, moves, moves.length, values);
      for (let i = 0; i < moves.length; i++) worths[i] = values[i];
    },
  };
};
