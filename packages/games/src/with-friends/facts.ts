import type { Facts } from '@taproom/engine';

export const facts: Facts = {
  name: 'with-friends',
  title: { en: 'With Friends Like These', de: 'With Friends Like These' },
  tagline: {
    en: 'Say how many tricks you will take. Then take exactly that many.',
    de: 'Sag, wie viele Stiche du holst. Dann hol genau so viele.',
  },
  players: { min: 3, max: 6 },
  usualPlayers: 4,
  minutes: 45,
  rulingPrefix: 'WF',
};
