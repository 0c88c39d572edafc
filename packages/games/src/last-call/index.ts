import { LAST_CALL } from '../shedding/edition.js';
import { gameOf } from '../shedding/game.js';
import { wordsOf as germanWordsOf } from '../shedding/words/de.js';
import { wordsOf } from '../shedding/words/en.js';
import { decksStandardCsv } from '../two-game-deck/data.gen.js';
import { rulesMd } from './data.gen.js';

export const lastCall = gameOf(LAST_CALL, {
  rulesVersion: 2,
  deck: decksStandardCsv,
  rules: rulesMd,
  words: {
    en: wordsOf('Last Call', 'The other side of the two-game deck: match, sidestep, and trigger some troubles.'),
    de: germanWordsOf(
      'Last Call',
      'Die andere Seite des Doppeldecks: passen, ausweichen und ein wenig Ärger auslösen.',
    ),
  },
});
