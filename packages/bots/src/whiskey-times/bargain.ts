import type { AnyView, Chance, Move, Setting } from '@taproom/engine';
import { whiskeyMoves as m, type WhiskeyCards, type WhiskeyView, whiskeyTimes } from '@taproom/games/whiskey-times';
import { UNIT } from './features.js';
import type { WhiskeyJudge } from './judge.js';
import { mayTrade, nextOfferMove } from './offers.js';

/** Offers by what the table would be worth once they are taken, where plain sense only counts its own drinks. */
export function bargaining(setting: Setting, judge: WhiskeyJudge) {
  const { cards } = setting as Setting<WhiskeyCards>;
  const now = whiskeyTimes.blank(setting as never);
  const then = whiskeyTimes.blank(setting as never);
  return (seen: AnyView, legal: readonly Move[], alert: number, chance: Chance): Move | undefined => {
    const view = seen as WhiskeyView;
    const { viewer } = view;
    if (!mayTrade(view)) return undefined;
    if (!view.offers[viewer] && chance.fraction() >= alert) return undefined;
    whiskeyTimes.imagine(setting as never, view, chance.below(2 ** 32), now);
    const before = judge.value(now, viewer);
    const move = nextOfferMove(view, cards, (give, get, to) => {
      then.copy(now);
      for (const step of [m.offer(to), m.give(give), m.want(get), m.PROPOSE]) whiskeyTimes.apply(then, viewer, step);
      whiskeyTimes.apply(then, to, m.accept(viewer));
      return (judge.value(then, viewer) - before) * UNIT;
    });
    return move !== undefined && legal.includes(move) ? move : undefined;
  };
}
