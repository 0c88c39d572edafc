import type { Option, Options, Reader } from '@taproom/engine';

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
  {
    name: 'opening-bottles',
    kind: 'number',
    min: 0,
    max: 4,
    default: 2,
    says: 'How many bottles everybody begins with.',
    tuning: true,
  },
  {
    name: 'opening-resources',
    kind: 'number',
    min: 2,
    max: 8,
    default: 6,
    says: 'How many resource cards everybody begins with.',
    tuning: true,
  },
  {
    name: 'draw-points',
    kind: 'number',
    min: 2,
    max: 5,
    default: 2,
    says: 'How many draw points a turn begins with.',
    tuning: true,
  },
  {
    name: 'hand-limit',
    kind: 'number',
    min: 6,
    max: 16,
    default: 10,
    says: 'How many cards may be kept at the end of a turn.',
    tuning: true,
  },
  {
    name: 'perfect-bonus',
    kind: 'number',
    min: 0,
    max: 10,
    default: 0,
    says: 'Points that a perfect drink is worth besides those on the guest.',
    tuning: true,
  },
  {
    name: 'companions',
    kind: 'number',
    min: 0,
    max: 15,
    default: 5,
    says: 'Points for each pair of drinking companions who were both served.',
    tuning: true,
  },
];

/** The options as the rules read them. */
export interface House {
  readonly thinned: boolean;
  readonly extended: boolean;
  readonly caught: boolean;
  readonly trading: boolean;
  readonly stacking: boolean;
  /** R50  The numbers a house may choose. */
  readonly openingBottles: number;
  readonly openingResources: number;
  readonly drawPoints: number;
  readonly handLimit: number;
  readonly perfectBonus: number;
  readonly companions: number;
}

export const houseOf = (options: Options): House => ({
  thinned: options.bottles === '60',
  extended: options.extended === true,
  caught: options.caught === true,
  trading: options.trading === true,
  stacking: options.stacking === true,
  openingBottles: options['opening-bottles'] as number,
  openingResources: options['opening-resources'] as number,
  drawPoints: options['draw-points'] as number,
  handLimit: options['hand-limit'] as number,
  perfectBonus: options['perfect-bonus'] as number,
  companions: options.companions as number,
});

/** What a turn begins with where nothing was lost; a reader without a table has the rulebook's. */
export const usualPoints = ({ setting }: Pick<Reader, 'setting'>): number =>
  setting === undefined ? 2 : houseOf(setting.options).drawPoints;
