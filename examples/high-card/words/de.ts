import { type AnyEvent, type Asked, listed, type Outcome, type Reader, type Words } from '@taproom/engine';
import { askOf } from '../ask.js';
import type { Event } from '../events.js';
import { facts } from '../facts.js';
import type { Refusal } from '../refuse.js';
import type { View } from '../view.js';

const nameOf = (seat: number, { names, seat: reader }: Reader): string =>
  seat === reader ? 'Du' : (names[seat] ?? `Platz ${seat + 1}`);
const und = (names: readonly string[]): string => listed(names, ' und ');

/** Eine Zeile für alles, was jeder wissen darf. */
function event(shown: AnyEvent, reader: Reader): string | undefined {
  const told = shown as Exclude<Event, { type: 'dealt' }>;
  switch (told.type) {
    case 'laid':
      return `${nameOf(told.seat, reader)} ${told.seat === reader.seat ? 'legst' : 'legt'} die ${told.card}.`;
    case 'round-won':
      return `${nameOf(told.seat, reader)} ${told.seat === reader.seat ? 'holst' : 'holt'} Runde ${told.round}.`;
    default:
      return undefined;
  }
}

/** Was jetzt möglich ist, aus dem, was die Regeln verlangen. */
function turn(asked: Asked): string {
  const ask = askOf(asked.view as View, asked.seat);
  switch (ask.ask) {
    case 'lay':
      return ask.over === undefined
        ? 'Leg eine Karte: Die höchste holt die Runde.'
        : `Leg eine Karte: Bisher gilt eine ${ask.over}.`;
    case 'wait': {
      const names = und(ask.for.map((seat) => nameOf(seat, asked)));
      return `${names} ist dran.`;
    }
    case 'over':
      return 'Alle Karten sind gelegt.';
  }
}

const REFUSED: Readonly<Record<Refusal, string>> = {
  'game-over': 'Alle Karten sind gelegt, mehr gibt es nicht zu spielen.',
  'no-such-move': 'Diese Karte gibt es im Deck nicht; leg eine aus deiner Hand.',
  'not-your-turn': 'Du bist noch nicht dran. Trink derweil einen Schluck von irgendwas.',
  'not-in-hand': 'Diese Karte hast du nicht; leg eine, die du hast.',
};

function outcome({ places, scores }: Outcome, reader: Reader): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [nameOf(seat, reader)] : []));
  const share = winners.length > 1 ? 'teilen sich den Sieg' : winners[0] === 'Du' ? 'hast gewonnen' : 'hat gewonnen';
  return `${und(winners)} ${share}, mit ${Math.max(...scores)} Punkten.`;
}

export const de: Words = {
  title: facts.title.de,
  tagline: facts.tagline.de,
  event,
  turn,
  refusal: (name) => REFUSED[name as Refusal] ?? `Das geht gerade nicht (${name}).`,
  card: (card) => card,
  move: (move) => move.replace('play ', 'Leg die '),
  fields: {
    points: 'Punkte',
    handSizes: 'Karten',
    laid: 'Gelegt',
    round: 'Runde',
    rounds: 'Runden',
    starter: 'Beginnt',
    laidBefore: 'Früher gelegt',
  },
  options: {
    rounds: { name: 'Runden', says: 'So viele Runden wie Karten in der Hand.' },
    first: { name: 'Wer anfängt', says: 'Bestimmt jemanden, oder überlasst es dem Mischen.' },
  },
  outcome,
};
