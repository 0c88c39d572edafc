import type { Facts } from '@taproom/engine';

export const facts: Facts = {
  name: 'whiskey-times',
  title: { en: 'Whiskey Times', de: 'Whiskey Times' },
  tagline: {
    en: 'Historic guests, particular tastes, and never the right bottle.',
    de: 'Historische Gäste, eigener Geschmack, und nie die richtige Flasche.',
  },
  players: { min: 2, max: 5 },
  usualPlayers: 3,
  minutes: 60,
  rulingPrefix: 'WT',
};
