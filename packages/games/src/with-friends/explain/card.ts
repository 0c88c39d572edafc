import type { Asked } from '@taproom/engine';
import { type Cards, FACES, rankOfSlot, suitName, suitNamed, suitUnder } from '../cards.js';
import type { View } from '../view.js';

/** What a card counts as in this round, by the rules. */
export interface AboutCard {
  readonly kind: 'number' | 'mixer' | 'bar';
  /** The suit it belongs to and its rank there; a Bar Card has no rank, and at No Trumps no suit. */
  readonly suit: string;
  readonly rank: number;
  /** The suit printed large. */
  readonly printed: string;
  readonly trump: string;
  readonly cards: number;
  readonly ask?: string;
}

export function aboutCard(card: string, { setting, view: seen }: Asked): AboutCard {
  const { trump, hand, cards: dealt } = seen as View;
  const cards = setting.cards as Cards;
  const face = cards.faceOf.get(card) ?? 0;
  const kind = card === 'bar' ? 'bar' : card.endsWith('-mixer') ? 'mixer' : 'number';
  return {
    kind,
    suit: suitName(suitUnder(cards, suitNamed(trump), face)),
    rank: kind === 'bar' ? 0 : rankOfSlot(cards.slotOf[suitNamed(trump) * FACES + face] as number),
    printed: card.slice(0, Math.max(0, card.lastIndexOf('-'))),
    trump,
    cards: dealt,
    ...(hand.includes(card) && { ask: `play ${card}` }),
  };
}

export const placeOf = (seat: number, viewer: number): string => (seat === viewer ? 'hand' : `seat-${seat + 1}`);
