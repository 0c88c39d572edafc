import type { AnyEvent, Game, Seat } from '@taproom/engine';
import { winOf } from '../arena/statistics.js';
import type { Seen } from './seen.js';

/** Something that can be said of one game in a number. */
export interface Figure {
  readonly name: string;
  /** What it counts, for people. */
  readonly says: string;
  /** A share is shown in per cent. */
  readonly unit: 'share' | 'number';
  of(seen: Seen): number;
}

const number = (name: string, says: string, of: Figure['of']): Figure => ({ name, says, unit: 'number', of });
const share = (name: string, says: string, of: Figure['of']): Figure => ({ name, says, unit: 'share', of });
/** How often something happens in a game. */
const happens = (name: string, says: string, is: (event: AnyEvent) => boolean): Figure =>
  number(name, says, ({ events }) => events.reduce((count, event) => count + (is(event) ? 1 : 0), 0));
const ofType = (name: string, says: string, type: string): Figure =>
  happens(name, says, (event) => event.type === type);

/** Of every game. */
const GENERAL: readonly Figure[] = [
  number('decisions', 'decisions in a game', ({ decisions }) => decisions),
  number('turns', 'turns in a game', ({ turns }) => turns),
  number('choices', 'legal moves a decision offers', ({ choices, decisions }) => choices / decisions),
  share('forced', 'decisions without a choice', ({ forced, decisions }) => forced / decisions),
  share('starter', 'games won by whoever begins; shared wins count in part', ({ outcome: { places }, starter }) =>
    winOf(places, starter),
  ),
];

/** Of every game that is played for points. */
const POINTS: readonly Figure[] = [
  number('points', 'points of a player', ({ outcome: { scores } }) => meanOf(scores)),
  number('margin', 'points between the first and the second', ({ outcome: { scores } }) => {
    const [first = 0, second = 0] = [...scores].sort((a, b) => b - a);
    return first - second;
  }),
];

const SHEDDING: readonly Figure[] = [
  ofType('sips', 'sips in a game', 'sipped'),
  number('drawn', 'cards drawn in a game', ({ events }) =>
    events.reduce((sum, event) => sum + (event.type === 'drew' ? (event as unknown as Drew).cards.length : 0), 0),
  ),
];

/** What is cheap to read and worth knowing of each game. One line a game. */
const OWN: Readonly<Record<string, readonly Figure[]>> = {
  'closing-time': SHEDDING,
  'last-call': SHEDDING,
  'with-friends': [...POINTS, share('met', 'bids that were met', ({ events }) => meanOf(bidsMet(events)))],
  'whiskey-times': [
    ...POINTS,
    ofType('served', 'drinks served in a game', 'served'),
    happens(
      'perfect',
      'of them perfect',
      (event) => event.type === 'served' && (event as AnyEvent & { drink: string }).drink === 'perfect',
    ),
    ofType('gifts', 'bottles given away', 'gifted'),
    ofType('swaps', 'guests swapped', 'swapped'),
    ofType('struck', 'red events that struck', 'struck'),
  ],
};

interface Drew {
  readonly cards: readonly string[];
}
interface Scored {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
}
interface Passed {
  readonly from: Seat;
  readonly to: Seat;
}

/** 1 for each bid that was met, 0 for each that was not. With Wingman somebody else plays the hand that was bid on. */
function bidsMet(events: readonly AnyEvent[]): number[] {
  const met: number[] = [];
  let players = new Map<Seat, Seat>();
  for (const event of events) {
    if (event.type === 'round-began') players = new Map();
    if (event.type === 'passed') players.set((event as unknown as Passed).from, (event as unknown as Passed).to);
    if (event.type !== 'scored') continue;
    const { bids, tricks } = event as unknown as Scored;
    met.push(...bids.map((bid, bidder) => (bid === tricks[players.get(bidder) ?? bidder] ? 1 : 0)));
  }
  return met;
}

/** Where every kind of event is counted too, its figure is called so. */
const EVENT = 'event:';

/** All figures of a game; every kind of event on request. */
export function figuresOf(game: Pick<Game, 'name' | 'events'>): Figure[] {
  return [...GENERAL, ...(OWN[game.name] ?? POINTS)];
}

/** How often each kind of event happens, one figure a kind. */
export const eventFigures = (game: Pick<Game, 'events'>): Figure[] =>
  game.events.map((type) => ofType(`${EVENT}${type}`, `how often "${type}" happens in a game`, type));

/** The figure of that name. */
export const figureNamed = (game: Pick<Game, 'name' | 'events'>, name: string): Figure | undefined =>
  [...figuresOf(game), ...eventFigures(game)].find((figure) => figure.name === name);

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
