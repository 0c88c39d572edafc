import type { Setting } from '@taproom/engine';
import { BAR, cardText, copiesOf, FACES, isDoubleDeck, printedSuit, suitName } from '@taproom/games/with-friends';
import type { SortedCard } from '../deck/composition.js';

/** By suit, kind and number. */
export function sortedFriendsCards(setting: Setting): SortedCard[] {
  const decks = isDoubleDeck(setting) ? 2 : 1;
  return Array.from({ length: FACES }, (_, face) => {
    const card = cardText(face);
    const number = /-(\d+)$/.exec(card)?.[1];
    return {
      card,
      copies: copiesOf(face) * decks,
      special: number === undefined,
      groups: {
        ...(face !== BAR && { suit: suitName(printedSuit(face)) }),
        kind: number === undefined ? (face === BAR ? 'bar card' : 'mixer') : 'number',
        ...(number !== undefined && { number }),
      },
    };
  });
}
