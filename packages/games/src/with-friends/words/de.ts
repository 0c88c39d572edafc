import { type AnyEvent, type Asked, listed, type Outcome, type Reader, type Words } from '@taproom/engine';
import { spokenName } from '../../own-words.js';
import { askOf } from '../ask.js';
import { cardText } from '../cards.js';
import type { Event } from '../events.js';
import { facts } from '../facts.js';
import { faceOf, tricksOf } from '../moves.js';
import type { Refusal } from '../refuse.js';
import type { View } from '../view.js';
import { reasonIn } from './reasons.de.js';

const SUITS: Readonly<Record<string, string>> = {
  wine: 'Wein',
  rocks: 'Tumbler',
  highball: 'Highball',
  cocktail: 'Cocktail',
  beer: 'Bier',
};

/** `wine-7` ist "Wein 7", `wine-mixer` "Wein-Mixer", `bar` "Bar-Karte". */
function card(text: string): string {
  const own = spokenName(text, 'de');
  if (own !== undefined) return own;
  if (text === 'bar') return 'Bar-Karte';
  const at = text.lastIndexOf('-');
  const rank = text.slice(at + 1);
  return rank === 'mixer' ? `${suit(text.slice(0, at))}-Mixer` : `${suit(text.slice(0, at))} ${rank}`;
}

export const suit = (name: string): string => SUITS[name] ?? name;
const trumps = (name: string): string => (name === 'none' ? 'kein Trumpf' : `${suit(name)} ist Trumpf`);
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const cardCount = (n: number): string => count(n, 'Karte', 'Karten');
const cards = (shown: readonly string[]): string => shown.map(card).join(', ');

/** "Du" oder der Name, mit dem Verb für beide. */
export const subject = (seat: number, { names, seat: reader }: Reader, you: string, other: string): string =>
  seat === reader ? `Du ${you}` : `${nameOf(seat, names)} ${other}`;
export const nameOf = (seat: number, names: readonly string[]): string => names[seat] ?? `Platz ${seat + 1}`;

const and = (parts: readonly string[]): string => listed(parts, ' und ');
const or = (texts: readonly string[]): string => listed(texts, ' oder ');

/** An event as it may be shown: cards that are secret are only counted. */
type Shown<E> = E extends { cards: string[] } ? Omit<E, 'cards'> & { cards: string[] | number } : E;
type Lines = { [E in Event as E['type']]: (event: Shown<E>, reader: Reader) => string | undefined };

const LINES: Lines = {
  'round-began': ({ round, cards, dealer }, reader) =>
    `Runde ${round}: je ${cardCount(cards)}. ${subject(dealer, reader, 'gibst', 'gibt')}.`,
  dealt: ({ seat, cards: dealt }, { seat: reader }) =>
    seat === reader && Array.isArray(dealt) ? `Du nimmst ${cards(dealt)} auf.` : undefined,
  'turned-up': ({ card: up, trump }) => `Aufgedeckt wird ${card(up)}: ${trumps(trump)}.`,
  bid: ({ seat, tricks }, reader) => `${subject(seat, reader, 'sagst', 'sagt')} ${tricks} an.`,
  passed: ({ from, to, cards: passed }, reader) => {
    if (from === to)
      return from === reader.seat ? 'Niemand zum Weitergeben: Diesmal bist du dein eigener Wingman.' : undefined;
    if (to === reader.seat && Array.isArray(passed)) {
      return `Du spielst für ${nameOf(from, reader.names)}: ${cards(passed)}.`;
    }
    if (from === reader.seat) return `Deine Hand geht an ${nameOf(to, reader.names)}. Sei nett zu deinem Wingman.`;
    return `${nameOf(to, reader.names)} spielt für ${nameOf(from, reader.names)}.`;
  },
  played: ({ seat, card: laid, suit: as, rank }, reader) => {
    const counts = rank === 12 ? ` als die 12 von ${suit(as)}` : '';
    return `${subject(seat, reader, 'spielst', 'spielt')} ${card(laid)}${counts}.`;
  },
  'trick-won': ({ seat, trick }, reader) => `${subject(seat, reader, 'holst', 'holt')} Stich ${trick}.`,
  scored: ({ round, points }, { names, seat: reader }) => {
    const earned = points.flatMap((n, seat) =>
      n > 0 ? [`${seat === reader ? 'du' : nameOf(seat, names)} +${n}`] : [],
    );
    return earned.length === 0
      ? `Runde ${round}: Niemand bekam, was bestellt war. Eine Runde Mitleid.`
      : `Runde ${round}: ${earned.join(', ')}.`;
  },
  'match-ended': ({ winners }, reader) => `Das Match ist vorbei. ${won(winners, reader)}`,
};

function won(winners: readonly number[], reader: Reader): string {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) return `${subject(only, reader, 'gewinnst', 'gewinnt')}.`;
  return `${and(winners.map((seat) => nameOf(seat, reader.names)))} teilen sich den Sieg. Und die Rechnung.`;
}

type About = Parameters<Words['refusal']>[1];
type Seen = About & { readonly view: View };

const REFUSALS: Readonly<Record<Refusal, (about: Seen) => string>> = {
  'game-over': () => 'Das Match ist vorbei; jetzt wird nur noch um die Rechnung gespielt.',
  'not-your-turn': ({ view, names }) => {
    const next = nameOf(view.waiting[0] ?? 0, names);
    return `Du bist nicht dran: Als Nächstes ${view.phase === 'bidding' ? `sagt ${next} an` : `spielt ${next}`}.`;
  },
  'no-such-move': () => 'Diesen Zug gibt es nicht: Erst wird angesagt, danach wird eine Karte gespielt.',
  'bid-first': (about) => `Karten kommen nach dem Ansagen. ${turn(about)}`,
  'bidding-is-over': (about) => `Angesagt ist angesagt. ${turn(about)}`,
  'bid-too-high': (about) => `${tricksOf(about.move)} sind mehr, als es zu holen gibt. ${turn(about)}`,
  'bids-add-up': (about) => `Damit könnten alle glücklich werden. ${turn(about)}`,
  'not-in-hand': ({ move, view }) => `${card(cardText(faceOf(move)))} hast du nicht; du hast ${cards(view.hand)}.`,
  'follow-suit': (about) => {
    const { move, view } = about;
    const laid = cardText(faceOf(move));
    const was = laid === `${view.led}-mixer` ? ` ${card(laid)} ist jetzt die 12 von ${suit(view.trump)}.` : '';
    return `${turn(about)}${was}`;
  },
  'bar-is-trump': (about) => {
    const { view } = about;
    const what = view.trump === 'none' ? 'für Leute, die nicht bedienen können' : 'ein Trumpf';
    return `Eine Bar-Karte ist ${what}. ${turn(about)}`;
  },
};

/** What a seat can do now, from what the rules ask of it. */
function turn(asked: Asked): string {
  const view = asked.view as View;
  const ask = askOf(asked.setting, view, asked.moves);
  switch (ask.ask) {
    case 'bid':
      return ask.barred === undefined
        ? `Sag an, wie viele Stiche du holst: 0 bis ${ask.most}.`
        : `Sag 0 bis ${ask.most} an, nur nicht ${ask.barred}: Du gibst, und zusammen dürfen es nicht ${ask.most} werden.`;
    case 'lead':
      return 'Du spielst aus: Nimm, was du willst.';
    case 'follow':
      return `Bediene ${suit(ask.suit)}: Spiel ${or(ask.cards.map(card))}.`;
    case 'any':
      return ask.suit === undefined
        ? 'Eine Bar-Karte ist ausgespielt, und es gibt keinen Trumpf: Spiel, was du willst.'
        : `${suit(ask.suit)} kannst du nicht bedienen: Spiel, was du willst.`;
    case 'wait':
      return ask.bids
        ? `Warten, bis ${nameOf(ask.for, asked.names)} ansagt.`
        : `Warten, bis ${nameOf(ask.for, asked.names)} spielt.`;
    case 'over':
      return 'Das Match ist vorbei.';
  }
}

export const de: Words = {
  title: facts.title.de,
  tagline: facts.tagline.de,
  event: (shown: AnyEvent, reader) => {
    const line = LINES[shown.type as Event['type']] as
      | ((event: AnyEvent, reader: Reader) => string | undefined)
      | undefined;
    return line?.(shown, reader);
  },
  turn,
  refusal: (name, about) => (REFUSALS[name as Refusal] as (about: About) => string)(about),
  card,
  reason: reasonIn(card),
  move: (move) => {
    const [verb, what = ''] = move.split(' ');
    return verb === 'bid' ? `${what} ansagen` : `${card(what)} spielen`;
  },
  options: {
    rounds: {
      name: 'Runden',
      says: 'Wie lang das Match ist: voll sind 3 bis 10 Karten und zurück, aufwärts und abwärts ein Weg, kurz sind 3, 5, 7, 5, 3.',
    },
    'rounds full': { name: 'Voll', says: 'Fünfzehn Runden: je 3 Karten, hinauf bis 10 und zurück auf 3. Ein Abend.' },
    'rounds up': { name: 'Aufwärts', says: 'Acht Runden, 3 bis 10 Karten.' },
    'rounds down': { name: 'Abwärts', says: 'Acht Runden, 10 bis 3 Karten.' },
    'rounds quick': { name: 'Kurz', says: 'Fünf Runden mit 3, 5, 7, 5 und 3 Karten. Ein Getränk.' },
    'double-deck': {
      name: 'Double Deck Chaos',
      says: 'Beide Decks und vier Bar-Karten; von zwei gleichen Karten gewinnt die spätere. Für 2 bis 8 Leute.',
    },
    wingman: {
      name: 'Wingman',
      says: 'Sag deine Hand an, dann gib sie weiter, und jemand anders spielt sie. Für 2 bis 5 Leute, mit zwei Decks 4 bis 8.',
    },
    memory: {
      name: 'Gedächtnis',
      says: 'Beim Wingman zeigt der Bildschirm, was von deiner weitergegebenen Hand übrig ist. Aus: Merk es dir.',
    },
    first: { name: 'Älteste Person', says: 'Gibt die erste Runde. Wenn es niemand zugibt, entscheidet der Zufall.' },
    exact: { name: 'Ansage getroffen', says: 'Punkte dafür, genau das Angesagte zu gewinnen, neben den Stichen.' },
    'per-trick': { name: 'Jeder Stich', says: 'Punkte für jeden Stich einer Ansage, die aufging.' },
    missed: {
      name: 'Ansage verfehlt',
      says: 'Punkte, die jeder Stich zu viel oder zu wenig kostet. Unter null fällt niemand.',
    },
  },
  outcome: ({ places, scores }: Outcome, reader) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return `${won(winners, reader)} ${count(Math.max(...scores), 'Punkt', 'Punkte')}, ehrlich verdient.`;
  },
};
