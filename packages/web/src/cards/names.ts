import { friendsFace, SMALL_IMAGE } from './friends-card.js';
import { lastCallFace } from './last-call-card.js';
import type { CardWords } from './words/index.js';

/** A card of either Last Call edition, spoken. */
export function lastCallName(card: string, words: CardWords): string {
  const own = words.own?.(card);
  if (own !== undefined) return own;
  const { event, suit, colour, shape } = lastCallFace(card);
  if (!event) return words.standard(colour ?? '', shape ?? '', suit ?? '');
  return words.special(words.event(event), suit && words.suit(suit), colour && words.colour(colour));
}

/** A card of With Friends Like These, spoken. */
export function friendsName(card: string, words: CardWords): string {
  const own = words.own?.(card);
  if (own !== undefined) return own;
  const { suit, rank } = friendsFace(card);
  if (!suit) return words.bar;
  return rank === 'mixer' ? words.mixer(suit, SMALL_IMAGE[suit] as string) : words.ranked(suit, rank);
}
