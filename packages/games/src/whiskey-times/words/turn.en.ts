import { type Asked, listed, type Move } from '@taproom/engine';
import { type Ask, askOf, lacking } from '../ask.js';
import { placeOf } from '../moves.js';
import type { Refusal } from '../refusals.js';
import type { View } from '../view.js';
import { and, card, cards, count, nameOf } from './names.en.js';

type Seen = Asked & { readonly view: View; readonly move: Move };

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const or = (ways: readonly string[]): string => listed(ways, ' or ');
const either = (ways: readonly string[]): string => listed(ways, ', or ');
const LOSSES = {
  glass: ['a glass', 'glasses'],
  bottle: ['a bottle', 'bottles'],
  resource: ['a resource card', 'resource cards'],
};

/** What a seat can do now, from what the rules ask of it. */
export function turn(asked: Asked): string {
  const ask = askOf(asked.setting, asked.view as View, asked.moves);
  const name = (seat: number): string => nameOf(seat, asked.names);
  switch (ask.ask) {
    case 'draw':
      return drawWords(ask);
    case 'act':
      return actWords(ask);
    case 'discard':
      return `Discard ${count(ask.count, 'card')}: you may keep ${ask.keep}.`;
    case 'lose':
      return `Discard ${ask.count === 1 ? LOSSES[ask.what][0] : `${ask.count} ${LOSSES[ask.what][1]}`}.`;
    case 'give':
      return `Give a card of your choice to ${name(ask.to)}.`;
    case 'stack':
      return `Put what you used on places of the market, one by one: ${cards([...ask.cards])}.`;
    case 'blind':
      return `Keep ${card(ask.guest)}, or send them to the market.`;
    case 'replace':
      return `There is an empty chair: take ${or([...(ask.deck ? ['the top guest of the deck'] : []), ...(ask.market === undefined ? [] : [`${card(ask.market)} from the market`])])}.`;
    case 'choose':
      return `Keep one of these: ${cards([...ask.bottles])}.`;
    case 'trade':
      return tradeWords(ask, name);
    case 'wait':
      return `Waiting for ${and(ask.for.map(name))}.${ask.offer.length > 0 ? ` Meanwhile you may make ${or(ask.offer.map(name))} an offer.` : ''}`;
    case 'over':
      return 'The evening is over.';
  }
}

function drawWords({ points, bottles, resources, greens }: Ask & { ask: 'draw' }): string {
  const takes = [
    ...(bottles ? ['a bottle for 2'] : []),
    ...(resources ? ['a resource card for 1'] : []),
    ...(greens ? ['a green event for 2'] : []),
  ];
  const left = `You have ${count(points, 'draw point')}: `;
  return takes.length === 0 ? `${left}nothing to take for that. Be done.` : `${left}take ${or(takes)}, or be done.`;
}

function actWords({ serve, gift, swap, events }: Ask & { ask: 'act' }): string {
  const ways = [
    ...(serve.length > 0 ? [`serve ${or(serve.map(card))}`] : []),
    ...(gift ? ['send a guest off with a bottle as a gift'] : []),
    ...(swap ? ['swap a guest for two bottles'] : []),
    ...(events.length > 0 ? [`play ${or(events.map(card))}`] : []),
    'end your turn',
  ];
  return ways.length === 1 ? 'Nothing to serve, give or swap yet: end your turn.' : `${capital(either(ways))}.`;
}

function tradeWords({ answer, offer, drafting, end }: Ask & { ask: 'trade' }, name: (seat: number) => string): string {
  const ways = [
    ...(answer.length > 0 ? [`answer ${and(answer.map(name))}`] : []),
    ...(drafting ? ['finish your offer'] : []),
    ...(offer.length > 0 ? [`make ${or(offer.map(name))} an offer`] : []),
    ...(end ? ['end the trade'] : []),
  ];
  return `Trading hour: ${either(ways)}.`;
}

// Refusals.

const waitingNames = ({ view, names }: Seen): string => and(view.waiting.map((seat) => nameOf(seat, names)));
const guestOf = ({ view, seat, move }: Seen): string => view.guests[seat]?.[placeOf(move)] ?? '';

const REFUSALS: Readonly<Record<Refusal, (facts: Seen) => string>> = {
  'game-over': () => 'The evening is over; the guests have gone back where they came from.',
  'no-such-move': (facts) => `There is no such move. ${turn(facts)}`,
  'not-your-turn': (facts) => `It is not your turn: the table is waiting for ${waitingNames(facts)}.`,
  'draw-first': (facts) => `First the drawing. ${turn(facts)}`,
  'drawing-is-over': (facts) => `The drawing is over. ${turn(facts)}`,
  'discard-first': turn,
  'nothing-to-discard': () =>
    'Nothing has to be discarded now; glasses and mixers leave your hand as you serve, and flavours go with a drink.',
  'give-first': turn,
  'stack-first': turn,
  'keep-or-reject': turn,
  'replace-first': turn,
  'choose-first': turn,
  'trade-first': (facts) => `A trade is going on. ${turn(facts)}`,
  'not-now': (facts) => `That is not possible at this moment. ${turn(facts)}`,
  'not-enough-points': ({ view }) =>
    `You have ${count(view.points, 'draw point')}: a bottle or a green event in the market costs 2, any other card 1.`,
  'nothing-there': () => 'There is nothing there to take; choose another place or another deck.',
  'not-in-hand': () => 'You do not hold that; only cards from your own hand count.',
  'one-bottle-twice': () => 'A swap costs two different bottles; you named the same one twice.',
  'already-served': () => 'That guest has been served and is quite happy; choose one who is still waiting.',
  'not-their-taste': () => 'They will not touch that: it must be their preferred bottle, or another of its region.',
  'glass-missing': (facts) => `${missing(facts)} A wild glass could stand in for the glass.`,
  'ingredient-missing': (facts) => `${missing(facts)} A wild mixer could stand in for one ingredient.`,
  'wild-not-needed': () => 'You hold everything the recipe asks for; keep the wild card for a worse evening.',
  'flavour-does-not-match': () =>
    'That bottle does not have this profile; a flavour card must match the bottle poured.',
  'not-a-bonus': () => 'Only bonus events can be tucked under a guest; play that one on its own.',
  'serve-with-it': () => 'That event goes with a drink: add it as you serve.',
  'not-in-discard': () => 'That is not in the discard pile, or it is an event; fetch something that lies there.',
  'not-looked-at': turn,
  'wrong-kind': turn,
  'say-onto': ({ view }) =>
    `Say where: place 1${view.resourceMarket.length > 1 ? ` to ${view.resourceMarket.length}` : ''}. Discards pile up on the market here.`,
  'no-such-slot': ({ view }) =>
    view.stacks.length === 0
      ? 'Discards go to the discard pile at this table, not onto a place.'
      : `The market has places 1 to ${view.stacks.length}; bottles and events go to their discard piles, not onto a place.`,
  'no-trading': () => 'Nobody trades at this table; the host can allow it for the next one.',
  'only-with-the-server': ({ view, names, seat }) =>
    view.turn === seat
      ? 'You cannot trade with yourself, however good the terms.'
      : `Only ${nameOf(view.turn, names)}, who has just served, can be traded with.`,
  'enough-offers': () => 'You have made three offers in this trade; that is as pushy as one may be.',
  'no-offer': () => 'You have no offer on the table; make one first.',
  'not-offered': () => 'There is no such offer to you.',
  'bottles-for-bottles': () => 'Bottles are traded for bottles and resource cards for resource cards, never mixed.',
  'not-theirs': () => 'As far as you can know, they cannot have that, or not so many.',
  'one-each-way': () => 'An offer needs at least one card each way.',
  'cannot-pay': () => 'You do not hold everything that is asked for; decline, or offer something else.',
  'only-the-server-ends': ({ view, names }) => `Only ${nameOf(view.turn, names)} can end the trade.`,
};

/** What the drink lacks, by name. */
function missing(facts: Seen): string {
  const guest = guestOf(facts);
  return `For ${card(guest)} you still need ${cards(lacking(facts.setting, facts.view, guest))}.`;
}

export const refusal = (name: string, asked: Asked & { readonly move: Move }): string =>
  REFUSALS[name as Refusal](asked as Seen);
