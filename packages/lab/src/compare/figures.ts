import type { Game } from '@taproom/engine';
import { winOf } from '../arena/statistics.js';
import { entryOf } from '../entries.js';
import { type Figure, number, ofType, POINTS, share } from './figure.js';

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

/** Where every kind of event is counted too, its figure is called so. */
const EVENT = 'event:';

/** All figures of a game; every kind of event on request. */
export function figuresOf(game: Pick<Game, 'name' | 'events'>): Figure[] {
  return [...GENERAL, ...(entryOf(game.name).figures ?? POINTS)];
}

/** How often each kind of event happens, one figure a kind. */
export const eventFigures = (game: Pick<Game, 'events'>): Figure[] =>
  game.events.map((type) => ofType(`${EVENT}${type}`, `how often "${type}" happens in a game`, type));

/** The figure of that name. */
export const figureNamed = (game: Pick<Game, 'name' | 'events'>, name: string): Figure | undefined =>
  [...figuresOf(game), ...eventFigures(game)].find((figure) => figure.name === name);
