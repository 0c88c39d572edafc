import { type Asked, listed, type Move } from '@taproom/engine';
import { type Ask, askOf, type GoesOn, goesOnOf, type Match } from '../ask.js';
import type { Cards } from '../cards.js';
import type { KindName } from '../edition.js';
import { faceOfMove } from '../moves.js';
import type { Refusal } from '../refuse.js';
import type { View } from '../view.js';
import { capital, card, colourWord, count, KINDS, list, suitWord, who } from './cards.en.js';

type Seen = Asked & { readonly view: View };

const or = (items: readonly string[]): string => listed(items, ' or ');
const kindWord = (kind: KindName): string => (kind === 'standard' ? 'a card' : KINDS[kind]);

const matchWords = ({ suit, colour, shape }: Match): string[] => [
  ...(suit === undefined ? [] : [suitWord(suit)]),
  ...(colour === undefined ? [] : [colourWord(colour)]),
  ...(shape === undefined ? [] : [shape]),
];

/** "Wine", "red", "Wine or another Switch It Up". */
export const goesOnWords = ({ itself, ...match }: GoesOn): string =>
  or([...matchWords(match), ...(itself === undefined ? [] : [`another ${kindWord(itself)}`])]);

/** What a seat can do now, from what the rules ask of it. */
export function turn(asked: Asked): string {
  const ask = askOf(asked.setting, asked.view as View, asked.moves);
  switch (ask.ask) {
    case 'play':
      return playWords(ask);
    case 'drawn':
      return `Play ${card(ask.card)}, which you have just drawn, or keep it.`;
    case 'take-that':
      return `${ask.canAnswer ? 'Pass it on with a Take That, or' : 'No Take That to answer with:'} take ${count(ask.owed, 'card')}.`;
    case 'chaser':
      return chaserWords(ask);
    case 'cheers':
      return ask.canSip ? 'Cheers! Take a sip, or draw two.' : 'Cheers, but your glass is empty: draw two.';
    case 'pass':
      return `Choose a card to pass to ${who(ask.to, asked)}. Any card will do.`;
    case 'declare':
      return `Name a glass: ${or(ask.suits.map(suitWord))}.`;
    case 'wait':
      return waitWords(ask, asked);
    case 'over':
      return 'The game is over.';
  }
}

function playWords({ match, canMatch, besides, barred, draw }: Ask & { ask: 'play' }): string {
  const wanted = or(matchWords(match));
  const others = besides.length === 0 ? [] : [`play ${or(besides.map(kindWord))}`];
  const drawn = draw === 'a-card' ? ['draw'] : draw === 'nothing-there' ? ['pass: there is nothing left to draw'] : [];
  if (barred !== undefined) return `${card(barred)} cannot be your last card: ${or(drawn)}.`;
  const can = canMatch || wanted === '' ? '' : `Nothing you hold matches ${wanted}: `;
  const ways = [...(canMatch ? [`match ${wanted}`] : []), ...others, ...drawn];
  return can === '' ? `${capital(either(ways))}.` : `${can}${either(ways)}.`;
}

/** "match Wine, red or house, or draw": parts that have an "or" of their own are kept apart by a comma. */
const either = (ways: readonly string[]): string => listed(ways, ', or ');

function chaserWords({ suit, canMatch, besides }: Ask & { ask: 'chaser' }): string {
  const ways = [...(canMatch ? [suitWord(suit)] : []), ...besides.map(kindWord)];
  return ways.length === 0
    ? `The Chaser wants ${suitWord(suit)}, and you have no answer: draw three.`
    : `The Chaser wants ${suitWord(suit)}: play ${or(ways)}.`;
}

const waitWords = ({ for: seats, chosen }: Ask & { ask: 'wait' }, asked: Asked): string =>
  `${chosen ? 'You have chosen. ' : ''}Waiting for ${list(seats.map((seat) => who(seat, asked)))}.`;

type Refuse = (about: Seen & { readonly move: Move }) => string;

const REFUSALS: Readonly<Record<Refusal, Refuse>> = {
  'game-over': () => 'The game is over; there is nothing left to play.',
  'no-such-move': () => 'There is no such move at this table; choose one of the moves on offer.',
  'not-your-turn': () => 'It is not your turn yet; wait until the table waits for you.',
  'not-in-hand': () => 'You do not hold that card; choose one from your hand.',
  'does-not-match': (about) => `${whyNoMatch(about)} ${turn(about)}`,
  'not-as-last-card': turn,
  'must-play': (about) => `There is nothing left to draw, and you can play. ${turn(about)}`,
  'answer-take-that': (about) => `A Take That is on you. ${turn(about)}`,
  'nothing-to-take': (about) => `Nobody has thrown a Take That at you. ${turn(about)}`,
  'answer-chaser': turn,
  'can-answer-chaser': (about) => `You can answer the Chaser, so you must. ${turn(about)}`,
  'no-chaser': (about) => `No Chaser is after you. ${turn(about)}`,
  'answer-cheers': turn,
  'no-cheers': (about) => `Nobody has said Cheers to you. ${turn(about)}`,
  'glass-is-empty': turn,
  'pass-a-card': (about) => `The bottle is going round. ${turn(about)}`,
  'already-chosen': turn,
  'nothing-to-pass': (about) => `No bottle is going round. ${turn(about)}`,
  'declare-a-suit': () => 'That card needs a glass; name one.',
  'declare-another-suit': () => 'Switch It Up switches: name a glass other than its own.',
  'declare-the-chaser-suit': ({ view }) =>
    `During a Chaser a wild stands for the glass that is chased; name ${suitWord(view.chaser)}.`,
  'nothing-to-declare': () => 'That card names no glass; play it as it is.',
  'last-call-not-due': () => 'Last call is for your second-to-last card; play without it.',
  'my-shout-not-due': () => 'That call goes with My Shout only; play without it.',
  'only-the-drawn-card': (about) => `You have drawn. ${turn(about)}`,
  'already-drew': (about) => `You have drawn. ${turn(about)}`,
  'nothing-drawn': (about) => `There is no drawn card to keep. ${turn(about)}`,
  'no-open-offence': () => 'There is no missing last call to settle; play on.',
  'cannot-catch-yourself': () => 'You cannot catch yourself; own up instead.',
};

/** Cheers goes on red and nothing else: a card that is choosier than most says so. */
function whyNoMatch({ setting, view, move }: Seen & { readonly move: Move }): string {
  const text = (setting.cards as Cards).text[faceOfMove(move)] ?? '';
  const goesOn = goesOnOf(setting, text);
  return goesOn.shape === undefined
    ? `${card(text)} goes only on ${goesOnWords(goesOn)}.`
    : `That does not go on ${card(view.top)}.`;
}

export const refusal = (name: string, about: Asked & { readonly move: Move }): string =>
  REFUSALS[name as Refusal]?.(about as Seen & { readonly move: Move }) ?? `That is not allowed now (${name}).`;
