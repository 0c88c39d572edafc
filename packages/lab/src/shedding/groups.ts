import type { Setting } from '@taproom/engine';
import { type Cards, KIND_NAMES, printedOn } from '@taproom/games/shedding';
import type { SortedCard } from '../deck/composition.js';

/** By suit, colour, shape and kind. */
export function sortedSheddingCards(setting: Setting): SortedCard[] {
  const { text, firstOf, kind: kinds, edition } = setting.cards as Cards;
  return text.map((card, face) => {
    const { suit, colour, shape } = printedOn(edition, card);
    const kind = KIND_NAMES[kinds[face] as number] as string;
    return {
      card,
      copies: (firstOf[face + 1] as number) - (firstOf[face] as number),
      special: kind !== 'standard',
      groups: { ...(suit && { suit }), ...(colour && { colour }), ...(shape && { shape }), kind },
    };
  });
}
