import { listed, type Reader } from '@taproom/engine';
import { spokenName } from '../../own-words.js';
import type { KindName } from '../edition.js';
import { handList, KINDS } from './cards.en.js';

/** What is printed on the cards stays as it is printed. */
export { handList, KINDS };

const SUITS: Readonly<Record<string, string>> = {
  wine: 'Wein',
  rocks: 'Tumbler',
  cocktail: 'Cocktail',
  neat: 'Neat',
  beer: 'Bier',
  copita: 'Copita',
};
const COLOURS: Readonly<Record<string, string>> = {
  red: 'Rot',
  orange: 'Orange',
  yellow: 'Gelb',
  lime: 'Limette',
  green: 'Grün',
  'light-blue': 'Hellblau',
  navy: 'Dunkelblau',
  purple: 'Violett',
  pink: 'Rosa',
  brown: 'Braun',
};
const SHAPES: Readonly<Record<string, string>> = {
  circle: 'Kreis',
  cross: 'Kreuz',
  pentagram: 'Pentagramm',
  meeple: 'Meeple',
  house: 'Haus',
  square: 'Quadrat',
  sword: 'Schwert',
  star: 'Stern',
  tree: 'Baum',
  triangle: 'Dreieck',
  diamond: 'Raute',
  shield: 'Schild',
};
const DIRECTIONS: Readonly<Record<string, string>> = {
  clockwise: 'im Uhrzeigersinn',
  anticlockwise: 'gegen den Uhrzeigersinn',
};

export const suitWord = (suit: string): string => SUITS[suit] ?? suit;
export const colourWord = (colour: string): string => COLOURS[colour] ?? colour;
export const shapeWord = (shape: string): string => SHAPES[shape] ?? shape;
export const directionWord = (direction: string): string => DIRECTIONS[direction] ?? direction;

/** `wine/red/star` ist "Stern in Rot, Wein"; `take-that/wine` ist "Take That, Wein". */
export function card(text: string): string {
  const own = spokenName(text, 'de');
  if (own !== undefined) return own;
  const [first = '', second, third] = text.split('/');
  const kind = KINDS[first as Exclude<KindName, 'standard'>];
  if (kind === undefined) return `${shapeWord(third ?? '')} in ${colourWord(second ?? '')}, ${suitWord(first)}`;
  const shows = [second && suitWord(second), third && colourWord(third)].filter(Boolean).join(' in ');
  return shows === '' ? kind : `${kind}, ${shows}`;
}

export const nameOf = (seat: number, { names }: Reader): string => names[seat] ?? `Platz ${seat + 1}`;
/** "Du" oder der Name, mit dem Verb für beide. */
export const subject = (seat: number, reader: Reader, you: string, other: string): string =>
  seat === reader.seat ? `Du ${you}` : `${nameOf(seat, reader)} ${other}`;
export const dative = (seat: number, reader: Reader): string => (seat === reader.seat ? 'dir' : nameOf(seat, reader));
export const accusative = (seat: number, reader: Reader): string =>
  seat === reader.seat ? 'dich' : nameOf(seat, reader);

export const count = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);
export const cardCount = (n: number): string => count(n, 'eine Karte', 'Karten');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string => listed(items, ' und ');
