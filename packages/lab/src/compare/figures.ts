import type { Game } from '@taproom/engine';
import { winOf } from '../arena/statistics.js';
import { entryOf } from '../entries.js';
import { type Figure, happens, number, ofType, POINTS, share } from './figure.js';

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

const SWINGS = number('swings', 'how often the lead goes to somebody else', ({ swings }) => swings);

/** Only where somebody of another kind plays each deal again. */
export const SKILL = 'skill';
const skill = share(
  SKILL,
  'games won by one better player among the others; shared wins count in part',
  (seen) => seen.skill,
);

/** How often whoever acts in that place wins, counted from 1 for whoever begins. */
const PLACE = 'place:';
const placeFigure = (place: number): Figure =>
  share(`${PLACE}${place}`, `games won by whoever acts in place ${place}`, ({ outcome: { places }, starter }) =>
    winOf(places, (starter + place - 1) % places.length),
  );

/** How much more often one place wins than another. */
const PLACES = 'places:';
function placesFigure(name: string): Figure {
  const [one, other] = name
    .slice(PLACES.length)
    .split('-')
    .map((place) => placeFigure(Number(place))) as [Figure, Figure];
  return share(name, `${one.says}, less the same of ${other.name}`, (seen) => one.of(seen) - other.of(seen));
}

/** Where every kind of event is counted too, its figure is called so. */
const EVENT = 'event:';

/** All figures of a game; every kind of event on request. */
export function figuresOf(game: Pick<Game, 'name' | 'events'>): Figure[] {
  const { study, figures = POINTS } = entryOf(game.name);
  return [...GENERAL, ...(study ? [SWINGS] : []), ...figures];
}

/** How often each kind of event happens, one figure a kind. */
export const eventFigures = (game: Pick<Game, 'events'>): Figure[] =>
  game.events.map((type) => ofType(`${EVENT}${type}`, `how often "${type}" happens in a game`, type));

/** How often one card comes to something in a game, its figure is called so. */
const CARD = 'card:';

/** Events by which a card comes to something, and where they name it: a guest is served, any other card is played. */
const COMES: Readonly<Record<string, readonly string[]>> = { served: ['guest'], played: ['card', 'event'] };

/** How often a card is played, or a guest served, in a game; by its notation. */
export const cardFigure = (card: string): Figure =>
  happens(`${CARD}${card}`, `how often ${card} is played or served in a game`, (event) =>
    (COMES[event.type] ?? []).some((field) => (event as unknown as Record<string, unknown>)[field] === card),
  );

/** The figure of that name. */
export function figureNamed(game: Pick<Game, 'name' | 'events'>, name: string): Figure | undefined {
  if (name.startsWith(CARD)) return cardFigure(name.slice(CARD.length));
  if (name.startsWith(PLACES)) return placesFigure(name);
  if (name.startsWith(PLACE)) return placeFigure(Number(name.slice(PLACE.length)));
  return [...figuresOf(game), skill, ...eventFigures(game)].find((figure) => figure.name === name);
}
