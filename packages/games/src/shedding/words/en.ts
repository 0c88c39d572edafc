import type { AnyEvent, Facts, Outcome, Reader, Words } from '@taproom/engine';
import type { DrawnFor, Event } from '../events.js';
import { capital, card, count, handList, list, suitWord, who, whom } from './cards.en.js';
import { reason } from './reasons.en.js';
import { refusal, turn } from './turn.en.js';

const CALLS: Readonly<Record<string, string>> = { 'last-call': 'Last call!', 'my-shout': 'My shout!' };

const WHY_DRAWN: Readonly<Record<DrawnFor, string>> = {
  turn: '',
  'take-that': ' and lost the turn to Take That',
  chaser: ', with no answer to the Chaser',
  cheers: ' instead of a sip',
  'tough-break': ': tough break',
  'my-shout': ', courtesy of the house',
  'shout-not-called': ' for a shout nobody heard',
  'tough-breaks-called-in': ' for those Tough Breaks',
  'last-call': ' for a last call nobody heard',
};

/** Events as `show` gives them: cards of others are a number, or missing. */
type Shown<E> = { [K in keyof E]: K extends 'cards' ? string[] | number : E[K] };
type Told = Shown<Event> & { readonly card?: string };

function cardsOf(cards: string[] | number): string {
  if (typeof cards === 'number') return cards === 0 ? 'nothing' : count(cards, 'card');
  return cards.length === 0 ? 'nothing' : handList(cards.map(card), list);
}

/** Long: a sentence for each kind of event, in the order in which they come up. */
function event(shown: AnyEvent, reader: Reader): string | undefined {
  const told = shown as Told;
  const name = (seat: number) => who(seat, reader);
  switch (told.type) {
    case 'round-began':
      return `Round ${told.round}: ${whom(told.seat, reader)} to begin.`;
    case 'dealt':
      return told.seat === reader.seat ? `You were dealt ${cardsOf(told.cards)}.` : undefined;
    case 'turned-up':
      return `Turned up: ${cardsOf(told.cards)}.`;
    case 'played': {
      const suit = told.suit === undefined ? '' : ` as ${suitWord(told.suit)}`;
      const calls = told.calls.map((call) => ` "${CALLS[call]}"`).join('');
      return `${name(told.seat)} played ${card(told.card)}${suit}.${calls}`;
    }
    case 'drew':
      return `${name(told.seat)} drew ${cardsOf(told.cards)}${WHY_DRAWN[told.why]}.`;
    case 'could-not-move':
      return `${name(told.seat)} could neither play nor draw.`;
    case 'may-play-drawn':
      return told.card === undefined
        ? `${name(told.seat)} may play it at once.`
        : `You may play ${card(told.card)} at once, or keep it.`;
    case 'kept':
      return `${name(told.seat)} kept it.`;
    case 'reshuffled':
      return `The discards were shuffled into a new draw pile of ${told.cards}.`;
    case 'turned-about':
      return `About face: play now goes ${told.direction}.`;
    case 'told-to-take':
      return `${capital(count(told.owed, 'card'))} for ${whom(told.seat, reader)}, unless another Take That turns up.`;
    case 'told-to-sip':
      return `Cheers to ${whom(told.seat, reader)}: a sip, or two cards.`;
    case 'sipped':
      return `${name(told.seat)} took a sip${told.left === 0 ? ' and can see the bottom of the glass' : ''}.`;
    case 'chaser-flipped':
      return told.suit === 'none'
        ? 'No card showed a glass, so there is nothing to chase.'
        : `Flipped for the Chaser: ${cardsOf(told.cards)}. Everyone chases ${suitWord(told.suit)}.`;
    case 'chaser-ended':
      return `The Chaser stopped at ${whom(told.seat, reader)}.`;
    case 'bottle-went-round':
      return `The bottle goes round ${told.direction}: everyone passes a card on.`;
    case 'chose':
      return told.card === undefined
        ? `${name(told.seat)} chose a card to pass.`
        : `You chose to pass ${card(told.card)}.`;
    case 'passed':
      return `${name(told.from)} passed ${told.card === undefined ? 'a card' : card(told.card)} to ${whom(told.to, reader)}.`;
    case 'gave-up-tough-breaks':
      return `${name(told.seat)} gave up ${count(told.count, 'Tough Break')}.`;
    case 'flipped':
      return `Flipped: ${cardsOf(told.cards)}.`;
    case 'declared':
      return `${name(told.seat)} declared ${suitWord(told.suit)}.`;
    // Only with the automatic option: there is nothing left to notice. An offence that can still be caught is no event.
    case 'forgot-last-call':
      return `${name(told.seat)} forgot to call last call.`;
    case 'caught':
      return `${name(told.by)} caught ${whom(told.seat, reader)}: no last call was heard.`;
    case 'owned-up':
      return `${name(told.seat)} owned up to a missing last call. Good of ${told.seat === reader.seat ? 'you' : 'them'}.`;
    case 'round-won':
      return roundWon(told, reader);
  }
}

function roundWon({ seats, round, reason }: Shown<Event & { type: 'round-won' }>, reader: Reader): string {
  const winners = list(seats.map((seat) => who(seat, reader)));
  return reason === 'out-of-cards'
    ? `${winners} went out and won round ${round}.`
    : `Nobody could move. ${winners} held the fewest cards and won round ${round}.`;
}

function move(text: string, reader: Reader): string {
  const [verb = '', what = '', ...rest] = text.split(' ');
  switch (verb) {
    case 'play': {
      const suit = rest[0] === 'as' ? ` as ${suitWord(rest[1] ?? '')}` : '';
      const calls = rest.filter((word) => CALLS[word] !== undefined).map((word) => `, "${CALLS[word]}"`);
      return `Play ${card(what)}${suit}${calls.join('')}`;
    }
    case 'pass':
      return `Pass on ${card(what)}`;
    case 'declare':
      return `Declare ${suitWord(what)}`;
    case 'catch':
      return `Catch ${[what, ...rest].join(' ').replace(/^seat-(\d+)$/, (_, n: string) => who(Number(n) - 1, reader))}: no last call`;
    default:
      return PLAIN_MOVES[verb] ?? text;
  }
}

const PLAIN_MOVES: Readonly<Record<string, string>> = {
  draw: 'Draw a card',
  keep: 'Keep the card',
  take: 'Take the cards',
  'draw-three': 'Draw three',
  sip: 'Take a sip',
  'draw-two': 'Draw two',
  'own-up': 'Own up: no last call',
};

function outcome({ places, scores, reason }: Outcome, reader: Reader): string {
  const winners = [...places.keys()].filter((seat) => places[seat] === 1);
  const rounds = scores.reduce((sum, score) => sum + score, 0);
  const names = list(winners.map((seat) => who(seat, reader)));
  const shared = winners.length > 1 ? ' share the win' : ' won';
  const why =
    reason === 'out-of-cards' ? 'out of cards, and out of here' : 'nobody could move, and the fewest cards count';
  return rounds > winners.length
    ? `${names}${shared}, with ${count(Math.max(...scores), 'round')} of ${rounds}.`
    : `${names}${shared}: ${why}.`;
}

/** Both editions speak alike; only their names differ. */
export const wordsOf = ({ title, tagline }: Facts): Words => ({
  title: title.en,
  tagline: tagline.en,
  event,
  turn,
  refusal,
  card,
  move,
  reason,
  options: {
    rounds: { name: 'Rounds', says: 'Most rounds won takes the match.' },
    sips: { name: 'Sips in a glass', says: 'Each round anew; water counts, and bottomless never runs dry.' },
    'last-call': { name: 'Last call', says: 'Whether a missing call must be caught, or costs its cards by itself.' },
    caught: { name: 'Must be caught', says: 'Somebody has to notice.' },
    automatic: { name: 'Automatic', says: 'The cards come by themselves.' },
    bottomless: { name: 'Bottomless', says: 'The glass never runs dry.' },
    dry: { name: 'Without a drink', says: 'These seats cannot sip and draw two instead.' },
    first: { name: 'Who begins', says: 'Tap the youngest at the table, or leave it to the shuffle.' },
    hand: { name: 'Cards dealt', says: 'How many cards everybody begins a round with.' },
    draws: { name: 'Cards drawn', says: 'How many whoever draws instead of playing gets.' },
    penalty: { name: 'Forgotten call', says: 'How many cards a forgotten "last call" costs.' },
    'tough-break': { name: 'Tough Break', says: 'How many cards a Tough Break brings.' },
  },
  outcome,
});
