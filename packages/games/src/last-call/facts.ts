import type { Facts } from '@taproom/engine';

export const facts: Facts = {
  name: 'last-call',
  title: { en: 'Last Call', de: 'Last Call' },
  tagline: {
    en: 'The two-deck original: quicker draws, meaner sidesteps, one bell.',
    de: 'Das Original mit zwei Decks: schneller gezogen, gemeiner ausgewichen.',
  },
  players: { min: 2, max: 8 },
  usualPlayers: 4,
  minutes: 15,
  rulingPrefix: 'LC',
};
