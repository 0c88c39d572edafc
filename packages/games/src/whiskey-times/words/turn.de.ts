import { type Asked, listed, type Move } from '@taproom/engine';
import { type Ask, askOf, lacking } from '../ask.js';
import { placeOf } from '../moves.js';
import type { Refusal } from '../refusals.js';
import type { View } from '../view.js';
import { and, card, cardCount, cards, drawPoints, lossOf, nameOf } from './names.de.js';

type Seen = Asked & { readonly view: View; readonly move: Move };

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const or = (ways: readonly string[]): string => listed(ways, ' oder ');
const either = (ways: readonly string[]): string => listed(ways, ', oder ');

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
      return `Leg ${cardCount(ask.count)} ab: Behalten darfst du ${ask.keep}.`;
    case 'lose':
      return `Leg ${lossOf(ask.what, ask.count)} ab.`;
    case 'give':
      return `Gib ${name(ask.to)} eine Karte deiner Wahl.`;
    case 'stack':
      return `Leg, was du gebraucht hast, Stück für Stück auf Plätze des Markts: ${cards([...ask.cards])}.`;
    case 'blind':
      return `Behalt ${card(ask.guest)}, oder schick diesen Gast auf den Markt.`;
    case 'replace':
      return `Ein Stuhl ist leer: Hol ${or([...(ask.deck ? ['den obersten Gast vom Stapel'] : []), ...(ask.market === undefined ? [] : [`${card(ask.market)} vom Markt`])])}.`;
    case 'choose':
      return `Behalt eine davon: ${cards([...ask.bottles])}.`;
    case 'trade':
      return tradeWords(ask, name);
    case 'wait':
      return `Wir warten auf ${and(ask.for.map(name))}.${ask.offer.length > 0 ? ` Inzwischen kannst du ${or(ask.offer.map(name))} ein Angebot machen.` : ''}`;
    case 'over':
      return 'Der Abend ist vorbei.';
  }
}

function drawWords({ points, bottles, resources, greens }: Ask & { ask: 'draw' }): string {
  const takes = [
    ...(bottles ? ['eine Flasche für 2'] : []),
    ...(resources ? ['eine Zutatenkarte für 1'] : []),
    ...(greens ? ['ein grünes Ereignis für 2'] : []),
  ];
  const left = `Du hast ${drawPoints(points)}: `;
  return takes.length === 0
    ? `${left}Dafür gibt es nichts. Lass es gut sein.`
    : `${left}Nimm ${or(takes)}, oder lass es gut sein.`;
}

function actWords({ serve, gift, swap, events }: Ask & { ask: 'act' }): string {
  const ways = [
    ...(serve.length > 0 ? [`bedien ${or(serve.map(card))}`] : []),
    ...(gift ? ['verabschiede einen Gast mit einer Flasche als Geschenk'] : []),
    ...(swap ? ['tausch einen Gast gegen zwei Flaschen'] : []),
    ...(events.length > 0 ? [`spiel ${or(events.map(card))}`] : []),
    'beende deinen Zug',
  ];
  return ways.length === 1
    ? 'Noch nichts zu servieren, zu verschenken oder zu tauschen: Beende deinen Zug.'
    : `${capital(either(ways))}.`;
}

function tradeWords({ answer, offer, drafting, end }: Ask & { ask: 'trade' }, name: (seat: number) => string): string {
  const ways = [
    ...(answer.length > 0 ? [`antworte ${and(answer.map(name))}`] : []),
    ...(drafting ? ['mach dein Angebot fertig'] : []),
    ...(offer.length > 0 ? [`biete ${or(offer.map(name))} etwas an`] : []),
    ...(end ? ['beende den Handel'] : []),
  ];
  return `Zeit zum Handeln: ${capital(either(ways))}.`;
}

// Absagen.

const waitingNames = ({ view, names }: Seen): string => and(view.waiting.map((seat) => nameOf(seat, names)));

const guestOf = ({ view, seat, move }: Seen): string => view.guests[seat]?.[placeOf(move)] ?? '';

const REFUSALS: Readonly<Record<Refusal, (facts: Seen) => string>> = {
  'game-over': () => 'Der Abend ist vorbei; die Gäste sind wieder, wo sie herkamen.',
  'no-such-move': (facts) => `Diesen Zug gibt es nicht. ${turn(facts)}`,
  'not-your-turn': (facts) => `Du bist nicht dran: Der Tisch wartet auf ${waitingNames(facts)}.`,
  'draw-first': (facts) => `Erst wird gezogen. ${turn(facts)}`,
  'drawing-is-over': (facts) => `Gezogen ist schon. ${turn(facts)}`,
  'discard-first': turn,
  'nothing-to-discard': () =>
    'Gerade muss nichts abgelegt werden; Gläser und Zutaten gehen beim Servieren, Aromen mit dem Getränk.',
  'give-first': turn,
  'stack-first': turn,
  'keep-or-reject': turn,
  'replace-first': turn,
  'choose-first': turn,
  'trade-first': (facts) => `Es wird gerade gehandelt. ${turn(facts)}`,
  'not-now': (facts) => `Das geht in diesem Augenblick nicht. ${turn(facts)}`,
  'not-enough-points': ({ view }) =>
    `Du hast ${drawPoints(view.points)}: Eine Flasche oder ein grünes Ereignis vom Markt kostet 2, jede andere Karte 1.`,
  'nothing-there': () => 'Da gibt es nichts zu holen; nimm einen anderen Platz oder Stapel.',
  'not-in-hand': () => 'Das hast du nicht; es zählen nur Karten aus der eigenen Hand.',
  'one-bottle-twice': () => 'Ein Tausch kostet zwei verschiedene Flaschen; du hast dieselbe zweimal genannt.',
  'already-served': () => 'Dieser Gast ist bedient und recht zufrieden; nimm einen, der noch wartet.',
  'not-their-taste': () =>
    'Das rührt dieser Gast nicht an: Es muss die Lieblingsflasche sein oder eine andere aus deren Region.',
  'glass-missing': (facts) => `${missing(facts)} Ein Joker-Glas könnte für das Glas einspringen.`,
  'ingredient-missing': (facts) => `${missing(facts)} Ein Zutaten-Joker könnte für eine Zutat einspringen.`,
  'wild-not-needed': () => 'Du hast alles, was das Rezept verlangt; heb den Joker für einen schlechteren Abend auf.',
  'flavour-does-not-match': () => 'Dieses Aroma hat die Flasche nicht; eine Aromakarte muss zur Flasche passen.',
  'not-a-bonus': () => 'Nur Bonus-Ereignisse kommen unter einen Gast; spiel dieses für sich.',
  'serve-with-it': () => 'Dieses Ereignis gehört zu einem Getränk: Leg es beim Servieren dazu.',
  'not-in-discard': () => 'Das liegt nicht in der Ablage, oder es ist ein Ereignis; hol etwas, das dort liegt.',
  'not-looked-at': turn,
  'wrong-kind': turn,
  'say-onto': ({ view }) =>
    `Sag, wohin: Platz 1${view.resourceMarket.length > 1 ? ` bis ${view.resourceMarket.length}` : ''}. Hier stapelt sich Abgelegtes auf dem Markt.`,
  'no-such-slot': ({ view }) =>
    view.stacks.length === 0
      ? 'An diesem Tisch kommt Abgelegtes auf die Ablage, ohne Platz.'
      : `Der Markt hat die Plätze 1 bis ${view.stacks.length}; Flaschen und Ereignisse kommen auf ihre Ablage, ohne Platz.`,
  'no-trading': () => 'An diesem Tisch wird nicht gehandelt; wer den nächsten öffnet, kann es erlauben.',
  'only-with-the-server': ({ view, names, seat }) =>
    view.turn === seat
      ? 'Mit dir selbst kannst du nicht handeln, so gut die Bedingungen auch wären.'
      : `Handeln geht nur mit ${nameOf(view.turn, names)}: Da wurde gerade serviert.`,
  'enough-offers': () => 'Du hast in diesem Handel drei Angebote gemacht; aufdringlicher darf man nicht sein.',
  'no-offer': () => 'Von dir liegt kein Angebot auf dem Tisch; mach erst eins.',
  'not-offered': () => 'So ein Angebot an dich gibt es nicht.',
  'bottles-for-bottles': () => 'Flaschen gibt es gegen Flaschen und Zutaten gegen Zutaten, nie gemischt.',
  'not-theirs': () => 'Soweit du wissen kannst, ist das dort nicht zu haben, oder nicht so viel davon.',
  'one-each-way': () => 'Ein Angebot braucht mindestens eine Karte in jede Richtung.',
  'cannot-pay': () => 'Du hast nicht alles, was verlangt wird; lehn ab, oder biete etwas anderes.',
  'only-the-server-ends': ({ view, names }) => `Nur ${nameOf(view.turn, names)} kann den Handel beenden.`,
};

/** What the drink lacks, by name. */
function missing(facts: Seen): string {
  const guest = guestOf(facts);
  return `Für ${card(guest)} fehlt dir noch: ${cards(lacking(facts.setting, facts.view, guest))}.`;
}

export const refusal = (name: string, asked: Asked & { readonly move: Move }): string =>
  REFUSALS[name as Refusal](asked as Seen);
