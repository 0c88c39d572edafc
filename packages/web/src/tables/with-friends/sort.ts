import { FRIENDS_SUITS, friendsFace, SMALL_IMAGE } from '../../cards/friends-card.js';

const SUITS: readonly string[] = FRIENDS_SUITS;
const [TWELVE, THIRTEEN, BAR] = [12, 13, 99];

/** By suit and rank, trumps on the right, where a Mixer with the trump on its small image belongs too. */
export function sorted(cards: readonly string[], trump: string): string[] {
  return [...cards].sort((a, b) => worth(a, trump) - worth(b, trump));
}

function worth(card: string, trump: string): number {
  const { suit, rank } = friendsFace(card);
  if (suit === undefined) return 100 * (SUITS.length + 1) + BAR;
  if (rank !== 'mixer') return group(suit, trump) + Number(rank);
  return SMALL_IMAGE[suit] === trump ? group(trump, trump) + TWELVE : group(suit, trump) + THIRTEEN;
}

const group = (suit: string, trump: string): number => 100 * (suit === trump ? SUITS.length : SUITS.indexOf(suit));
