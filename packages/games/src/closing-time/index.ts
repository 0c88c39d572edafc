import { speakingOwn } from '../own-words.js';
import { CLOSING_TIME } from '../shedding/edition.js';
import { gameOf } from '../shedding/game.js';
import { wordsOf as germanWordsOf } from '../shedding/words/de.js';
import { wordsOf } from '../shedding/words/en.js';
import { decksStandardCsv, rulesMd } from './data.gen.js';
import { facts } from './facts.js';

export const closingTime = gameOf(CLOSING_TIME, {
  rulesVersion: 2,
  deck: decksStandardCsv,
  rules: rulesMd,
  words: { en: speakingOwn(wordsOf(facts), 'en'), de: speakingOwn(germanWordsOf(facts), 'de') },
});
