import type { Facts } from '@taproom/engine';

export const facts: Facts = {
  name: 'high-card',
  title: { en: 'High Card', de: 'Hohe Karte' },
  tagline: {
    en: 'Everyone lays a card. The highest takes the round.',
    de: 'Jeder legt eine Karte. Die höchste holt die Runde.',
  },
  players: { min: 2, max: 6 },
  usualPlayers: 4,
  minutes: 3,
  rulingPrefix: 'HC',
};
