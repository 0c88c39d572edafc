import { en } from './en.js';
import type { CardWords } from './index.js';

const COLOURS: Readonly<Record<string, string>> = {
  red: 'rot',
  orange: 'orange',
  yellow: 'gelb',
  lime: 'limette',
  green: 'grün',
  'light-blue': 'hellblau',
  navy: 'dunkelblau',
  purple: 'violett',
  pink: 'rosa',
  brown: 'braun',
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
const SUITS: Readonly<Record<string, string>> = {
  wine: 'Wein',
  rocks: 'Tumbler',
  cocktail: 'Cocktail',
  neat: 'Neat',
  beer: 'Bier',
  highball: 'Highball',
  copita: 'Copita',
  glencairn: 'Glencairn',
};
const RESOURCES: Readonly<Record<string, string>> = {
  ...SUITS,
  dripper: 'Pipette',
  ice: 'Eis',
  soda: 'Soda',
  'ginger-ale': 'Ginger Ale',
  lime: 'Limette',
  cola: 'Cola',
  stones: 'Kühlsteine',
};
const PROFILES: Readonly<Record<string, string>> = {
  peated: 'Getorft',
  'non-chill-filtered': 'Nicht kühlfiltriert',
  'maple-sugar-filtered': 'Über Ahornzucker gefiltert',
  'premium-expression': 'Sonderabfüllung',
  'cask-strength': 'Fassstärke',
};

const REGIONS: Readonly<Record<string, string>> = { ireland: 'Irland' };

const colour = (word: string): string => COLOURS[word] ?? word;
/** As a noun: "in Rot". */
const ink = (word: string): string => colour(word).replace(/^./, (letter) => letter.toUpperCase());
const shape = (word: string): string => SHAPES[word] ?? word;
const suit = (word: string): string => SUITS[word] ?? word;

/** The names on the cards stay as they are printed. */
export const de: CardWords = {
  wild: 'joker',
  sidestep: 'beiseite',
  bar: 'Bar-Karte',
  back: 'eine verdeckte Karte',
  colour,
  shape,
  suit,
  event: en.event,
  mixer: (large, small) => `${suit(large)}-Mixer, auch die 12 von ${suit(small)}`,
  ranked: (word, rank) => `${suit(word)} ${rank}`,
  standard: (hue, form, glass) => `${shape(form)} in ${ink(hue)}, ${suit(glass)}`,
  special: (event, glass, hue) => {
    const shows = [glass, hue && ink(hue)].filter(Boolean).join(' in ');
    return shows === '' ? event : `${event}, ${shows}`;
  },
  resource: (word) => RESOURCES[word] ?? word,
  region: (word) => REGIONS[word] ?? en.region(word),
  profile: (word) => PROFILES[word] ?? en.profile(word),
  bottle: (number, name, region) => `Flasche ${number}: ${name}, ${region}`,
  flavour: (profile) => `Aromakarte: ${profile}`,
  redEvent: (name) => `rotes Ereignis: ${name}`,
  greenEvent: (name) => `grünes Ereignis: ${name}`,
};
