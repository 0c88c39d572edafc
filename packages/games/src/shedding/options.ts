import type { Option, Setting } from '@taproom/engine';
import type { Cards } from './cards.js';

/** R2, R15, R20, R34, R35  Options are rules too. */
export const OPTIONS: readonly Option[] = [
  {
    kind: 'number',
    name: 'rounds',
    min: 1,
    max: 20,
    default: 1,
    says: 'How many rounds the match has; whoever wins most of them wins it.',
  },
  {
    kind: 'number',
    name: 'sips',
    min: 0,
    max: 20,
    or: ['bottomless'],
    default: 3,
    says: 'How many sips are in a glass each round. Water counts.',
  },
  {
    kind: 'choice',
    name: 'last-call',
    choices: ['caught', 'automatic'],
    default: 'caught',
    says: 'Whether a forgotten "last call" must be caught by somebody, or costs its two cards by itself.',
  },
  { kind: 'seats', name: 'dry', most: 8, default: [], says: 'Seats that sit down without a drink: they cannot sip.' },
  { kind: 'seats', name: 'first', most: 1, default: [], says: 'Who begins; left open, the seed decides.' },
  {
    kind: 'number',
    name: 'hand',
    min: 3,
    max: 12,
    default: 7,
    says: 'How many cards everybody is dealt.',
    tuning: true,
  },
  {
    kind: 'number',
    name: 'draws',
    min: 1,
    max: 3,
    default: 1,
    says: 'How many cards are drawn by whoever draws instead of playing.',
    tuning: true,
  },
  {
    kind: 'number',
    name: 'penalty',
    min: 1,
    max: 6,
    default: 2,
    says: 'How many cards a forgotten "last call" costs.',
    tuning: true,
  },
  {
    kind: 'number',
    name: 'tough-break',
    min: 1,
    max: 8,
    default: 5,
    says: 'How many cards a Tough Break costs whoever plays it or has to show it.',
    tuning: true,
  },
];

export const BOTTOMLESS = 255;

const seatsOf = (setting: Setting<Cards>, option: string): readonly number[] =>
  setting.options[option] as readonly number[];

export const roundsOf = (setting: Setting<Cards>): number => setting.options.rounds as number;
export const isAutomatic = (setting: Setting<Cards>): boolean => setting.options['last-call'] === 'automatic';
/** Who was named to begin, or undefined. */
export const firstOfAll = (setting: Setting<Cards>): number | undefined => seatsOf(setting, 'first')[0];

// R20  A glass of `sips`, each round anew; a dry seat has none.
export function sipsOf(setting: Setting<Cards>, seat: number): number {
  if (seatsOf(setting, 'dry').includes(seat)) return 0;
  const { sips } = setting.options;
  return sips === 'bottomless' ? BOTTOMLESS : (sips as number);
}

// R35  The numbers a house may choose.
const numberOf =
  (name: string) =>
  (setting: Setting<Cards>): number =>
    setting.options[name] as number;

export const handOf = numberOf('hand');
export const drawsOf = numberOf('draws');
export const penaltyOf = numberOf('penalty');
export const toughBreakOf = numberOf('tough-break');
