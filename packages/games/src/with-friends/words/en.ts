import { type AnyEvent, type Asked, listed, type Outcome, type Reader, type Words } from '@taproom/engine';
import { spokenName } from '../../own-words.js';
import { askOf } from '../ask.js';
import { cardText } from '../cards.js';
import type { Event } from '../events.js';
import { facts } from '../facts.js';
import { faceOf, tricksOf } from '../moves.js';
import type { Refusal } from '../refuse.js';
import type { View } from '../view.js';
import { reasonIn } from './reasons.en.js';

const SUITS: Readonly<Record<string, string>> = {
  wine: 'Wine',
  rocks: 'Rocks',
  highball: 'Highball',
  cocktail: 'Cocktail',
  beer: 'Beer',
};

/** `wine-7` is "Wine 7", `wine-mixer` "Wine Mixer", `bar` "Bar Card". */
function card(text: string): string {
  const own = spokenName(text, 'en');
  if (own !== undefined) return own;
  if (text === 'bar') return 'Bar Card';
  const at = text.lastIndexOf('-');
  const rank = text.slice(at + 1);
  return `${suit(text.slice(0, at))} ${rank === 'mixer' ? 'Mixer' : rank}`;
}

export const suit = (name: string): string => SUITS[name] ?? name;
const trumps = (name: string): string => (name === 'none' ? 'No Trumps' : `${suit(name)} is trump`);
const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const cards = (shown: readonly string[]): string => shown.map(card).join(', ');

/** "You" for the reader, otherwise the name; `verb` is given for you and for others. */
export const subject = (seat: number, { names, seat: reader }: Reader, you: string, other: string): string =>
  seat === reader ? `You ${you}` : `${nameOf(seat, names)} ${other}`;
export const nameOf = (seat: number, names: readonly string[]): string => names[seat] ?? `Seat ${seat + 1}`;

function and(parts: readonly string[]): string {
  return listed(parts, ' and ');
}

/** An event as it may be shown: cards that are secret are only counted. */
type Shown<E> = E extends { cards: string[] } ? Omit<E, 'cards'> & { cards: string[] | number } : E;
type Lines = { [E in Event as E['type']]: (event: Shown<E>, reader: Reader) => string | undefined };

const LINES: Lines = {
  'round-began': ({ round, cards, dealer }, reader) =>
    `Round ${round}: ${count(cards, 'card')} each. ${subject(dealer, reader, 'deal', 'deals')}.`,
  dealt: ({ seat, cards: dealt }, { seat: reader }) =>
    seat === reader && Array.isArray(dealt) ? `You pick up ${cards(dealt)}.` : undefined,
  'turned-up': ({ card: up, trump }) => `${card(up)} is turned up: ${trumps(trump)}.`,
  bid: ({ seat, tricks }, reader) => `${subject(seat, reader, 'bid', 'bids')} ${tricks}.`,
  passed: ({ from, to, cards: passed }, reader) => {
    if (from === to) return from === reader.seat ? 'Nobody to pass to: you are your own wingman this time.' : undefined;
    if (to === reader.seat && Array.isArray(passed)) {
      return `You play for ${nameOf(from, reader.names)}: ${cards(passed)}.`;
    }
    if (from === reader.seat) return `Your hand goes to ${nameOf(to, reader.names)}. Be nice to your wingman.`;
    return `${nameOf(to, reader.names)} plays for ${nameOf(from, reader.names)}.`;
  },
  played: ({ seat, card: laid, suit: as, rank }, reader) => {
    const counts = rank === 12 ? ` as the 12 of ${suit(as)}` : '';
    return `${subject(seat, reader, 'play', 'plays')} the ${card(laid)}${counts}.`;
  },
  'trick-won': ({ seat, trick }, reader) => `${subject(seat, reader, 'take', 'takes')} trick ${trick}.`,
  scored: ({ round, points }, { names, seat: reader }) => {
    const earned = points.flatMap((n, seat) =>
      n > 0 ? [`${seat === reader ? 'you' : nameOf(seat, names)} +${n}`] : [],
    );
    return earned.length === 0
      ? `Round ${round}: nobody got what they asked for. A round of sympathy.`
      : `Round ${round}: ${earned.join(', ')}.`;
  },
  'match-ended': ({ winners }, reader) => `The match is over. ${won(winners, reader)}`,
};

function won(winners: readonly number[], reader: Reader): string {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) return `${subject(only, reader, 'win', 'wins')}.`;
  return `${and(winners.map((seat) => nameOf(seat, reader.names)))} share the win. And the tab.`;
}

type About = Parameters<Words['refusal']>[1];
type Seen = About & { readonly view: View };

const REFUSALS: Readonly<Record<Refusal, (about: Seen) => string>> = {
  'game-over': () => 'The match is over; the only thing left to play is the bill.',
  'not-your-turn': ({ view, names }) => {
    const next = nameOf(view.waiting[0] ?? 0, names);
    return `It is not your turn: ${next} ${view.phase === 'bidding' ? 'bids' : 'plays'} next.`;
  },
  'no-such-move': () => 'There is no such move: it is "bid N" while bidding and "play CARD" after that.',
  'bid-first': (about) => `Cards come after bidding. ${turn(about)}`,
  'bidding-is-over': (about) => `Bidding is over, no second thoughts. ${turn(about)}`,
  'bid-too-high': (about) => `${tricksOf(about.move)} is more than there is to win. ${turn(about)}`,
  'bids-add-up': (about) => `With that everyone could be happy. ${turn(about)}`,
  'not-in-hand': ({ move, view }) =>
    `You do not hold the ${card(cardText(faceOf(move)))}; you have ${cards(view.hand)}.`,
  'follow-suit': (about) => {
    const { move, view } = about;
    const laid = cardText(faceOf(move));
    const was = laid === `${view.led}-mixer` ? ` The ${card(laid)} is the 12 of ${suit(view.trump)} now.` : '';
    return `${turn(about)}${was}`;
  },
  'bar-is-trump': (about) => {
    const { view } = about;
    const what = view.trump === 'none' ? 'for those who cannot follow' : 'a trump';
    return `A Bar Card is ${what}. ${turn(about)}`;
  },
};

const or = (texts: readonly string[]): string => listed(texts, ' or ');

/** What a seat can do now, from what the rules ask of it. */
function turn(asked: Asked): string {
  const view = asked.view as View;
  const ask = askOf(asked.setting, view, asked.moves);
  switch (ask.ask) {
    case 'bid':
      return ask.barred === undefined
        ? `Bid how many tricks you will win: 0 to ${ask.most}.`
        : `Bid 0 to ${ask.most}, but not ${ask.barred}: you deal, and the bids may not add up to ${ask.most}.`;
    case 'lead':
      return 'You lead: play any card.';
    case 'follow':
      return `Follow ${suit(ask.suit)}: play ${or(ask.cards.map(card))}.`;
    case 'any':
      return ask.suit === undefined
        ? 'A Bar Card leads and there is no trump: play any card.'
        : `You have no ${suit(ask.suit)} to follow with: play any card.`;
    case 'wait':
      return `Waiting for ${nameOf(ask.for, asked.names)} to ${ask.bids ? 'bid' : 'play'}.`;
    case 'over':
      return 'The match is over.';
  }
}

export const en: Words = {
  title: facts.title.en,
  tagline: facts.tagline.en,
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
    return verb === 'bid' ? `Bid ${what}` : `Play the ${card(what)}`;
  },
  options: {
    rounds: {
      name: 'Rounds',
      says: 'How long the match is: full is 3 to 10 cards and back, up and down are one way, quick is 3, 5, 7, 5, 3.',
    },
    'rounds full': { name: 'Full', says: 'Fifteen rounds: 3 cards each, up to 10 and back to 3. An evening.' },
    'rounds up': { name: 'Up', says: 'Eight rounds, 3 to 10 cards.' },
    'rounds down': { name: 'Down', says: 'Eight rounds, 10 to 3 cards.' },
    'rounds quick': { name: 'Quick', says: 'Five rounds of 3, 5, 7, 5 and 3 cards. One drink.' },
    'double-deck': {
      name: 'Double Deck Chaos',
      says: 'Both decks and four Bar Cards; of two cards alike the later one wins. For 2 to 8 players.',
    },
    wingman: {
      name: 'Wingman',
      says: 'Bid on your hand, then pass it on for someone else to play. For 2 to 5 players, with two decks 4 to 8.',
    },
    memory: {
      name: 'Memory',
      says: 'With Wingman the screen shows what is left of the hand you passed on. Off, you are meant to remember.',
    },
    first: { name: 'Oldest player', says: 'Deals the first round. If nobody admits to it, chance decides.' },
    exact: { name: 'Bid met', says: 'Points for winning exactly what was bid, besides the tricks.' },
    'per-trick': { name: 'Each trick', says: 'Points for each trick of a bid that was met.' },
    missed: {
      name: 'Bid missed',
      says: 'Points that each trick too many or too few costs. Nobody falls below nothing.',
    },
  },
  outcome: ({ places, scores }: Outcome, reader) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return `${won(winners, reader)} ${count(Math.max(...scores), 'point')}, fair and square.`;
  },
};
