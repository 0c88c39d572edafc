import type { Game } from '@taproom/engine';
import { type Cards, DECK_FILE, readCards } from './cards.js';
import { decksStandardCsv, rulesMd } from './data.gen.js';
import { EVENTS, type Event, show } from './events.js';
import { facts } from './facts.js';
import { arrange } from './given.js';
import { imagine } from './imagine.js';
import { notation } from './notation.js';
import { OPTIONS, unfit } from './options.js';
import { REFUSALS, refuse } from './refuse.js';
import { apply, legalMoves, outcome, setup, waitingFor } from './rules.js';
import { Table } from './table.js';
import { type View, view } from './view.js';
import { de } from './words/de.js';
import { en } from './words/en.js';

export type { View as HighCardView } from './view.js';

export const highCard: Game<Table, Event, View, Cards> = {
  name: facts.name,
  rulesVersion: 1,
  options: OPTIONS,
  files: { [DECK_FILE]: decksStandardCsv },
  rules: rulesMd,
  kinds: ['card'],
  events: EVENTS,
  refusals: REFUSALS,
  revealing: ['dealt'],
  words: { en, de },
  notation,
  seats: () => facts.players,
  readCards,
  unfit,
  setup,
  blank: (setting) => new Table(setting),
  copy: (into, from) => void into.copy(from),
  waitingFor,
  legalMoves,
  refuse,
  apply,
  outcome,
  view,
  show,
  imagine,
  arrange,
};
