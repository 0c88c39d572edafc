import type { AnyEvent, Facts, Outcome, Reader, Words } from '@taproom/engine';
import type { DrawnFor, Event } from '../events.js';
import {
  accusative,
  capital,
  card,
  cardCount,
  count,
  dative,
  directionWord,
  handList,
  list,
  nameOf,
  subject,
  suitWord,
} from './cards.de.js';
import { reasonIn } from './reasons.de.js';
import { refusal, turn } from './turn.de.js';

const CALLS: Readonly<Record<string, string>> = { 'last-call': 'Last Call!', 'my-shout': 'My Shout!' };

const WHY_DRAWN: Readonly<Record<DrawnFor, string>> = {
  turn: '',
  'take-that': ' und setzt wegen Take That aus',
  chaser: ', ohne Antwort auf den Chaser',
  cheers: ' statt eines Schlucks',
  'tough-break': ': Pech gehabt',
  'my-shout': ', geht aufs Haus',
  'shout-not-called': ' für einen Ruf, den niemand gehört hat',
  'tough-breaks-called-in': ' für die Tough Breaks',
  'last-call': ' für einen Last Call, den niemand gehört hat',
};
/** Events as `show` gives them: cards of others are a number, or missing. */
type Shown<E> = { [K in keyof E]: K extends 'cards' ? string[] | number : E[K] };
type Told = Shown<Event> & { readonly card?: string };

function cardsOf(cards: string[] | number): string {
  if (typeof cards === 'number') return cards === 0 ? 'nichts' : cardCount(cards);
  return cards.length === 0 ? 'nichts' : handList(cards.map(card), list);
}

/** Long: a sentence for each kind of event, in the order in which they come up. */
function event(shown: AnyEvent, reader: Reader): string | undefined {
  const told = shown as Told;
  switch (told.type) {
    case 'round-began':
      return `Runde ${told.round}: ${subject(told.seat, reader, 'fängst an', 'fängt an')}.`;
    case 'dealt':
      return told.seat === reader.seat ? `Du bekommst ${cardsOf(told.cards)}.` : undefined;
    case 'turned-up':
      return `Aufgedeckt: ${cardsOf(told.cards)}.`;
    case 'played': {
      const suit = told.suit === undefined ? '' : ` als ${suitWord(told.suit)}`;
      const calls = told.calls.map((call) => ` „${CALLS[call]}“`).join('');
      return `${subject(told.seat, reader, 'spielst', 'spielt')} ${card(told.card)}${suit}.${calls}`;
    }
    case 'drew':
      return `${subject(told.seat, reader, 'ziehst', 'zieht')} ${cardsOf(told.cards)}${WHY_DRAWN[told.why]}.`;
    case 'could-not-move':
      return `${subject(told.seat, reader, 'kannst', 'kann')} weder spielen noch ziehen.`;
    case 'may-play-drawn':
      return told.card === undefined
        ? `${subject(told.seat, reader, 'darfst', 'darf')} sie gleich spielen.`
        : `Du darfst ${card(told.card)} gleich spielen oder behalten.`;
    case 'kept':
      return `${subject(told.seat, reader, 'behältst', 'behält')} sie.`;
    case 'reshuffled':
      return `Die Ablage ist neu gemischt: ${cardCount(told.cards as number)} zum Nachziehen.`;
    case 'turned-about':
      return `About Face: Jetzt geht es ${directionWord(told.direction)}.`;
    case 'told-to-take':
      return `${capital(cardCount(told.owed))} für ${accusative(told.seat, reader)}, wenn kein weiteres Take That kommt.`;
    case 'told-to-sip':
      return `Cheers, auf ${accusative(told.seat, reader)}: ein Schluck oder zwei Karten.`;
    case 'sipped':
      return `${subject(told.seat, reader, 'nimmst', 'nimmt')} einen Schluck${told.left === 0 ? '; der Boden des Glases ist zu sehen' : ''}.`;
    case 'chaser-flipped':
      return told.suit === 'none'
        ? 'Keine Karte zeigte ein Glas, also gibt es nichts zu jagen.'
        : `Für den Chaser umgedreht: ${cardsOf(told.cards)}. Alle jagen ${suitWord(told.suit)}.`;
    case 'chaser-ended':
      return `Der Chaser endet bei ${dative(told.seat, reader)}.`;
    case 'bottle-went-round':
      return `Die Flasche geht ${directionWord(told.direction)} herum: Alle geben eine Karte weiter.`;
    case 'chose':
      return told.card === undefined
        ? `${subject(told.seat, reader, 'hast', 'hat')} eine Karte zum Weitergeben gewählt.`
        : `Du gibst ${card(told.card)} weiter.`;
    case 'passed':
      return `${subject(told.from, reader, 'gibst', 'gibt')} ${dative(told.to, reader)} ${told.card === undefined ? 'eine Karte' : card(told.card)}.`;
    case 'gave-up-tough-breaks':
      return `${subject(told.seat, reader, 'gibst', 'gibt')} ${count(told.count, 'einen Tough Break', 'Tough Breaks')} ab.`;
    case 'flipped':
      return `Umgedreht: ${cardsOf(told.cards)}.`;
    case 'declared':
      return `${subject(told.seat, reader, 'wünschst dir', 'wünscht sich')} ${suitWord(told.suit)}.`;
    // Nur mit der automatischen Regel: Da ist nichts mehr zu bemerken. Was noch erwischt werden kann, ist kein Ereignis.
    case 'forgot-last-call':
      return `${subject(told.seat, reader, 'vergisst', 'vergisst')} den Last Call.`;
    case 'caught':
      return `${subject(told.by, reader, 'erwischst', 'erwischt')} ${accusative(told.seat, reader)}: Es war kein Last Call zu hören.`;
    case 'owned-up':
      return `${subject(told.seat, reader, 'gibst', 'gibt')} einen vergessenen Last Call zu. Anständig.`;
    case 'round-won':
      return roundWon(told, reader);
  }
}

function roundWon({ seats, round, reason }: Shown<Event & { type: 'round-won' }>, reader: Reader): string {
  const [only] = seats;
  const won =
    seats.length === 1 && only !== undefined
      ? subject(only, reader, 'gewinnst', 'gewinnt')
      : `${list(seats.map((seat) => (seat === reader.seat ? 'du' : nameOf(seat, reader))))} gewinnen`;
  return reason === 'out-of-cards'
    ? `${capital(won)} Runde ${round}: alle Karten los.`
    : `Niemand kann mehr ziehen. ${capital(won)} Runde ${round} mit den wenigsten Karten.`;
}

function move(text: string, reader: Reader): string {
  const [verb = '', what = '', ...rest] = text.split(' ');
  switch (verb) {
    case 'play': {
      const suit = rest[0] === 'as' ? ` als ${suitWord(rest[1] ?? '')}` : '';
      const calls = rest.filter((word) => CALLS[word] !== undefined).map((word) => `, „${CALLS[word]}“`);
      return `${card(what)}${suit} spielen${calls.join('')}`;
    }
    case 'pass':
      return `${card(what)} weitergeben`;
    case 'declare':
      return `${suitWord(what)} wünschen`;
    case 'catch':
      return `${[what, ...rest].join(' ').replace(/^seat-(\d+)$/, (_, n: string) => nameOf(Number(n) - 1, reader))} erwischen: kein Last Call`;
    default:
      return PLAIN_MOVES[verb] ?? text;
  }
}

const PLAIN_MOVES: Readonly<Record<string, string>> = {
  draw: 'Karte ziehen',
  keep: 'Karte behalten',
  take: 'Karten nehmen',
  'draw-three': 'Drei ziehen',
  sip: 'Schluck nehmen',
  'draw-two': 'Zwei ziehen',
  'own-up': 'Zugeben: kein Last Call',
};

function outcome({ places, scores, reason }: Outcome, reader: Reader): string {
  const winners = [...places.keys()].filter((seat) => places[seat] === 1);
  const rounds = scores.reduce((sum, score) => sum + score, 0);
  const [only] = winners;
  const who =
    winners.length === 1 && only !== undefined
      ? subject(only, reader, 'hast gewonnen', 'hat gewonnen')
      : `${capital(list(winners.map((seat) => (seat === reader.seat ? 'du' : nameOf(seat, reader)))))} teilen sich den Sieg`;
  const why =
    reason === 'out-of-cards'
      ? 'keine Karten mehr, und schon aus der Tür'
      : 'niemand konnte mehr, und die wenigsten Karten zählen';
  return rounds > winners.length
    ? `${who}, mit ${count(Math.max(...scores), 'einer Runde', 'Runden')} von ${rounds}.`
    : `${who}: ${why}.`;
}

/** Beide Ausgaben sprechen gleich; nur ihre Namen sind verschieden. */
export const wordsOf = ({ title, tagline }: Facts): Words => ({
  title: title.de,
  tagline: tagline.de,
  event,
  turn,
  refusal,
  card,
  move,
  reason: reasonIn(suitWord),
  options: {
    rounds: { name: 'Runden', says: 'Wer die meisten Runden gewinnt, gewinnt das Match.' },
    sips: { name: 'Schlucke im Glas', says: 'Jede Runde neu; Wasser zählt, und bodenlos wird nie leer.' },
    'last-call': {
      name: 'Last Call',
      says: 'Ob ein fehlender Ruf erwischt werden muss oder von selbst Karten kostet.',
    },
    caught: { name: 'Muss erwischt werden', says: 'Jemand muss es merken.' },
    automatic: { name: 'Von selbst', says: 'Die Karten kommen von allein.' },
    bottomless: { name: 'Bodenlos', says: 'Das Glas wird nie leer.' },
    dry: { name: 'Ohne Getränk', says: 'Diese Plätze können nicht trinken und ziehen stattdessen zwei.' },
    first: { name: 'Wer anfängt', says: 'Tippe die jüngste Person am Tisch an, oder überlass es der Mischung.' },
    hand: { name: 'Karten am Anfang', says: 'Mit wie vielen Karten alle in eine Runde gehen.' },
    draws: { name: 'Karten beim Ziehen', says: 'Wie viele bekommt, wer zieht, statt zu spielen.' },
    penalty: { name: 'Vergessener Ruf', says: 'Wie viele Karten ein vergessenes „Last Call“ kostet.' },
    'tough-break': { name: 'Tough Break', says: 'Wie viele Karten ein Tough Break bringt.' },
  },
  outcome,
});
