import { type AnyEvent, type Asked, listed, type Outcome, type Reader, type Words } from '@taproom/engine';
import { askOf } from '../ask.js';
import type { Event } from '../events.js';
import { facts } from '../facts.js';
import type { Refusal } from '../refuse.js';
import type { View } from '../view.js';

const nameOf = (seat: number, { names, seat: reader }: Reader): string =>
  seat === reader ? 'You' : (names[seat] ?? `Seat ${seat + 1}`);
const and = (names: readonly string[]): string => listed(names, ' and ');

/** A line for each event that everyone may know. */
function event(shown: AnyEvent, reader: Reader): string | undefined {
  const told = shown as Exclude<Event, { type: 'dealt' }>;
  switch (told.type) {
    case 'laid':
      return `${nameOf(told.seat, reader)} ${told.seat === reader.seat ? 'lay' : 'lays'} the ${told.card}.`;
    case 'round-won':
      return `${nameOf(told.seat, reader)} ${told.seat === reader.seat ? 'take' : 'takes'} round ${told.round}.`;
    default:
      return undefined;
  }
}

/** What a seat can do now, from what the rules ask of it. */
function turn(asked: Asked): string {
  const ask = askOf(asked.view as View, asked.seat);
  switch (ask.ask) {
    case 'lay':
      return ask.over === undefined
        ? 'Lay a card: the highest takes the round.'
        : `Lay a card: a ${ask.over} is high so far.`;
    case 'wait':
      return `${and(ask.for.map((seat) => nameOf(seat, asked)))} to lay.`;
    case 'over':
      return 'All cards are laid.';
  }
}

const REFUSED: Readonly<Record<Refusal, string>> = {
  'game-over': 'All cards are laid; there is nothing left to play.',
  'no-such-move': 'There is no such card in this deck; lay one of your hand.',
  'not-your-turn': 'It is not your turn yet. Have a sip of something.',
  'not-in-hand': 'You do not hold that card; lay one that you do.',
};

function outcome({ places, scores }: Outcome, reader: Reader): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [nameOf(seat, reader)] : []));
  return `${and(winners)} ${winners.length > 1 ? 'share the win' : 'won'} with ${Math.max(...scores)} points.`;
}

export const en: Words = {
  title: facts.title.en,
  tagline: facts.tagline.en,
  event,
  turn,
  refusal: (name) => REFUSED[name as Refusal] ?? `That is not allowed now (${name}).`,
  card: (card) => card,
  move: (move) => `Lay ${move.replace('play ', 'the ')}`,
  fields: {
    points: 'Points',
    handSizes: 'Cards',
    laid: 'Laid',
    round: 'Round',
    rounds: 'Rounds',
    starter: 'Begins',
    laidBefore: 'Laid before',
  },
  options: {
    rounds: { name: 'Rounds', says: 'As many rounds as cards in a hand.' },
    first: { name: 'Who begins', says: 'Choose somebody, or leave it to the shuffle.' },
  },
  outcome,
};
