import { listed, type Reader, type Seat, type Setting } from '@taproom/engine';
import type { Cards } from '../cards.js';
import { FACE_DOWN_TEXT, HIDDEN } from '../events.js';
import { shippedCards } from '../shipped.js';
import { BOTTLES, GUEST_NAMES, GUESTS, RESOURCE_NAMES, RESOURCES } from './cards.de.js';
import { cardsOf } from './printed.js';

const namesOfCards = new WeakMap<Cards, ReadonlyMap<string, string>>();

export const SENTENCES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(GUESTS),
  ...Object.entries(BOTTLES).map(([number, note]): [string, string] => [`bottle-${number}`, note]),
  ...Object.entries(RESOURCES),
]);

/** What the cards of a table are called: in German where they are ours, by their own names where its card files have others. */
function namesOf(cards: Cards): ReadonlyMap<string, string> {
  const known = namesOfCards.get(cards);
  if (known) return known;
  const { guests, bottles, resources } = cards;
  const ours = shippedCards();
  const shipped = new Map([...ours.guests, ...ours.resources].map(({ slug, name }) => [slug, name]));
  const german = (slug: string, name: string, names: Readonly<Record<string, string>>): string =>
    shipped.get(slug) === name ? (names[slug] ?? name) : name;
  const names = new Map([
    ...guests.map(({ slug, name, german: own }): [string, string] => [
      slug,
      own?.name || german(slug, name, GUEST_NAMES),
    ]),
    ...bottles.map(({ number, name, german: own }): [string, string] => [
      `bottle-${number}`,
      `${own?.name || name} (Nr. ${number})`,
    ]),
    ...resources.map(({ slug, name, german: own }): [string, string] => [
      slug,
      own?.name || german(slug, name, RESOURCE_NAMES),
    ]),
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

export function card(text: string): string {
  if (text === HIDDEN) return 'eine Karte';
  if (text === FACE_DOWN_TEXT) return 'ein verdeckter Gast';
  if (text.startsWith(`${FACE_DOWN_TEXT} `)) return `${card(text.slice(FACE_DOWN_TEXT.length + 1))} (verdeckt)`;
  const known = spoken?.get(text);
  if (known !== undefined) return known;
  const words = text.split('-').map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
  return words.join(' ');
}

/** Whether the table has a card of this name. */
export const isCard = (word: string): boolean => spoken?.has(word) ?? false;

export const cards = (texts: readonly string[]): string => and(texts.map(card));
export const and = (parts: readonly string[]): string => listed(parts, ' und ');
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const cardCount = (n: number): string => count(n, 'Karte', 'Karten');
export const tokenCount = (n: number): string => count(n, 'Marke', 'Marken');
export const drawPoints = (n: number): string => count(n, 'Ziehpunkt', 'Ziehpunkte');
/** Cards somebody took that the reader may not see. */
export const unseen = (text: string, what: string): string => (text === HIDDEN ? what : card(text));

export const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? `Platz ${seat + 1}`;
/** "Du" oder der Name, mit dem Verb für beide. */
export const subject = (seat: Seat, { names, seat: reader }: Reader, you: string, other: string): string =>
  seat === reader ? `Du ${you}` : `${nameOf(seat, names)} ${other}`;
export const dative = (seat: Seat, { names, seat: reader }: Reader): string =>
  seat === reader ? 'dir' : nameOf(seat, names);
export const accusative = (seat: Seat, { names, seat: reader }: Reader): string =>
  seat === reader ? 'dich' : nameOf(seat, names);

export const MARKETS: Readonly<Record<string, string>> = {
  guest: 'Gästemarkt',
  bottle: 'Flaschenmarkt',
  resource: 'Zutatenmarkt',
};
export const DECKS: Readonly<Record<string, string>> = { guest: 'Gäste', bottle: 'Flaschen', resource: 'Zutaten' };
const LOSSES: Readonly<Record<string, readonly [string, string]>> = {
  glass: ['ein Glas', 'Gläser'],
  bottle: ['eine Flasche', 'Flaschen'],
  resource: ['eine Zutatenkarte', 'Zutatenkarten'],
};

export function lossOf(what: string, n: number): string {
  const [one, many] = LOSSES[what] ?? ['eine Karte', 'Karten'];
  return n === 1 ? one : `${n} ${many}`;
}
