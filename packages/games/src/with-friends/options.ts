import type { Option, Options, Setting } from '@taproom/engine';

// R3  The rounds of a match, each with its number of cards.
const ROUNDS: Readonly<Record<string, readonly number[]>> = {
  full: [3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3],
  up: [3, 4, 5, 6, 7, 8, 9, 10],
  down: [10, 9, 8, 7, 6, 5, 4, 3],
  quick: [3, 5, 7, 5, 3],
};

/** The most cards a hand can have, and the most players there can be. */
export const MOST_CARDS = 10;
export const MOST_SEATS = 8;

export const OPTIONS: readonly Option[] = [
  {
    name: 'rounds',
    kind: 'choice',
    choices: Object.keys(ROUNDS),
    default: 'full',
    says: 'How long the match is: full is 3 to 10 cards and back, up and down are one way, quick is 3, 5, 7, 5, 3.',
  },
  {
    name: 'double-deck',
    kind: 'switch',
    default: false,
    says: 'Double Deck Chaos: both decks, four Bar Cards, and of two cards alike the later one wins.',
  },
  {
    name: 'wingman',
    kind: 'switch',
    default: false,
    says: 'Bid on your hand, then pass it on: someone else plays it, and both of you are paid when it comes out.',
  },
  {
    name: 'memory',
    kind: 'switch',
    default: false,
    says: 'With wingman: the screen reminds you of the hand you passed on. Off, you are supposed to remember.',
  },
  {
    name: 'first',
    kind: 'seats',
    most: 1,
    default: [],
    says: 'The oldest player, who deals the first round. Without one, chance decides.',
  },
  {
    name: 'exact',
    kind: 'number',
    min: 0,
    max: 30,
    default: 10,
    says: 'What a bid that comes out is worth, besides its tricks.',
    tuning: true,
  },
  {
    name: 'per-trick',
    kind: 'number',
    min: 0,
    max: 5,
    default: 1,
    says: 'What each trick of a bid that comes out is worth.',
    tuning: true,
  },
  {
    name: 'missed',
    kind: 'number',
    min: 0,
    max: 5,
    default: 0,
    says: 'What each trick too many or too few costs; nobody falls below nothing.',
    tuning: true,
  },
];

/** R26  The points of a table, as the house has them. */
export interface Rewards {
  readonly exact: number;
  readonly perTrick: number;
  readonly missed: number;
}

export const rewardsOf = ({ options }: Pick<Setting, 'options'>): Rewards => ({
  exact: options.exact as number,
  perTrick: options['per-trick'] as number,
  missed: options.missed as number,
});

export const roundsOf = (options: Options): readonly number[] => ROUNDS[options.rounds as string] as readonly number[];
export const isDoubleDeck = ({ options }: Setting): boolean => options['double-deck'] === true;
export const isWingman = ({ options }: Setting): boolean => options.wingman === true;

// R12  In round r, counted from 1, hands go r seats to the left, counted round the table.
export const shiftIn = (setting: Setting, round: number): number => (isWingman(setting) ? round % setting.seats : 0);

// R2  How many can play.
export function seats(options: Options): { readonly min: number; readonly max: number } {
  if (options.wingman) return options['double-deck'] ? { min: 4, max: MOST_SEATS } : { min: 2, max: 5 };
  return options['double-deck'] ? { min: 2, max: MOST_SEATS } : { min: 3, max: 6 };
}
