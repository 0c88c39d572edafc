import type { Option, Setting } from '@taproom/engine';
import type { Cards } from './cards.js';

export const OPTIONS: readonly Option[] = [
  {
    name: 'rounds',
    kind: 'number',
    min: 1,
    max: 6,
    default: 5,
    says: 'How many rounds there are, and cards in a hand.',
  },
  { name: 'first', kind: 'seats', most: 1, default: [], says: 'Who begins. Without one, chance decides.' },
];

export const roundsOf = ({ options }: Setting): number => options.rounds as number;

// R1  Everyone gets a card for each round.
export function unfit({ seats, options, cards }: Setting<Cards>): string | undefined {
  const needed = seats * (options.rounds as number);
  if (cards.count >= needed) return undefined;
  return `the deck has ${cards.count} cards, too few for ${seats} players with ${options.rounds as number} each`;
}
