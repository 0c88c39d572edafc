import type { Move, Seat } from '@taproom/engine';
import { whiskeyMoves as m, type WhiskeyTable, whiskeyCards, whiskeyTable } from '@taproom/games/whiskey-times';

const { NONE } = whiskeyCards;
const { PLACES } = whiskeyTable;

/** The cards that a move names only by where they lie, in notation: for who reads of it without the table before their eyes. */
export function cardsLying(table: WhiskeyTable, seat: Seat, move: Move): string[] {
  const { texts } = table.setting.cards;
  const guest = (at: number | undefined): string | undefined =>
    at === undefined || at === NONE ? undefined : texts.guest[at];
  const own = (place: number): string | undefined => guest(table.guests[seat * PLACES + place]);
  const market = (from: number): string | undefined =>
    from === m.GUEST_DECK ? undefined : guest(table.guestMarket[from]);
  const found = (): (string | undefined)[] => {
    switch (m.kindOf(move)) {
      case m.TAKE_BOTTLE:
        return m.fromOf(move) === m.BOTTLE_DECK ? [] : [texts.bottle[table.bottleMarket[m.fromOf(move)] as number]];
      case m.TAKE_RESOURCE:
        return m.fromOf(move) === m.RESOURCE_DECK ? [] : [texts.resource[table.top(m.fromOf(move))]];
      case m.SWAP:
        return [own(m.placeOf(move)), market(m.swapFrom(move))];
      case m.GIFT:
      case m.SERVE:
        return [own(m.placeOf(move))];
      default:
        return [];
    }
  };
  return found().filter((card) => card !== undefined);
}
