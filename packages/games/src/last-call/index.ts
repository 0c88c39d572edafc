import { speakingOwn } from '../own-words.js';
import { LAST_CALL } from '../shedding/edition.js';
import { gameOf } from '../shedding/game.js';
import { wordsOf as germanWordsOf } from '../shedding/words/de.js';
import { wordsOf } from '../shedding/words/en.js';
import { decksStandardCsv } from '../two-game-deck/data.gen.js';
import { rulesMd } from './data.gen.js';
import { facts } from './facts.js';

export const lastCall = gameOf(LAST_CALL, {
  rulesVersion: 2,
  deck: decksStandardCsv,
  rules: rulesMd,
  words: { en: speakingOwn(wordsOf(facts), 'en'), de: speakingOwn(germanWordsOf(facts), 'de') },
});
