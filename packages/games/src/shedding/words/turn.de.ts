import { type Asked, listed, type Move } from '@taproom/engine';
import { type Ask, askOf, type GoesOn, goesOnOf, type Match } from '../ask.js';
import type { Cards } from '../cards.js';
import type { KindName } from '../edition.js';
import { faceOfMove } from '../moves.js';
import type { Refusal } from '../refuse.js';
import type { View } from '../view.js';
import { accusative, capital, card, cardCount, colourWord, KINDS, list, shapeWord, suitWord } from './cards.de.js';

type Seen = Asked & { readonly view: View };

const or = (items: readonly string[]): string => listed(items, ' oder ');
const kindWord = (kind: KindName): string => (kind === 'standard' ? 'eine Karte' : KINDS[kind]);

const matchWords = ({ suit, colour, shape }: Match): string[] => [
  ...(suit === undefined ? [] : [suitWord(suit)]),
  ...(colour === undefined ? [] : [colourWord(colour)]),
  ...(shape === undefined ? [] : [shapeWord(shape)]),
];

export const goesOnWords = ({ itself, ...match }: GoesOn): string =>
  or([...matchWords(match), ...(itself === undefined ? [] : [`ein anderes ${kindWord(itself)}`])]);

/** What a seat can do now, from what the rules ask of it. */
export function turn(asked: Asked): string {
  const ask = askOf(asked.setting, asked.view as View, asked.moves);
  switch (ask.ask) {
    case 'play':
      return playWords(ask);
    case 'drawn':
      return `Spiel ${card(ask.card)}, gerade gezogen, oder behalt die Karte.`;
    case 'take-that':
      return `${ask.canAnswer ? 'Gib es mit einem Take That weiter, oder nimm' : 'Kein Take That als Antwort: Nimm'} ${cardCount(ask.owed)}.`;
    case 'chaser':
      return chaserWords(ask);
    case 'cheers':
      return ask.canSip ? 'Cheers! Nimm einen Schluck, oder zieh zwei.' : 'Cheers, aber dein Glas ist leer: Zieh zwei.';
    case 'pass':
      return `Such eine Karte für ${accusative(ask.to, asked)} aus. Jede ist recht.`;
    case 'declare':
      return `Wünsch dir ein Glas: ${or(ask.suits.map(suitWord))}.`;
    case 'wait':
      return waitWords(ask, asked);
    case 'over':
      return 'Das Spiel ist aus.';
  }
}

function playWords({ match, canMatch, besides, barred, draw }: Ask & { ask: 'play' }): string {
  const wanted = or(matchWords(match));
  const others = besides.length === 0 ? [] : [`spiel ${or(besides.map(kindWord))}`];
  const drawn = draw === 'a-card' ? ['zieh'] : draw === 'nothing-there' ? ['pass: Zu ziehen gibt es nichts mehr'] : [];
  if (barred !== undefined) return `${card(barred)} darf nicht deine letzte Karte sein: ${capital(or(drawn))}.`;
  const can = canMatch || wanted === '' ? '' : `Nichts auf deiner Hand passt zu ${wanted}: `;
  const ways = [...(canMatch ? [`leg ${wanted}`] : []), ...others, ...drawn];
  return `${can}${capital(either(ways))}.`;
}

/** "leg Wein, Rot oder Haus, oder zieh": Was selbst ein "oder" hat, steht für sich. */
const either = (ways: readonly string[]): string => listed(ways, ', oder ');

function chaserWords({ suit, canMatch, besides }: Ask & { ask: 'chaser' }): string {
  const ways = [...(canMatch ? [suitWord(suit)] : []), ...besides.map(kindWord)];
  return ways.length === 0
    ? `Der Chaser will ${suitWord(suit)}, und du hast keine Antwort: Zieh drei.`
    : `Der Chaser will ${suitWord(suit)}: Spiel ${or(ways)}.`;
}

const waitWords = ({ for: seats, chosen }: Ask & { ask: 'wait' }, asked: Asked): string =>
  `${chosen ? 'Du hast gewählt. ' : ''}Wir warten auf ${list(seats.map((seat) => accusative(seat, asked)))}.`;

type Refuse = (about: Seen & { readonly move: Move }) => string;

const REFUSALS: Readonly<Record<Refusal, Refuse>> = {
  'game-over': () => 'Das Spiel ist aus; es gibt nichts mehr zu spielen.',
  'no-such-move': () => 'Diesen Zug gibt es an diesem Tisch nicht; nimm einen von denen, die angeboten werden.',
  'not-your-turn': () => 'Du bist noch nicht dran; warte, bis der Tisch auf dich wartet.',
  'not-in-hand': () => 'Diese Karte hast du nicht; nimm eine aus deiner Hand.',
  'does-not-match': (about) => `${whyNoMatch(about)} ${turn(about)}`,
  'not-as-last-card': turn,
  'must-play': (about) => `Zu ziehen gibt es nichts mehr, und du kannst spielen. ${turn(about)}`,
  'answer-take-that': (about) => `Ein Take That geht an dich. ${turn(about)}`,
  'nothing-to-take': (about) => `Niemand hat dir ein Take That hingeworfen. ${turn(about)}`,
  'answer-chaser': turn,
  'can-answer-chaser': (about) => `Du kannst dem Chaser antworten, also musst du. ${turn(about)}`,
  'no-chaser': (about) => `Kein Chaser verfolgt dich. ${turn(about)}`,
  'answer-cheers': turn,
  'no-cheers': (about) => `Niemand hat dir zugeprostet. ${turn(about)}`,
  'glass-is-empty': turn,
  'pass-a-card': (about) => `Die Flasche geht herum. ${turn(about)}`,
  'already-chosen': turn,
  'nothing-to-pass': (about) => `Keine Flasche geht herum. ${turn(about)}`,
  'declare-a-suit': () => 'Diese Karte braucht ein Glas; sag, welches.',
  'declare-another-suit': () => 'Switch It Up wechselt: Nenn ein anderes Glas als das eigene.',
  'declare-the-chaser-suit': ({ view }) =>
    `Während eines Chasers steht ein Joker für das gejagte Glas; nenn ${suitWord(view.chaser)}.`,
  'nothing-to-declare': () => 'Diese Karte wünscht sich nichts; spiel sie, wie sie ist.',
  'last-call-not-due': () => 'Last Call gehört zur vorletzten Karte; spiel ohne ihn.',
  'my-shout-not-due': () => 'Dieser Ruf gehört nur zu My Shout; spiel ohne ihn.',
  'only-the-drawn-card': (about) => `Du hast gezogen. ${turn(about)}`,
  'already-drew': (about) => `Du hast gezogen. ${turn(about)}`,
  'nothing-drawn': (about) => `Es gibt keine gezogene Karte zu behalten. ${turn(about)}`,
  'no-open-offence': () => 'Hier fehlt kein Last Call; spiel weiter.',
  'cannot-catch-yourself': () => 'Dich selbst kannst du nicht erwischen; gib es lieber zu.',
};

/** Cheers goes on red and nothing else: a card that is choosier than most says so. */
function whyNoMatch({ setting, view, move }: Seen & { readonly move: Move }): string {
  const text = (setting.cards as Cards).text[faceOfMove(move)] ?? '';
  const goesOn = goesOnOf(setting, text);
  return goesOn.shape === undefined
    ? `${card(text)} geht nur auf ${goesOnWords(goesOn)}.`
    : `Das passt nicht auf ${card(view.top)}.`;
}

export const refusal = (name: string, about: Asked & { readonly move: Move }): string =>
  REFUSALS[name as Refusal]?.(about as Seen & { readonly move: Move }) ?? `Das geht gerade nicht (${name}).`;
