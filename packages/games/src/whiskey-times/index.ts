import type { Game } from '@taproom/engine';
import { type Cards, KINDS } from './cards.js';
import { rulesMd } from './data.gen.js';
import { outcome } from './ending.js';
import { EVENTS, type Event, REVEALING, show } from './events.js';
import { arrange } from './given.js';
import { imagine } from './imagine.js';
import { stir } from './market.js';
import { notation } from './notation.js';
import { OPTIONS } from './options.js';
import { REFUSALS } from './refusals.js';
import { apply, legalMoves, refuse, waitingFor } from './rules.js';
import { setup } from './setup.js';
import { FILES, readCards } from './shipped.js';
import { Table } from './table.js';
import { openView, ownView, type View, view } from './view.js';
import { de } from './words/de.js';
import { en } from './words/en.js';

export type { BottleCard, Cards as WhiskeyCards, GuestCard, ResourceCard } from './cards.js';
/** For bots, which read imagined tables fast. */
export * as whiskeyCards from './cards.js';
export { companionPoints, perfectDrinks, scoreOf } from './ending.js';
export { gainOf } from './gain.js';
export * as whiskeyMoves from './moves.js';
export { type Filling, fillingOf, type Need, type Recipe, recipeOf } from './needs.js';
export { type House, houseOf } from './options.js';
export { type ScoreLine, scoreLines } from './score-lines.js';
export { readCards as readWhiskeyCards } from './shipped.js';
export { spread } from './spread.js';
export type { Table as WhiskeyTable } from './table.js';
export * as whiskeyTable from './table.js';
export type { View as WhiskeyView } from './view.js';

const SEATS = { min: 2, max: 5 };

export const whiskeyTimes: Game<Table, Event, View, Cards> = {
  name: 'whiskey-times',
  rulesVersion: 2,
  options: OPTIONS,
  files: FILES,
  rules: rulesMd,
  kinds: KINDS,
  events: EVENTS,
  refusals: REFUSALS,
  revealing: REVEALING,
  words: { en, de },
  notation,
  seats: () => SEATS,
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
  stir,
  arrange,
};
