import type { Game } from '@taproom/engine';
import { speakingOwn } from '../own-words.js';
import { decksStandardCsv } from '../two-game-deck/data.gen.js';
import { type Cards, DECK_FILE, readCards } from './cards.js';
import { rulesMd } from './data.gen.js';
import { EVENTS, type Event, show } from './events.js';
import { arrange } from './given.js';
import { imagine } from './imagine.js';
import { notation } from './notation.js';
import { OPTIONS, seats } from './options.js';
import { REFUSALS, refuse } from './refuse.js';
import { apply, legalMoves, outcome, setup, waitingFor } from './rules.js';
import { Table } from './table.js';
import { openView, ownView, type View, view } from './view.js';
import { de } from './words/de.js';
import { en } from './words/en.js';

/** For bots, which read imagined tables fast. */
export {
  BAR,
  BAR_SLOT,
  type Cards as WithFriendsCards,
  cardText,
  copiesOf,
  FACES,
  NO_CARD,
  NO_SUIT,
  printedSuit,
  RANKS,
  SLOTS,
  SUITS,
  suitName,
} from './cards.js';
export { seenTable } from './imagine.js';
export { faceOf, isPlay, tricksOf } from './moves.js';
export { isDoubleDeck, isWingman, type Rewards, rewardsOf, roundsOf, shiftIn } from './options.js';
export { BIDDING, NO_BID, OVER, PLAYING, Table as WithFriendsTable } from './table.js';
export { strengthOf, suitOf } from './trick.js';
export type { View as WithFriendsView } from './view.js';
export { worthLeft, worthOf } from './worth.js';

export const withFriends: Game<Table, Event, View, Cards> = {
  name: 'with-friends',
  rulesVersion: 1,
  options: OPTIONS,
  files: { [DECK_FILE]: decksStandardCsv },
  rules: rulesMd,
  kinds: ['number', 'mixer-as-12', 'mixer-as-13', 'bar'],
  events: EVENTS,
  refusals: REFUSALS,
  revealing: ['dealt', 'turned-up', 'passed'],
  words: { en: speakingOwn(en, 'en'), de: speakingOwn(de, 'de') },
  notation,
  seats,
  readCards,
  unfit: () => undefined,
  setup,
  blank: (setting) => new Table(setting),
  copy: (into, from) => void into.copy(from),
  waitingFor,
  legalMoves,
  refuse,
  apply,
  outcome,
  view,
  openView,
  ownView,
  show,
  imagine,
  // The rest of the deck stays in the box, so that only the rounds to come are open.
  stir: (table, seed) => void table.chance.reseed(seed),
  arrange,
};
