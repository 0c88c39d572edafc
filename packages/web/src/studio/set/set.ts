import { type CardFiles, type Game, type Options, type Problem, readOptions, readSetting } from '@taproom/engine';
import { type Fault, faultsIn, type Sheet, sheetFrom, textOf } from '../sheet/sheet.js';

/** A game as somebody changes it: its cards as sheets, and the house rules that are not the rulebook's. */
export interface CardSet {
  readonly game: string;
  readonly title: string;
  readonly options: Options;
  readonly sheets: Readonly<Record<string, Sheet>>;
}

type Shipped = Pick<Game, 'name' | 'files'>;

const NO_SHEET: Sheet = { columns: [], rows: [] };

/** The game as it is shipped. */
export const shippedSet = (game: Shipped, title: string): CardSet => ({
  game: game.name,
  title,
  options: {},
  sheets: Object.fromEntries(Object.entries(game.files).map(([file, text]) => [file, sheetFrom(text) ?? NO_SHEET])),
});

/** A set with these card files instead of what it has; what cannot be read as cells stays as it is. */
export function withFiles(set: CardSet, files: CardFiles): CardSet {
  const read = Object.entries(files).flatMap(([file, text]) => {
    const sheet = file in set.sheets ? sheetFrom(text) : undefined;
    return sheet ? [[file, sheet] as const] : [];
  });
  return { ...set, sheets: { ...set.sheets, ...Object.fromEntries(read) } };
}

export const withSheet = (set: CardSet, file: string, sheet: Sheet): CardSet =>
  set.sheets[file] === sheet ? set : { ...set, sheets: { ...set.sheets, [file]: sheet } };

const texts = new WeakMap<Sheet, string>();

/** A sheet as its file; sheets never change, so each is written once. */
export function fileText(sheet: Sheet): string {
  const known = texts.get(sheet) ?? textOf(sheet);
  texts.set(sheet, known);
  return known;
}

/** All card files of a set. */
export const filesOf = ({ sheets }: CardSet): CardFiles =>
  Object.fromEntries(Object.entries(sheets).map(([file, sheet]) => [file, fileText(sheet)]));

/** The card files that say something else than the shipped ones. */
export function ownFiles(game: Shipped, set: CardSet): CardFiles {
  const shipped = filesOf(shippedSet(game, ''));
  return Object.fromEntries(Object.entries(filesOf(set)).filter(([file, text]) => text !== shipped[file]));
}

/** The house rules that are not as in the rulebook. */
export function ownOptions(game: Pick<Game, 'options'>, options: Options): Options {
  const differs = game.options.filter(
    ({ name, default: usual }) =>
      options[name] !== undefined && JSON.stringify(options[name]) !== JSON.stringify(usual),
  );
  return Object.fromEntries(differs.map(({ name }) => [name, options[name] as Options[string]]));
}

export interface Faults {
  /** By the name of the file. */
  readonly cells: Readonly<Record<string, readonly Fault[]>>;
  /** About the set as a whole. */
  readonly whole: readonly string[];
  readonly count: number;
}

/** All that the engine has against a set, beside the cells it is about. */
export function faultsOf(game: Game, set: CardSet): Faults {
  const problems = problemsOf(game, set);
  const cells = Object.fromEntries(
    Object.entries(set.sheets).map(([file, sheet]) => [
      file,
      faultsIn(
        sheet,
        problems.filter((problem) => problem.file === file),
      ),
    ]),
  );
  const whole = problems.filter(({ file }) => file === undefined || !(file in set.sheets)).map(({ reason }) => reason);
  return { cells, whole, count: problems.length };
}

/** Cards and options together must make a table for as few as can play. */
function problemsOf(game: Game, set: CardSet): readonly Problem[] {
  const cards = game.readCards(filesOf(set));
  if (!cards.ok) return cards.problem;
  const options = readOptions(game.options, set.options);
  if (!options.ok) return [options.problem];
  const setting = readSetting(game, {
    seats: game.seats(options.value).min,
    options: set.options,
    files: filesOf(set),
  });
  return setting.ok ? [] : setting.problem;
}
