import type { Facts } from '@taproom/engine';
import type { PageLanguage } from '../tables/props.js';
import type { ReferenceWords } from './reference.js';

interface PrintWords extends ReferenceWords {
  small(facts: Facts, cards: number, changed: number): string;
}

/** What is printed besides the cards and the how-to. */
export const PRINT_WORDS: Readonly<Record<PageLanguage, PrintWords>> = {
  en: {
    turn: 'A turn',
    specials: 'Cards that do something',
    scoring: 'Scoring',
    tips: 'Tips',
    small: ({ players, minutes }, cards, changed) =>
      [
        `${players.min}-${players.max} players · ${minutes} min · ${cards} cards`,
        ...(changed > 0 ? [`not the shipped game: ${changed} cards differ`] : []),
      ].join(' · '),
  },
  de: {
    turn: 'Ein Zug',
    specials: 'Karten, die etwas tun',
    scoring: 'Wertung',
    tips: 'Tipps',
    small: ({ players, minutes }, cards, changed) =>
      [
        `${players.min}-${players.max} Leute · ${minutes} min · ${cards} Karten`,
        ...(changed > 0 ? [`nicht das ausgelieferte Spiel: ${changed} Karten sind anders`] : []),
      ].join(' · '),
  },
};
