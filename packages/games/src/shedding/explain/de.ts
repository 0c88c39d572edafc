import type { AnyEvent, Asked, CardSheet, Explained, FirstNote, Setting } from '@taproom/engine';
import type { Cards } from '../cards.js';
import type { KindName } from '../edition.js';
import type { Event } from '../events.js';
import { penaltyOf, toughBreakOf } from '../options.js';
import { cardCount, count, KINDS, nameOf, suitWord } from '../words/cards.de.js';
import { goesOnWords } from '../words/turn.de.js';
import { type AboutCard, aboutCard, isOnlyColour, placeOf } from './card.js';

const DOES: Readonly<Record<KindName, (about: Pick<AboutCard, 'edition' | 'rule' | 'toughBreak'>) => string>> = {
  standard: () => 'Eine einfache Karte. Sie tut nichts, als deine Hand zu verlassen, und darum geht es ja.',
  'take-that': () =>
    'Wer als Nächstes dran ist, zieht eine Karte und setzt aus, oder legt selbst ein Take That: Dann trifft es die Nächsten, mit einer Karte mehr, und so weiter.',
  'switch-it-up': () => 'Du wünschst dir ein anderes Glas, und das muss dann passen.',
  'about-face': () => 'Es geht andersherum weiter.',
  cheers: ({ rule }) =>
    `Wer als Nächstes dran ist, nimmt einen Schluck oder zieht zwei und spielt dann.${isOnlyColour(rule) ? ' Danach passt nur Rot, bis jemand eine Karte legt.' : ''}`,
  chaser: () =>
    'Ein Glas wird aufgedeckt, und reihum müssen alle es spielen oder einen Joker. Wer als Erstes nicht kann, zieht drei und setzt aus, und damit ist es vorbei.',
  'lets-get-wild': () => 'Du wünschst dir das Glas, das passen muss.',
  'pass-the-bottle': () =>
    'Du wünschst dir das Glas. Dann wählen alle heimlich eine Karte und geben sie an den nächsten Platz weiter.',
  'tough-break': ({ toughBreak }) =>
    `Du wünschst dir das Glas und ziehst selbst ${toughBreak}. Eine für schlechte Zeiten, oder zum Weitergeben.`,
  'my-shout': ({ edition: { shoutNotCalled } }) =>
    `Ruf „My Shout!“ dazu, und alle anderen ziehen eine. Vergisst du es, ziehst du drei${shoutNotCalled === 'spares-the-others' ? ' und sie keine' : ', und sie trotzdem eine'}.`,
  'tell-me-your-woes': ({ toughBreak }) =>
    `Wer einen Tough Break hat, muss ihn ablegen und zieht für jeden ${toughBreak}, du auch. Dann wird eine neue oberste Karte aufgedeckt.`,
  'trigger-troubles': ({ toughBreak }) =>
    `Wer einen Tough Break hat, muss ihn ablegen und zieht für jeden ${toughBreak}, du auch. Dann wird eine Karte aufgedeckt, die zählt, als hättest du sie gespielt.`,
};

function when({ goesOn, rule, kind }: AboutCard): string {
  const where = goesOn.anything
    ? 'Geht auf alles.'
    : kind === 'standard'
      ? `Geht auf ${goesOnWords(goesOn)}.`
      : `Geht nur auf ${goesOnWords(goesOn)}.`;
  const beside = rule.lies === 'beside-the-pile' ? ' Sie kommt neben den Stapel; was passen muss, bleibt gleich.' : '';
  return `${where}${beside}${rule.neverLast ? ' Sie darf nie deine letzte Karte sein.' : ''}`;
}

function sheet(card: string, asked: Asked): CardSheet {
  const about = aboutCard(card, asked);
  const { kind, copies, deck, next, ask } = about;
  const name = kind === 'standard' ? 'einfache Karten' : KINDS[kind];
  const facts = [`${copies} von ${deck} Karten sind ${name}.`];
  if (next && kind !== 'standard') {
    const sips =
      kind === 'cheers' && next.sips !== 'bottomless'
        ? ` und noch ${count(next.sips, 'einem Schluck', 'Schlucken')}`
        : '';
    facts.push(
      `Als Nächstes: ${nameOf(next.seat, asked)}, mit ${next.cards === 1 ? 'einer Karte' : cardCount(next.cards)}${sips}.`,
    );
  }
  return { does: DOES[kind](about), when: when(about), facts, ...(ask !== undefined && { ask }) };
}

/** What the first of each means for the reader. Long: a note for each kind of event. */
function note(shown: AnyEvent, asked: Asked): FirstNote | undefined {
  const event = shown as Event;
  const house = asked.setting as Setting<Cards>;
  const mine = (seat: number): boolean => seat === asked.seat;
  const said = (name: string, at: string, text: string): FirstNote => ({ name, at, text });
  const at = (seat: number): string => placeOf(seat, asked.seat);
  switch (event.type) {
    case 'told-to-sip':
      return said(
        'cheers',
        at(event.seat),
        mine(event.seat)
          ? 'Cheers! Vor deinem Zug nimmst du einen Schluck von irgendetwas, oder ziehst zwei Karten. Dann spielst du wie immer.'
          : `Cheers! ${nameOf(event.seat, asked)} nimmt einen Schluck oder zieht zwei und spielt dann wie immer. Das trifft dich auch noch.`,
      );
    case 'told-to-take':
      return said(
        'take-that',
        at(event.seat),
        mine(event.seat)
          ? 'Das Take That gilt dir: Zieh, und dein Zug ist weg. Mit einem eigenen Take That gibst du es weiter, um eine Karte schwerer.'
          : `${nameOf(event.seat, asked)} muss ziehen und setzt aus, oder gibt es mit einem weiteren Take That weiter, um eine Karte schwerer.`,
      );
    case 'chaser-flipped':
      return event.suit === 'none'
        ? undefined
        : said(
            'chaser',
            'pile',
            `Ein Chaser: Reihum muss ${suitWord(event.suit)} kommen oder ein Joker. Wer nicht kann, zieht drei, und es ist vorbei.`,
          );
    case 'turned-about':
      return said('about-face', 'pile', 'About Face: Ab jetzt geht es andersherum.');
    case 'bottle-went-round':
      return said(
        'pass-the-bottle',
        'hand',
        'Die Flasche geht herum: Gib irgendeine Karte an den nächsten Platz, und von der anderen Seite bekommst du eine. Gut, um einen Tough Break loszuwerden.',
      );
    case 'may-play-drawn':
      return mine(event.seat)
        ? said('drawn', 'hand', 'Die gezogene Karte passt: Spiel sie gleich, oder behalt sie.')
        : undefined;
    case 'gave-up-tough-breaks':
      return said(
        'tough-breaks',
        at(event.seat),
        `Die Tough Breaks sind fällig: Wer einen hat, legt ihn ab und zieht ${toughBreakOf(house)}.`,
      );
    case 'caught':
      return said(
        'caught',
        at(event.seat),
        `Wer die vorletzte Karte spielt, muss dazu „Last Call!“ rufen. Hier hat es niemand gehört, und es ist aufgefallen: ${cardCount(penaltyOf(house))}.`,
      );
    case 'forgot-last-call':
      return said(
        'caught',
        at(event.seat),
        `Wer die vorletzte Karte spielt, muss dazu „Last Call!“ rufen. Vergessen kostet ${cardCount(penaltyOf(house))}.`,
      );
    case 'reshuffled':
      return said(
        'reshuffled',
        'draw',
        'Der Nachziehstapel war leer: Alles Gespielte bis auf die oberste Karte ist neu gemischt.',
      );
    case 'played':
      return event.suit === undefined
        ? undefined
        : said('declared', 'pile', `${suitWord(event.suit)} ist gewünscht: Das muss jetzt passen.`);
    default:
      return undefined;
  }
}

export const de: Explained = { sheet, note };
