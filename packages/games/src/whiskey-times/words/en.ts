import type { AnyEvent, Outcome, Reader, Words } from '@taproom/engine';
import { type Event, HIDDEN } from '../events.js';
import { facts } from '../facts.js';
import { usualPoints } from '../options.js';
import { type InSight, inSight } from './in-sight.js';
import { about, and, card, cards, count, isCard, nameOf, object, subject, unseen } from './names.en.js';
import { printed } from './printed.js';
import { reasonIn } from './reasons.en.js';
import { refusal, turn } from './turn.en.js';

// Events.

type Lines = { [E in Event as E['type']]: (event: E, reader: Reader) => string | undefined };

const LINES: Lines = {
  'laid-out': ({ guests }) => `Waiting to be asked in: ${cards(guests)}.`,
  dealt: ({ seat, hand, guests }, { seat: reader }) =>
    seat === reader ? `Your guests are ${cards(guests)}. You hold ${cards(hand)}.` : undefined,
  'turn-began': ({ seat, points }, reader) =>
    points < usualPoints(reader)
      ? `${subject(seat, reader, 'begin', 'begins')} with only ${count(points, 'draw point')}.`
      : seat === reader.seat
        ? 'Your turn.'
        : `It is ${nameOf(seat, reader.names)}'s turn.`,
  'slot-added': ({ slots }) => `The resource market grows to ${count(slots, 'place')}.`,
  took: ({ seat, card: taken, from }, reader) =>
    from === 'market'
      ? `${subject(seat, reader, 'take', 'takes')} ${card(taken)} from the market.`
      : `${subject(seat, reader, 'draw', 'draws')} ${unseen(taken, 'a card nobody else sees')}.`,
  filled: ({ market, card: laid }) => `${card(laid)} joins the ${market} market.`,
  reshuffled: ({ deck }) => `The ${deck} discards are shuffled into a new deck.`,
  struck: ({ seat, event }, reader) => `${card(event)}! It strikes ${object(seat, reader)}.`,
  ignored: ({ event }) => `${card(event)} turns up too, and is politely ignored.`,
  caught: ({ seat, cards: held }, reader) =>
    `${subject(seat, reader, 'are', 'is')} caught with ${count(held, 'card')}: down to six.`,
  'guest-replaced': ({ seat, guest, out }, reader) =>
    `${card(guest)} walks in and takes ${card(out)}'s chair at ${seat === reader.seat ? 'your table' : `${nameOf(seat, reader.names)}'s`}.`,
  'guest-spared': ({ guest }) => `${card(guest)} finds the chair taken by somebody with a drink, and leaves.`,
  'must-lose': ({ seat, what, cards: lost }, reader) =>
    `${subject(seat, reader, 'have', 'has')} to part with ${what === 'glass' && lost > 1 ? `${lost} glasses` : count(lost, what === 'resource' ? 'resource card' : what)}.`,
  discarded: ({ seat, card: thrown, onto }, reader) =>
    onto > 0
      ? `${subject(seat, reader, 'put', 'puts')} ${card(thrown)} on place ${onto} of the market.`
      : `${subject(seat, reader, 'discard', 'discards')} ${card(thrown)}.`,
  'lost-tokens': ({ seat, tokens }, reader) =>
    tokens === 0
      ? `${subject(seat, reader, 'have', 'has')} no tokens to lose. Poverty protects.`
      : `${subject(seat, reader, 'lose', 'loses')} ${count(tokens, 'token')}.`,
  'lost-points': ({ seat, now }, reader) =>
    `${subject(seat, reader, 'lose', 'loses')} a draw point${now > 0 ? '' : ' of the next turn'}.`,
  'markets-swept': ({ cards: swept }) => `Off the counter go ${cards(swept)}.`,
  'guests-swept': ({ guests }) => (guests.length === 0 ? undefined : `${cards(guests)} are sent home.`),
  gave: ({ seat, to, card: given }, reader) =>
    `${subject(seat, reader, 'give', 'gives')} ${card(given)} to ${object(to, reader)}.`,
  paid: ({ seat, bottles }, reader) => `${subject(seat, reader, 'pay', 'pays')} with ${cards(bottles)}.`,
  'drew-guest': ({ seat, guest }, reader) =>
    guest === HIDDEN ? `${nameOf(seat, reader.names)} looks at a new guest.` : `At the door: ${card(guest)}.`,
  swapped: ({ seat, out, guest }, reader) =>
    `${card(out)} leaves ${object(seat, reader)}; ${card(guest)} sits down instead.`,
  rejected: ({ seat, guest, out }, reader) =>
    `${subject(seat, reader, 'turn', 'turns')} ${card(guest)} away${out === 'empty' ? '' : `, who takes ${card(out)}'s place in the market`}.`,
  gifted: ({ seat, guest, bottle, tokens }, reader) =>
    `${subject(seat, reader, 'send', 'sends')} ${card(guest)} home with ${card(bottle)}, for ${count(tokens, 'token')}.`,
  invited: ({ seat, guest }, reader) => `${subject(seat, reader, 'ask', 'asks')} ${card(guest)} in.`,
  served: ({ seat, guest, bottle, drink, tucked }, reader) => {
    const extra = tucked.length === 0 ? '' : `, with ${cards(tucked)} underneath`;
    const how = drink === 'perfect' ? 'A perfect drink.' : 'Not quite what was asked for, but it is gone.';
    return `${subject(seat, reader, 'serve', 'serves')} ${card(guest)} ${card(bottle)}${extra}. ${how}`;
  },
  untucked: ({ cards: lost }) => `With the guest go ${cards(lost)}.`,
  rotated: ({ cards: gone }) =>
    gone.length === 0
      ? 'The markets rotate.'
      : `The markets rotate: ${cards(gone)} ${gone.length === 1 ? 'is' : 'are'} gone.`,
  'stacks-swept': ({ cards: gone }) =>
    gone.length === 0 ? undefined : `The resource market is swept: ${count(gone.length, 'card')} gone.`,
  played: ({ seat, event }, reader) => `${subject(seat, reader, 'play', 'plays')} ${card(event)}.`,
  looked: ({ seat, bottles }, reader) =>
    seat === reader.seat
      ? `In the cellar: ${cards(bottles)}. Choose one.`
      : `${nameOf(seat, reader.names)} looks at ${count(bottles.length, 'bottle')}.`,
  chose: ({ seat, bottle, others }, reader) => {
    const kept = `${subject(seat, reader, 'keep', 'keeps')} ${unseen(bottle, 'one of them')}`;
    return others.length === 0
      ? `${kept}.`
      : `${kept} and ${seat === reader.seat ? 'discard' : 'discards'} ${cards(others)}.`;
  },
  'gained-tokens': ({ seat, tokens }, reader) => `${subject(seat, reader, 'take', 'takes')} ${count(tokens, 'token')}.`,
  fetched: ({ seat, card: found }, reader) =>
    `${subject(seat, reader, 'fish', 'fishes')} ${card(found)} out of the discards.`,
  'trade-opened': ({ seat }, reader) =>
    `Anyone may trade with ${object(seat, reader)} now: bottles for bottles, or resources for resources.`,
  'offer-begun': () => undefined,
  'offer-gives': () => undefined,
  'offer-wants': () => undefined,
  offered: ({ seat, to, give, get }, reader) =>
    `${subject(seat, reader, 'offer', 'offers')} ${object(to, reader)} ${cards(give)} for ${cards(get)}.`,
  traded: ({ seat, with: other, give, get }, reader) =>
    `Done: ${cards(give)} to ${object(other, reader)}, ${cards(get)} to ${object(seat, reader)}.`,
  declined: ({ seat, from }, reader) =>
    `${subject(seat, reader, 'decline', 'declines')} what ${from === reader.seat ? 'you offered' : `${nameOf(from, reader.names)} offered`}.`,
  withdrawn: ({ seat }, reader) =>
    `${seat === reader.seat ? 'You take your offer' : `${nameOf(seat, reader.names)} takes the offer`} back.`,
  lapsed: ({ seat }, reader) =>
    `${seat === reader.seat ? 'Your' : `${nameOf(seat, reader.names)}'s`} offer lapses: the cards are gone.`,
  'trade-ended': () => 'The trading is over.',
  'end-near': ({ seat, reason }, reader) =>
    reason === 'all-served'
      ? `${subject(seat, reader, 'have', 'has')} served everyone! One more turn for each of the others.`
      : 'The last bottle has left the cellar. One more turn for each of the others.',
  ended: ({ scores }, { names }) =>
    `The evening is over: ${scores.map((score, seat) => `${nameOf(seat, names)} ${score}`).join(', ')}.`,
};

// Moves.

const CARD_WORD = /^(bottle-\d+|[a-z0-9]+(-[a-z0-9]+)*)$/;
const inWords = (words: readonly string[]): string => and(words.filter((word) => CARD_WORD.test(word)).map(card));

/** A move on a button, from its notation. */
function move(text: string, reader: Reader): string {
  const [verb = '', ...rest] = text.split(' ');
  const sight = inSight(reader);
  switch (verb) {
    case 'take':
      return takeWords(rest, sight);
    case 'done':
      return 'Done';
    case 'swap':
      return `Swap ${guestWords(rest[1], sight)} for ${changeWords(rest, sight)}`;
    case 'keep':
      return 'Keep the new guest';
    case 'reject':
      return 'Reject the new guest';
    case 'gift':
      return `Send ${guestWords(rest[1], sight)} home with ${card(rest[2] ?? '')}${paysWords(text, sight)}`;
    case 'replace':
      return rest[1] === 'deck' ? 'Ask in the top guest of the deck' : `Ask in ${nextWords(sight)}`;
    case 'serve':
      return `Serve ${guestWords(rest[1], sight)}: ${inWords(rest.slice(3))}${paysWords(text, sight)}`;
    case 'play':
      return playWords(rest, sight);
    case 'discard':
      return `Discard ${card(rest[0] ?? '')}${rest[1] === 'onto' ? ` onto place ${rest[2]}` : ''}`;
    case 'give':
    case 'want':
    case 'choose':
      return `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)} ${card(rest[0] ?? '')}`;
    case 'offer':
      return offerWords(rest);
    case 'propose':
      return 'Put the offer to them';
    case 'accept':
    case 'decline':
      return `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)} the offer of ${rest.join(' ')}`;
    case 'withdraw':
      return 'Take the offer back';
    case 'end-trade':
      return 'End the trade';
    default:
      return text;
  }
}

function takeWords([market = '', slot]: readonly string[], sight: InSight): string {
  if (slot === 'deck') return `Draw a ${market} unseen`;
  const seen = sight.inMarket(market as 'bottle' | 'resource', slot);
  return seen === undefined ? `Take ${market} ${slot} of the market` : `Take ${card(seen)}`;
}

function guestWords(place: string | undefined, sight: InSight): string {
  const guest = sight.ownGuest(place);
  return guest === undefined ? `guest ${place}` : card(guest);
}

function nextWords({ nextGuest }: InSight): string {
  return nextGuest === undefined ? 'the guest from the market' : `${card(nextGuest)} from the market`;
}

function paysWords(line: string, sight: InSight): string {
  const paid = sight.pays(line);
  return paid === undefined ? '' : `, for ${count(paid, 'point')}`;
}

/** `guest 2 for market 3 with bottle-4 bottle-9` */
function changeWords(rest: readonly string[], sight: InSight): string {
  const seen = sight.inMarket('guest', rest[4]);
  const market = seen === undefined ? `number ${rest[4]} of the market` : card(seen);
  const from = rest[3] === 'deck' ? 'one from the deck' : market;
  const paid = rest.slice(rest.indexOf('with') + 1).map((bottle) => bottle.replace('bottle-', ''));
  return `${from}, paying no. ${and(paid)}`;
}

/** `Bob`, or the whole offer at once: `Bob ice lime for soda`. */
function offerWords(rest: readonly string[]): string {
  const end = rest.lastIndexOf('for');
  if (end < 0) return `Make ${rest.join(' ')} an offer`;
  const start = rest.findIndex((word) => isCard(word));
  return `Offer ${rest.slice(0, start).join(' ')} ${cards(rest.slice(start, end))} for ${cards(rest.slice(end + 1))}`;
}

function playWords([event = '', ...rest]: readonly string[], sight: InSight): string {
  if (rest[0] === 'guest') return `Play ${card(event)}: ${guestWords(rest[1], sight)} for ${changeWords(rest, sight)}`;
  return `Play ${card(event)}${rest.length > 0 ? ` for ${cards(rest)}` : ''}`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'all-served': 'A bar ran out of guests to please, and everyone else had one last turn.',
  'no-bottles': 'The last bottle left the cellar, and the lights went on.',
  'nobody-perfect': 'Everyone was served something, and nobody what they had asked for.',
  standstill: 'Nobody had opened a new bottle for ten rounds, so the bar closed.',
};

function outcome({ places, scores, reason }: Outcome, reader: Reader): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const best = scores[winners[0] ?? 0] ?? 0;
  const [only] = winners;
  const who =
    winners.length === 1 && only !== undefined
      ? `${subject(only, reader, 'win', 'wins')} with ${count(best, 'point')}.`
      : `${and(winners.map((seat) => nameOf(seat, reader.names)))} share the win with ${count(best, 'point')}, and settle the rest at the bar.`;
  return `${ENDINGS[reason] ?? ''} ${who}`.trim();
}

export const en: Words = {
  title: facts.title.en,
  tagline: facts.tagline.en,
  event: (shown: AnyEvent, reader) => {
    const line = LINES[shown.type as Event['type']] as
      | ((event: AnyEvent, reader: Reader) => string | undefined)
      | undefined;
    return about(reader.setting, () => line?.(shown, reader));
  },
  turn: (asked) => about(asked.setting, () => turn(asked)),
  refusal: (name, asked) => about(asked.setting, () => refusal(name, asked)),
  card: (text, setting) => about(setting, () => card(text)),
  printed,
  move: (text, reader) => about(reader.setting, () => move(text, reader)),
  reason: (reason, reader) => about(reader.setting, () => reasonIn(card)(reason)),
  editions: {
    second: {
      name: 'Second edition',
      says: 'Company counts: guests who came alone now drink with others of their time, and pairs pay three times as often.',
    },
  },
  options: {
    first: { name: 'Who begins', says: 'Whoever last dusted a bottle, or leave it to the seed.' },
    bottles: { name: 'Bottles', says: 'How many bottles there are.' },
    'bottles 66': { name: '66', says: 'All of them, as the regions add up.' },
    'bottles 60': { name: '60', says: 'One fewer of each of the six largest regions. Nobody knows which.' },
    extended: { name: 'Extended Play', says: 'Four guests each, two of them face down. A longer evening.' },
    caught: {
      name: 'Caught!',
      says: 'No hand limit, until a red event turns up and finds you with more than ten cards.',
    },
    trading: { name: 'Trading', says: 'After every drink, haggle with whoever poured it.' },
    stacking: {
      name: 'Stacking the Market',
      says: 'Discards pile up on a growing market; a new guest sweeps it all away. Faster and very different.',
    },
    'opening-bottles': { name: 'Bottles to begin with', says: 'How many bottles everybody is dealt.' },
    'opening-resources': { name: 'Cards to begin with', says: 'How many resource cards everybody is dealt.' },
    'draw-points': { name: 'Draw points', says: 'How many a turn begins with.' },
    'hand-limit': { name: 'Hand limit', says: 'How many cards may be kept at the end of a turn.' },
    'perfect-bonus': { name: 'Perfect drinks', says: 'Points for one besides those on the guest.' },
    companions: { name: 'Companions', says: 'Points for each pair of drinking companions, both served.' },
  },
  outcome,
};
