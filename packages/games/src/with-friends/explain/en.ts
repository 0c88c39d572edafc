import type { AnyEvent, Asked, CardSheet, Explained, FirstNote } from '@taproom/engine';
import type { Event } from '../events.js';
import { rewardsOf } from '../options.js';
import { nameOf, subject, suit } from '../words/en.js';
import { type AboutCard, aboutCard, placeOf } from './card.js';

function does({ kind, suit: now, rank, trump, printed }: AboutCard): string {
  if (kind === 'bar') {
    return trump === 'none'
      ? 'Beats every card but a later Bar Card. There is no trump in this round, so it belongs to no suit.'
      : `Beats every card but a later Bar Card. It counts as a trump: here it is a ${suit(trump)}.`;
  }
  if (kind === 'mixer') {
    return rank === 12
      ? `Its small picture is trump, so in this round it is the 12 of ${suit(now)} and nothing else: it does not follow ${suit(printed)}.`
      : `In this round it is the 13 of ${suit(now)}, above the 11. When its small picture is trump it is the 12 of trumps instead.`;
  }
  if (now === trump) return `The ${rank} of trumps. It beats every card that is no trump, and every lower trump.`;
  return trump === 'none'
    ? `The ${rank} of ${suit(now)}. It wins when ${suit(now)} is led and nothing higher of it falls.`
    : `The ${rank} of ${suit(now)}. It wins when ${suit(now)} is led, nothing higher of it falls and nobody trumps with ${suit(trump)}.`;
}

function sheet(card: string, asked: Asked): CardSheet {
  const about = aboutCard(card, asked);
  const { kind, trump, cards, ask } = about;
  const when =
    kind === 'bar'
      ? trump === 'none'
        ? 'Lead it, or play it when you have none of the suit that is led.'
        : 'Lead it, play it when trump is led, or when you have none of the suit that is led.'
      : `Lead it, play it when ${suit(about.suit)} is led, or when you have none of the suit that is led.`;
  const facts = [
    trump === 'none' ? 'There is no trump in this round.' : `Trump is ${suit(trump)}.`,
    `${cards} tricks are to be won in this round; only who wins exactly what was bid scores.`,
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
            'A Bar Card was turned up: no trumps in this round. The highest card of the suit led wins, unless a Bar Card falls.',
          )
        : said(
            'trump',
            'trump',
            `${suit(event.trump)} is trump: any ${suit(event.trump)} beats every other suit. Bid how many tricks you will win, and win exactly that many.`,
          );
    case 'played':
      if (event.card === 'bar')
        return said('bar', `trick-${event.seat + 1}`, 'A Bar Card beats everything, except a Bar Card played later.');
      return event.rank === 12
        ? said(
            'mixer-12',
            `trick-${event.seat + 1}`,
            `This Mixer has ${suit(event.suit)} as its small picture, and ${suit(event.suit)} is trump: it counts as the 12 of trumps.`,
          )
        : undefined;
    case 'trick-won':
      return said(
        'trick',
        placeOf(event.seat, asked.seat),
        `${subject(event.seat, asked, 'win the trick and lead', 'wins the trick and leads')} the next one. Under each name: won, and bid.`,
      );
    case 'passed':
      return event.from === asked.seat && event.to !== asked.seat
        ? said(
            'wingman',
            'hand',
            `Wingman: ${nameOf(event.to, asked.names)} plays the hand you bid on, and you play another's. Both of you are paid when it comes out right.`,
          )
        : undefined;
    case 'scored': {
      const { exact, perTrick, missed } = rewardsOf(asked.setting);
      return said(
        'scored',
        'trump',
        `Only an exact bid scores: ${exact}, and ${perTrick} for each trick. Missed by one is missed${missed > 0 ? `, and costs ${missed}` : ''}.`,
      );
    }
    default:
      return undefined;
  }
}

export const en: Explained = { sheet, note };
