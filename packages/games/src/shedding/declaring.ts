import type { Setting } from '@taproom/engine';
import { type Cards, DECLARES_ANOTHER, DECLARES_NOTHING } from './cards.js';
import { notation } from './notation.js';

/** R8  The suits a card can be played as, whether it may be played now or not; none where it declares nothing. */
export function declarable(card: string, setting: Setting): string[] {
  const { cards } = setting as Setting<Cards>;
  const face = notation.parseCard(card, setting as Setting<Cards>);
  if (!face.ok || cards.declares[face.value] === DECLARES_NOTHING) return [];
  const own = cards.declares[face.value] === DECLARES_ANOTHER ? cards.suit[face.value] : undefined;
  return cards.edition.suits.filter((_, suit) => suit !== own);
}
