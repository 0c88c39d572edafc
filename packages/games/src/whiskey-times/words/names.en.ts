import { listed, type Reader, type Seat, type Setting } from '@taproom/engine';
import type { Cards } from '../cards.js';
import { FACE_DOWN_TEXT, HIDDEN } from '../events.js';
import { cardsOf } from './printed.js';

const namesOfCards = new WeakMap<Cards, ReadonlyMap<string, string>>();

/** What the cards of a table are called, which its own card files may have changed. */
function namesOf(cards: Cards): ReadonlyMap<string, string> {
  const known = namesOfCards.get(cards);
  if (known) return known;
  const { guests, bottles, resources } = cards;
  const names = new Map([
    ...guests.map(({ slug, name }): [string, string] => [slug, name]),
    ...bottles.map(({ number, name }): [string, string] => [`bottle-${number}`, `${name} (no. ${number})`]),
    ...resources.map(({ slug, name }): [string, string] => [slug, name]),
  ]);
  namesOfCards.set(cards, names);
  return names;
}

/** The names that the sentence being written uses. */
let spoken: ReadonlyMap<string, string> | undefined;

/** Writes a sentence about a table with that table's names for its cards; ours where no table is given. */
export function about<Sentence>(setting: Setting | undefined, write: () => Sentence): Sentence {
  spoken = namesOf(cardsOf(setting));
  return write();
}

/** `bottle-17` is "Stag & Ledger (no. 17)". A card that nobody knows is called by its slug. */
export function card(text: string): string {
  if (text === HIDDEN) return 'a card';
  if (text === FACE_DOWN_TEXT) return 'a guest face down';
  if (text.startsWith(`${FACE_DOWN_TEXT} `)) return `${card(text.slice(FACE_DOWN_TEXT.length + 1))} (face down)`;
  const known = spoken?.get(text);
  if (known !== undefined) return known;
  const words = text.split('-').map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
  return words.join(' ');
}

/** Whether the table has a card of this name. */
export const isCard = (word: string): boolean => spoken?.has(word) ?? false;

export const cards = (texts: readonly string[]): string => and(texts.map(card));
export const and = (parts: readonly string[]): string => listed(parts, ' and ');
export const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
/** Cards somebody took that the reader may not see. */
export const unseen = (text: string, what: string): string => (text === HIDDEN ? what : card(text));

export const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? `Seat ${seat + 1}`;
/** "You" for the reader, otherwise the name; the verb is given for you and for others. */
export const subject = (seat: Seat, { names, seat: reader }: Reader, you: string, other: string): string =>
  seat === reader ? `You ${you}` : `${nameOf(seat, names)} ${other}`;
export const object = (seat: Seat, { names, seat: reader }: Reader): string =>
  seat === reader ? 'you' : nameOf(seat, names);
