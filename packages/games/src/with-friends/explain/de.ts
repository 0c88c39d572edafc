import type { AnyEvent, Asked, CardSheet, Explained, FirstNote } from '@taproom/engine';
import type { Event } from '../events.js';
import { rewardsOf } from '../options.js';
import { nameOf, subject, suit } from '../words/de.js';
import { type AboutCard, aboutCard, placeOf } from './card.js';

function does({ kind, suit: now, rank, trump, printed }: AboutCard): string {
  if (kind === 'bar') {
    return trump === 'none'
      ? 'Schlägt jede Karte außer einer späteren Bar-Karte. In dieser Runde gibt es keinen Trumpf, also gehört sie zu keinem Glas.'
      : `Schlägt jede Karte außer einer späteren Bar-Karte. Sie zählt als Trumpf, hier also als ${suit(trump)}.`;
  }
  if (kind === 'mixer') {
    return rank === 12
      ? `Ihr kleines Bild ist Trumpf, also ist sie in dieser Runde die 12 von ${suit(now)} und sonst nichts: ${suit(printed)} bedient sie nicht.`
      : `In dieser Runde ist sie die 13 von ${suit(now)}, über der 11. Ist ihr kleines Bild Trumpf, wird sie stattdessen zur Trumpf-12.`;
  }
  if (now === trump)
    return `Die ${rank} der Trümpfe. Sie schlägt alles, was nicht Trumpf ist, und jeden kleineren Trumpf.`;
  return trump === 'none'
    ? `Die ${rank} von ${suit(now)}. Sie gewinnt, wenn ${suit(now)} ausgespielt ist und nichts Höheres davon fällt.`
    : `Die ${rank} von ${suit(now)}. Sie gewinnt, wenn ${suit(now)} ausgespielt ist, nichts Höheres davon fällt und niemand mit ${suit(trump)} sticht.`;
}

function sheet(card: string, asked: Asked): CardSheet {
  const about = aboutCard(card, asked);
  const { kind, trump, cards, ask } = about;
  const when =
    kind === 'bar'
      ? trump === 'none'
        ? 'Spiel sie aus, oder spiel sie, wenn du nicht bedienen kannst.'
        : 'Spiel sie aus, spiel sie, wenn Trumpf ausgespielt ist, oder wenn du nicht bedienen kannst.'
      : `Spiel sie aus, spiel sie, wenn ${suit(about.suit)} ausgespielt ist, oder wenn du nicht bedienen kannst.`;
  const facts = [
    trump === 'none' ? 'In dieser Runde gibt es keinen Trumpf.' : `${suit(trump)} ist Trumpf.`,
    `${cards} Stiche gibt es in dieser Runde; Punkte gibt es nur für genau so viele, wie angesagt waren.`,
  ];
  return { does: does(about), when, facts, ...(ask !== undefined && { ask }) };
}

/** What the first of each means for the reader. */
function note(shown: AnyEvent, asked: Asked): FirstNote | undefined {
  const event = shown as Event;
  const said = (name: string, at: string, text: string): FirstNote => ({ name, at, text });
  switch (event.type) {
    case 'turned-up':
      return event.trump === 'none'
        ? said(
            'no-trumps',
            'trump',
            'Eine Bar-Karte liegt auf: In dieser Runde gibt es keinen Trumpf. Die höchste Karte des ausgespielten Glases gewinnt, es sei denn, es fällt eine Bar-Karte.',
          )
        : said(
            'trump',
            'trump',
            `${suit(event.trump)} ist Trumpf und schlägt jedes andere Glas. Sag an, wie viele Stiche du holst, und hol genau so viele.`,
          );
    case 'played':
      if (event.card === 'bar')
        return said(
          'bar',
          `trick-${event.seat + 1}`,
          'Eine Bar-Karte schlägt alles, außer einer Bar-Karte, die später kommt.',
        );
      return event.rank === 12
        ? said(
            'mixer-12',
            `trick-${event.seat + 1}`,
            `Dieser Mixer zeigt klein ${suit(event.suit)}, und das ist Trumpf: Er zählt als Trumpf-12.`,
          )
        : undefined;
    case 'trick-won':
      return said(
        'trick',
        placeOf(event.seat, asked.seat),
        `${subject(event.seat, asked, 'holst den Stich und spielst', 'holt den Stich und spielt')} als Nächstes aus. Unter jedem Namen steht: geholt und angesagt.`,
      );
    case 'passed':
      return event.from === asked.seat && event.to !== asked.seat
        ? said(
            'wingman',
            'hand',
            `Wingman: ${nameOf(event.to, asked.names)} spielt die Hand, die du angesagt hast, und du eine andere. Geht es auf, bekommt ihr beide Punkte.`,
          )
        : undefined;
    case 'scored': {
      const { exact, perTrick, missed } = rewardsOf(asked.setting);
      return said(
        'scored',
        'trump',
        `Punkte gibt es nur, wenn es genau stimmt: ${exact}, und ${perTrick} für jeden Stich. Knapp daneben ist daneben${missed > 0 ? ` und kostet ${missed}` : ''}.`,
      );
    }
    default:
      return undefined;
  }
}

export const de: Explained = { sheet, note };
