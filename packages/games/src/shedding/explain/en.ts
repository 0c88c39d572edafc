import type { AnyEvent, Asked, CardSheet, Explained, FirstNote, Setting } from '@taproom/engine';
import type { Cards } from '../cards.js';
import type { KindName } from '../edition.js';
import type { Event } from '../events.js';
import { penaltyOf, toughBreakOf } from '../options.js';
import { count, KINDS, suitWord, who } from '../words/cards.en.js';
import { goesOnWords } from '../words/turn.en.js';
import { type AboutCard, aboutCard, isOnlyColour, placeOf } from './card.js';

const DOES: Readonly<Record<KindName, (about: Pick<AboutCard, 'edition' | 'rule' | 'toughBreak'>) => string>> = {
  standard: () => 'A plain card. It does nothing but leave your hand, which is the whole idea.',
  'take-that': () =>
    'The next player draws a card and loses the turn, or plays a Take That too: then the one after that has to take one more, and so on.',
  'switch-it-up': () => 'You name another glass, and that is what has to be matched.',
  'about-face': () => 'Play changes direction.',
  cheers: ({ rule }) =>
    `The next player takes a sip or draws two, and then plays.${isOnlyColour(rule) ? ' After it only red goes, until somebody plays a card.' : ''}`,
  chaser: () =>
    'A glass is turned up, and everyone in turn has to play it or a wild. The first who cannot draws three and loses the turn, and that is the end of it.',
  'lets-get-wild': () => 'You name the glass that has to be matched.',
  'pass-the-bottle': () =>
    'You name the glass. Then everyone chooses a card in secret and passes it to the next player.',
  'tough-break': ({ toughBreak }) =>
    `You name the glass, and draw ${toughBreak} yourself. One for a rainy day, or to pass on.`,
  'my-shout': ({ edition: { shoutNotCalled } }) =>
    `Call "My shout!" with it and everyone else draws one. Forget to, and you draw three${shoutNotCalled === 'spares-the-others' ? ' and they draw nothing' : ', and they draw one all the same'}.`,
  'tell-me-your-woes': ({ toughBreak }) =>
    `Everyone with a Tough Break has to discard it and draws ${toughBreak} for each, you too. Then a new top card is flipped.`,
  'trigger-troubles': ({ toughBreak }) =>
    `Everyone with a Tough Break has to discard it and draws ${toughBreak} for each, you too. Then a card is flipped that counts as if you had played it.`,
};

function when({ goesOn, rule, kind }: AboutCard): string {
  const where = goesOn.anything
    ? 'Goes on anything.'
    : kind === 'standard'
      ? `Goes on ${goesOnWords(goesOn)}.`
      : `Goes only on ${goesOnWords(goesOn)}.`;
  const beside = rule.lies === 'beside-the-pile' ? ' It lies beside the pile, so what has to be matched stays.' : '';
  return `${where}${beside}${rule.neverLast ? ' It may never be your last card.' : ''}`;
}

function sheet(card: string, asked: Asked): CardSheet {
  const about = aboutCard(card, asked);
  const { kind, copies, deck, next, ask } = about;
  const name = kind === 'standard' ? 'plain cards' : KINDS[kind];
  const facts = [`${copies} of the ${deck} cards are ${name}.`];
  if (next && kind !== 'standard') {
    const sips = kind === 'cheers' && next.sips !== 'bottomless' ? ` and ${count(next.sips, 'sip')} left` : '';
    facts.push(`Next is ${who(next.seat, asked)}, with ${count(next.cards, 'card')}${sips}.`);
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
          ? 'Cheers! Before your turn you take a sip of whatever is in your glass, or draw two cards. Then you play as usual.'
          : `Cheers! ${who(event.seat, asked)} takes a sip or draws two, and then plays as usual. It will come to you.`,
      );
    case 'told-to-take':
      return said(
        'take-that',
        at(event.seat),
        mine(event.seat)
          ? 'Take That is on you: draw, and your turn is gone. With a Take That of your own you pass it on, one card heavier.'
          : `${who(event.seat, asked)} has to draw and loses the turn, or passes it on with another Take That, one card heavier.`,
      );
    case 'chaser-flipped':
      return event.suit === 'none'
        ? undefined
        : said(
            'chaser',
            'pile',
            `A Chaser: everyone in turn has to play ${suitWord(event.suit)} or a wild. Whoever cannot draws three, and it is over.`,
          );
    case 'turned-about':
      return said('about-face', 'pile', 'About Face: play goes the other way round from here.');
    case 'bottle-went-round':
      return said(
        'pass-the-bottle',
        'hand',
        'The bottle goes round: choose any card, it goes to the next player, and you get one from the other side. A fine way to be rid of a Tough Break.',
      );
    case 'may-play-drawn':
      return mine(event.seat)
        ? said('drawn', 'hand', 'The card you drew goes: play it at once, or keep it.')
        : undefined;
    case 'gave-up-tough-breaks':
      return said(
        'tough-breaks',
        at(event.seat),
        `Tough Breaks were called in: whoever holds one discards it and draws ${toughBreakOf(house)}.`,
      );
    case 'caught':
      return said(
        'caught',
        at(event.seat),
        `Whoever plays their second-to-last card has to call "Last call!" with it. Nobody heard it here, somebody noticed: ${count(penaltyOf(house), 'card')}.`,
      );
    case 'forgot-last-call':
      return said(
        'caught',
        at(event.seat),
        `Whoever plays their second-to-last card has to call "Last call!" with it. Forgotten, it costs ${count(penaltyOf(house), 'card')}.`,
      );
    case 'reshuffled':
      return said(
        'reshuffled',
        'draw',
        'The draw pile was empty: everything played but the top card is shuffled into a new one.',
      );
    case 'played':
      return event.suit === undefined
        ? undefined
        : said(
            'declared',
            'pile',
            `${who(event.seat, asked)} called ${suitWord(event.suit)}: now that is what has to be matched.`,
          );
    default:
      return undefined;
  }
}

export const en: Explained = { sheet, note };
