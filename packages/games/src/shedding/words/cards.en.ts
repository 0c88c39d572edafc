import { listed, type Reader } from '@taproom/engine';
import { spokenName } from '../../own-words.js';
import type { KindName } from '../edition.js';

/** What is printed on the cards. */
export const KINDS: Readonly<Record<Exclude<KindName, 'standard'>, string>> = {
  'take-that': 'Take That',
  'switch-it-up': 'Switch It Up',
  'about-face': 'About Face',
  cheers: 'Cheers',
  chaser: 'Chaser',
  'lets-get-wild': "Let's Get Wild",
  'pass-the-bottle': 'Pass the Bottle',
  'tough-break': 'Tough Break',
  'my-shout': 'My Shout',
  'tell-me-your-woes': 'Tell Me Your Woes',
  'trigger-troubles': 'Trigger Troubles',
};

export const suitWord = (suit: string): string => suit.charAt(0).toUpperCase() + suit.slice(1);
export const colourWord = (colour: string): string => colour.replace('-', ' ');

/** `wine/red/star` is "red star, Wine"; `take-that/wine` is "Take That, Wine". */
export function card(text: string): string {
  const own = spokenName(text, 'en');
  if (own !== undefined) return own;
  const [first = '', second, third] = text.split('/');
  const kind = KINDS[first as Exclude<KindName, 'standard'>];
  if (kind === undefined) return `${colourWord(second ?? '')} ${third ?? ''}, ${suitWord(first)}`;
  const shows = [second && suitWord(second), third && colourWord(third)].filter(Boolean).join(' in ');
  return shows === '' ? kind : `${kind}, ${shows}`;
}

/** `seat` as a name, or "You" where the reader sits there. */
export const who = (seat: number, { names, seat: reader }: Reader): string =>
  seat === reader ? 'You' : (names[seat] ?? `Seat ${seat + 1}`);
/** The same in the middle of a sentence. */
export const whom = (seat: number, reader: Reader): string => (seat === reader.seat ? 'you' : who(seat, reader));

export const count = (n: number, noun: string): string => `${n === 1 ? 'one' : n} ${noun}${n === 1 ? '' : 's'}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function list(items: readonly string[]): string {
  return listed(items, ' and ');
}

/** A hand of cards: those with a comma in their name are kept apart by semicolons, since ears cannot see where a card ends. */
export const handList = (cards: readonly string[], list: (items: readonly string[]) => string): string =>
  cards.length > 1 && cards.some((name) => name.includes(',')) ? cards.join('; ') : list(cards);
