import type { CardWords } from './index.js';

const plain = (word: string): string => word.replaceAll('-', ' ');
const title = (word: string): string => plain(word).replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

const EVENTS: Readonly<Record<string, string>> = {
  'lets-get-wild': 'Let’s Get Wild',
  'tell-me-your-woes': 'Tell Me Your Woes',
};

export const en: CardWords = {
  wild: 'wild',
  sidestep: 'sidestep',
  bar: 'the Bar',
  back: 'a card, face down',
  colour: plain,
  shape: plain,
  suit: title,
  event: (name) => EVENTS[name] ?? title(name),
  mixer: (large, small) => `${title(large)} Mixer, also the 12 of ${title(small)}`,
  ranked: (suit, rank) => `${title(suit)} ${rank}`,
  standard: (colour, shape, suit) => `${plain(colour)} ${plain(shape)}, ${title(suit)}`,
  special: (event, suit, colour) => [event, [colour, suit].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  resource: title,
  region: title,
  profile: title,
  bottle: (number, name, region) => `bottle ${number}: ${name}, ${region}`,
  flavour: (profile) => `flavour card: ${profile}`,
  redEvent: (name) => `red event: ${name}`,
  greenEvent: (name) => `green event: ${name}`,
};
