import type { Option, Options } from '@taproom/engine';

export const OPTIONS: readonly Option[] = [
  { name: 'first', kind: 'seats', most: 1, default: [], says: 'Who begins; otherwise the seed decides.' },
  {
    name: 'bottles',
    kind: 'choice',
    choices: ['66', '60'],
    default: '66',
    says: 'All the bottles of the region list, or one fewer of each of the six largest regions.',
  },
  {
    name: 'extended',
    kind: 'switch',
    default: false,
    says: 'Four guests each instead of three, two of them face down.',
  },
  {
    name: 'caught',
    kind: 'switch',
    default: false,
    says: 'No hand limit, but a red event catches everyone with more than 10 cards: down to 6.',
  },
  {
    name: 'trading',
    kind: 'switch',
    default: false,
    says: 'After every drink served, cards may be traded with whoever served it.',
  },
  {
    name: 'stacking',
    kind: 'switch',
    default: false,
    says: 'The resource market grows turn by turn, discards pile up on it, and a new guest sweeps it away.',
  },
];

/** The options as the rules read them. */
export interface House {
  readonly thinned: boolean;
  readonly extended: boolean;
  readonly caught: boolean;
  readonly trading: boolean;
  readonly stacking: boolean;
}

export const houseOf = (options: Options): House => ({
  thinned: options.bottles === '60',
  extended: options.extended === true,
  caught: options.caught === true,
  trading: options.trading === true,
  stacking: options.stacking === true,
});
