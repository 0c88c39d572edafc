export { type Attempted, attempt, attemptAll, clone, linesOf, movesOf } from './attempt.js';
export {
  Chance,
  fingerprintOf,
  luckPromise,
  mixedSeed,
  newSeed,
  type Seed,
  type SharedLuck,
  wrongLuck,
} from './chance.js';
export { columnOf, formatCells, type Row, readCells, readCsv } from './csv.js';
export type { Facts, InEveryLanguage } from './facts.js';
export {
  type AnyEvent,
  type AnyTable,
  type AnyView,
  type CardFiles,
  type Game,
  type Given,
  isCall,
  type Move,
  type Outcome,
  placesOf,
  type Setting,
} from './game.js';
export { arranged, GivenReader, Misgiven, orMisgiven, textsIn, wholeNumber } from './given.js';
export { listOf, numbersBelow } from './lists.js';
export { formatSeat, instead, type Notation, nearest, parseSeat, wordsIn } from './notation.js';
export {
  type ChoiceOption,
  type NumberOption,
  type Option,
  type Options,
  type OptionValue,
  optionName,
  RESERVED_OPTIONS,
  rangeOf,
  readOptions,
  type SeatsOption,
  type SwitchOption,
} from './options.js';
export { formatStep, type GameRecord, parseStep, readRecord, replay, type Step } from './record.js';
export { formatProblem, no, ok, type Problem, type Result } from './result.js';
export { restore, type Saved, save } from './saved.js';
export {
  everyone,
  firstOf,
  includes,
  just,
  NOBODY,
  type Seat,
  type SeatSet,
  SPECTATOR,
  seatsIn,
  without,
} from './seats.js';
export { readSetting, type Wish } from './setting.js';
export { fieldsBySeat, isSeat } from './shape.js';
export type { Trial } from './trial.js';
export {
  type Asked,
  type CardSheet,
  type Explained,
  type Explaining,
  type FirstNote,
  LANGUAGES,
  type Language,
  listed,
  type OtherLanguage,
  type Reader,
  type Spoken,
  type WhyGood,
  type Words,
} from './words.js';
