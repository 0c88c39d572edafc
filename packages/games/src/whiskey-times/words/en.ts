import type { AnyEvent, Outcome, Reader, Seat, Setting, Words } from '@taproom/engine';
import type { Cards } from '../cards.js';
import { type Event, FACE_DOWN_TEXT, HIDDEN } from '../events.js';
import type { Refusal } from '../refuse.js';
import type { View } from '../view.js';
import { cardsOf, printed } from './printed.js';
import { reasonIn } from './reasons.en.js';

// Cards.

const namesOfCards = new WeakMap<Cards, ReadonlyMap<string, string>>();

/** What the cards of a table are called, which its own card files may have changed. */
function namesOf(cards: Cards): ReadonlyMap<string, string> {
  const known = namesOfCards.get(cards);
  if (known) return known;
  const { guests, bottles, resources } = cards;
  const names = new Map([
    ...guests.map(({ slug, name }): [string, string] => [slug, name]),
    ...bottles.map(({ number, name }): [string, string] => [`bottle-${number}`, `${name} (no. ${number})`]),
    ...resources.map(({ slug, name }): [string, string] => [slug, name]),
  ]);
  namesOfCards.set(cards, names);
  return names;
}

/** The names that the sentence being written uses. */
let spoken: ReadonlyMap<string, string> | undefined;

/** Writes a sentence about a table with that table's names for its cards; ours where no table is given. */
function about<Sentence>(setting: Setting | undefined, write: () => Sentence): Sentence {
  spoken = namesOf(cardsOf(setting));
  return write();
}

/** `bottle-17` is "Stag & Ledger (no. 17)". A card that nobody knows is called by its slug. */
function card(text: string): string {
  if (text === HIDDEN) return 'a card';
  if (text === FACE_DOWN_TEXT) return 'a guest face down';
  if (text.startsWith(`${FACE_DOWN_TEXT} `)) return `${card(text.slice(FACE_DOWN_TEXT.length + 1))} (face down)`;
  const known = spoken?.get(text);
  if (known !== undefined) return known;
  const words = text.split('-').map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
  return words.join(' ');
}

const cards = (texts: readonly string[]): string => and(texts.map(card));
const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
/** Cards somebody took that the reader may not see. */
const unseen = (text: string, what: string): string => (text === HIDDEN ? what : card(text));

const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? `Seat ${seat + 1}`;
/** "You" for the reader, otherwise the name; the verb is given for you and for others. */
const subject = (seat: Seat, { names, seat: reader }: Reader, you: string, other: string): string =>
  seat === reader ? `You ${you}` : `${nameOf(seat, names)} ${other}`;
const object = (seat: Seat, { names, seat: reader }: Reader): string => (seat === reader ? 'you' : nameOf(seat, names));

// Events.

type Lines = { [E in Event as E['type']]: (event: E, reader: Reader) => string | undefined };

const LINES: Lines = {
  'laid-out': ({ guests }) => `Waiting to be asked in: ${cards(guests)}.`,
  dealt: ({ seat, hand, guests }, { seat: reader }) =>
    seat === reader ? `Your guests are ${cards(guests)}. You hold ${cards(hand)}.` : undefined,
  'turn-began': ({ seat, points }, reader) =>
    points < 2
      ? `${subject(seat, reader, 'begin', 'begins')} with only ${count(points, 'draw point')}.`
      : `It is ${seat === reader.seat ? 'your' : `${nameOf(seat, reader.names)}'s`} turn.`,
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

// Refusals.

type About = Parameters<Words['refusal']>[1];
type Seen = About & { readonly view: View };

const waitingNames = ({ view, names }: Seen): string => and(view.waiting.map((seat) => nameOf(seat, names)));

const REFUSALS: Readonly<Record<Refusal, (facts: Seen) => string>> = {
  'game-over': () => 'The evening is over; the guests have gone back where they came from.',
  'no-such-move': () => 'There is no such move; look at the list of what you may do.',
  'not-your-turn': (facts) => `It is not your turn: the table is waiting for ${waitingNames(facts)}.`,
  'draw-first': ({ view }) =>
    `First the drawing: spend your ${count(view.points, 'draw point')}, or say "done" and leave them.`,
  'drawing-is-over': () => 'Your draw points are spent; now swap, gift, serve, play a green event, or say "done".',
  'discard-first': ({ view, seat }) =>
    view.phase === 'limit'
      ? `You hold ${view.handSizes[seat] ?? 0} cards and may keep 10: discard first.`
      : `You have to discard ${count(view.owed[seat] ?? 0, 'card')} first.`,
  'nothing-to-discard': () =>
    'Nothing has to be discarded now; glasses and mixers leave your hand as you serve, and flavours go with a drink.',
  'give-first': () => 'First give a card of your choice to the player on your left.',
  'stack-first': ({ view }) =>
    `First put what you used on places of the market, one by one: ${cards([...view.placing])}.`,
  'keep-or-reject': ({ view }) => `First decide about ${card(view.drawnGuest ?? FACE_DOWN_TEXT)}: keep or reject?`,
  'replace-first': () => 'There is an empty chair: first take a guest from the deck or from the market.',
  'choose-first': ({ view }) => `First choose one of ${cards([...view.looked])}.`,
  'trade-first': ({ view, names, seat }) =>
    view.turn === seat
      ? 'There is a trade going on: make offers, answer them, or end it with "end-trade".'
      : `There is a trade going on with ${nameOf(view.turn, names)}: offer something, answer an offer, or wait.`,
  'not-now': () => 'That is not possible at this moment; look at the list of what you may do.',
  'not-enough-points': ({ view }) =>
    `You have ${count(view.points, 'draw point')}: a bottle or a green event in the market costs 2, any other card 1.`,
  'nothing-there': () => 'There is nothing there to take; choose another place or another deck.',
  'not-in-hand': () => 'You do not hold that; only cards from your own hand count.',
  'one-bottle-twice': () => 'A swap costs two different bottles; you named the same one twice.',
  'already-served': () => 'That guest has been served and is quite happy; choose one who is still waiting.',
  'not-their-taste': () => 'They will not touch that: it must be their preferred bottle, or another of its region.',
  'glass-missing': () => 'You lack the right glass; a wild glass would do, if you name it.',
  'ingredient-missing': () => 'You lack an ingredient; one wild mixer can stand in for one of them, if you name it.',
  'wild-not-needed': () => 'You hold everything the recipe asks for; keep the wild card for a worse evening.',
  'flavour-does-not-match': () =>
    'That bottle does not have this profile; a flavour card must match the bottle poured.',
  'not-a-bonus': () => 'Only bonus events can be tucked under a guest; play that one on its own.',
  'serve-with-it': () => 'That event goes with a drink: name it as you serve.',
  'not-in-discard': () => 'That is not in the discard pile, or it is an event; fetch something that lies there.',
  'not-looked-at': ({ view }) => `You may keep one of ${cards([...view.looked])}.`,
  'wrong-kind': ({ view }) =>
    view.agenda.at(-1) === 'lose'
      ? 'It has to be a glass.'
      : view.agenda.at(-1) === 'lose 1'
        ? 'It has to be a bottle.'
        : 'It has to be a resource card, not a bottle.',
  'say-onto': ({ view }) =>
    `Say where: "onto 1"${view.resourceMarket.length > 1 ? ` to "onto ${view.resourceMarket.length}"` : ''}. Discards pile up on the market here.`,
  'no-such-slot': ({ view }) =>
    view.stacks.length === 0
      ? 'Discards go to the discard pile at this table; leave out "onto".'
      : `The market has places 1 to ${view.stacks.length}; bottles and events go to their discard piles, without "onto".`,
  'no-trading': () => 'Nobody trades at this table; the option is called "trading".',
  'only-with-the-server': ({ view, names, seat }) =>
    view.turn === seat
      ? 'You cannot trade with yourself, however good the terms.'
      : `Only ${nameOf(view.turn, names)}, who has just served, can be traded with.`,
  'enough-offers': () => 'You have made three offers in this trade; that is as pushy as one may be.',
  'no-offer': () => 'You have no offer on the table; begin one with "offer NAME ice for lime".',
  'not-offered': () => 'There is no such offer to you.',
  'bottles-for-bottles': () => 'Bottles are traded for bottles and resource cards for resource cards, never mixed.',
  'not-theirs': () => 'As far as you can know, they cannot have that, or not so many.',
  'one-each-way': () => 'An offer needs at least one card each way.',
  'cannot-pay': () => 'You do not hold everything that is asked for; decline, or offer something else.',
  'only-the-server-ends': ({ view, names }) => `Only ${nameOf(view.turn, names)} can end the trade.`,
};

// Moves.

const CARD_WORD = /^(bottle-\d+|[a-z0-9]+(-[a-z0-9]+)*)$/;
const inWords = (words: readonly string[]): string => and(words.filter((word) => CARD_WORD.test(word)).map(card));

/** A move on a button, from its notation. */
function move(text: string): string {
  const [verb = '', ...rest] = text.split(' ');
  switch (verb) {
    case 'take':
      return rest[1] === 'deck' ? `Draw a ${rest[0]} unseen` : `Take ${rest[0]} ${rest[1]} of the market`;
    case 'done':
      return 'Done';
    case 'swap':
      return `Swap guest ${rest[1]} for ${changeWords(rest)}`;
    case 'keep':
      return 'Keep the new guest';
    case 'reject':
      return 'Reject the new guest';
    case 'gift':
      return `Send guest ${rest[1]} home with ${card(rest[2] ?? '')}`;
    case 'replace':
      return rest[1] === 'deck' ? 'Ask in the top guest of the deck' : 'Ask in the guest from the market';
    case 'serve':
      return `Serve guest ${rest[1]}: ${inWords(rest.slice(3))}`;
    case 'play':
      return playWords(rest);
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

/** `guest 2 for market 3 with bottle-4 bottle-9` */
function changeWords(rest: readonly string[]): string {
  const from = rest[3] === 'deck' ? 'one from the deck' : `number ${rest[4]} of the market`;
  const paid = rest.slice(rest.indexOf('with') + 1).map((bottle) => bottle.replace('bottle-', ''));
  return `${from}, paying no. ${and(paid)}`;
}

/** `Bob`, or the whole offer at once: `Bob ice lime for soda`. */
function offerWords(rest: readonly string[]): string {
  const end = rest.lastIndexOf('for');
  if (end < 0) return `Make ${rest.join(' ')} an offer`;
  const start = rest.findIndex((word) => spoken?.has(word));
  return `Offer ${rest.slice(0, start).join(' ')} ${cards(rest.slice(start, end))} for ${cards(rest.slice(end + 1))}`;
}

function playWords([event = '', ...rest]: readonly string[]): string {
  if (rest[0] === 'guest') return `Play ${card(event)}: guest ${rest[1]} for ${changeWords(rest)}`;
  return `Play ${card(event)}${rest.length > 0 ? ` for ${cards(rest)}` : ''}`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'all-served': 'Every guest was served.',
  'no-bottles': 'The cellar is empty.',
  'nobody-perfect': 'Everyone was served and nobody was delighted.',
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
  title: 'Whiskey Times: Famous Still',
  tagline: 'Your guests are dead, opinionated and thirsty. Serve them well.',
  event: (shown: AnyEvent, reader) => {
    const line = LINES[shown.type as Event['type']] as
      | ((event: AnyEvent, reader: Reader) => string | undefined)
      | undefined;
    return about(reader.setting, () => line?.(shown, reader));
  },
  refusal: (name, facts) => about(facts.setting, () => (REFUSALS[name as Refusal] as (facts: About) => string)(facts)),
  card: (text, setting) => about(setting, () => card(text)),
  printed,
  move: (text, reader) => about(reader.setting, () => move(text)),
  reason: (reason, reader) => about(reader.setting, () => reasonIn(card)(reason)),
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
  },
  outcome,
};
