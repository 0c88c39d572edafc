import { CLOSING_TIME } from '../shedding/edition.js';
import { gameOf } from '../shedding/game.js';
import { wordsOf as germanWordsOf } from '../shedding/words/de.js';
import { wordsOf } from '../shedding/words/en.js';
import { decksStandardCsv, rulesMd } from './data.gen.js';

export const closingTime = gameOf(CLOSING_TIME, {
  rulesVersion: 2,
  deck: decksStandardCsv,
  rules: rulesMd,
  words: {
    en: wordsOf('Closing Time: Last Call', 'Match suit, colour or shape, and be the first to run out of cards.'),
    de: germanWordsOf(
      'Closing Time: Last Call',
      'Glas, Farbe oder Form: Passt es, leg es ab, und sei vor allen anderen ohne Karten.',
    ),
  },
});
