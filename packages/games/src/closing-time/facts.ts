import type { Facts } from '@taproom/engine';

export const facts: Facts = {
  name: 'closing-time',
  title: { en: 'Closing Time: Last Call', de: 'Closing Time: Last Call' },
  tagline: {
    en: 'Shed your cards, stack the trouble, and shout before your last one.',
    de: 'Karten loswerden, Ärger stapeln und vor der letzten rufen.',
  },
  players: { min: 2, max: 8 },
  usualPlayers: 4,
  minutes: 15,
  rulingPrefix: 'CT',
};
