import { basename } from 'node:path';
import {
  type CardFiles,
  type Game,
  no,
  type Option,
  optionName,
  type Problem,
  type Result,
  rangeOf,
  readSetting,
  type Setting,
  type Wish,
} from '@taproom/engine';
import { type Command, Option as Flag, InvalidArgumentError } from 'commander';
import { readText } from './files.js';
import { Mistake } from './mistake.js';

/** A flag that takes a whole number of at least `min`. */
export const wholeNumber =
  (min: number) =>
  (text: string): number => {
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= min) return number;
    throw new InvalidArgumentError(`It must be a whole number, ${min} or more.`);
  };

/** `a,b,c` as a list; empty parts are a slip. */
export function listed(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every((part) => part !== '')) return parts;
  throw new InvalidArgumentError('It must be a list with commas, such as Ann,Bob,Cat.');
}

/** Every option of a game as a flag, from its data. */
export function addGameFlags(command: Command, game: Game): void {
  for (const option of game.options) {
    const words = game.words.en.options[option.name];
    const flag = new Flag(
      `--${option.name} ${placeholderOf(option)}`,
      `${words?.says ?? option.says} (${rangeOf(option)}; ${defaultOf(option)})`,
    );
    command.addOption(flag.helpGroup('The rules at this table:'));
  }
  const files = Object.keys(game.files);
  const which = files.length === 1 ? '' : `; as NAME=FILE, where NAME is ${files.join(', ')}`;
  const deck = new Flag('--deck <file>', `play with a card file of your own instead of ours (CSV${which})`);
  command.addOption(deck.argParser(gathered).helpGroup('The rules at this table:'));
}

const gathered = (text: string, before: readonly string[] = []): string[] => [...before, text];

function placeholderOf(option: Option): string {
  if (option.kind === 'switch') return '[on|off]';
  if (option.kind === 'seats') return '<player>';
  return option.kind === 'number' ? '<number>' : '<word>';
}

function defaultOf(option: Option): string {
  if (option.kind === 'switch') return `${option.default ? 'on' : 'off'} by default`;
  if (option.kind === 'seats') return 'chance decides by default';
  return `${option.default} by default`;
}

/** The setting that the flags ask for, or what is wrong with them. */
export function settingFrom(
  game: Game,
  flags: Readonly<Record<string, unknown>>,
  seats: number,
  names: readonly string[],
): Result<{ setting: Setting; files?: CardFiles }, readonly Problem[]> {
  const known = new Set(game.options.map(({ name }) => name));
  const options = Object.fromEntries(Object.entries(flags).filter(([name]) => known.has(optionName(name))));
  const brought = flags.deck === undefined ? [] : (flags.deck as readonly string[]).map((text) => deckFile(game, text));
  const files = Object.fromEntries(brought.map(({ name, text }) => [name, text]));
  const wish: Wish = { seats, options, names, ...(brought.length > 0 && { files }) };
  const setting = readSetting(game, wish);
  if (setting.ok) return { ok: true, value: { setting: setting.value, ...(brought.length > 0 && { files }) } };
  // The game knows its files by its own names; the user knows theirs.
  const paths = new Map(brought.map(({ name, path }) => [name, path]));
  return no(
    setting.problem.map((problem) =>
      problem.file === undefined ? problem : { ...problem, file: paths.get(problem.file) ?? problem.file },
    ),
  );
}

/** Which of the game's card files a `--deck` stands for, and its text. */
export function deckFile(game: Game, text: string): { name: string; path: string; text: string } {
  const names = Object.keys(game.files);
  const [before, after] = text.split(/=(.*)/s);
  const chosen =
    after === undefined ? names.find((name) => names.length === 1 || basename(name) === basename(text)) : before;
  const name = names.find((known) => known === chosen || basename(known) === chosen);
  const path = after === undefined || name === undefined ? text : after;
  if (name === undefined) {
    throw new Mistake(
      `${game.name} has several card files, so say which one this is: NAME=${text}, where NAME is ${names.join(', ')}`,
    );
  }
  return { name, path, text: readText(path) };
}
