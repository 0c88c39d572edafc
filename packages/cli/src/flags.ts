import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type CardFiles,
  type Game,
  no,
  type Option,
  ok,
  optionName,
  type Problem,
  type Result,
  rangeOf,
  readSetting,
  type Setting,
  type Wish,
} from '@taproom/engine';
import { entryNamed } from '@taproom/games';
import type { Editions } from '@taproom/games/editions';
import { type Command, Option as Flag, InvalidArgumentError } from 'commander';
import { readText } from './files.js';
import { Mistake } from './mistake.js';

/** A flag that takes a whole number of at least `min`. */
export const wholeNumber =
  (min: number, max = Number.POSITIVE_INFINITY) =>
  (text: string): number => {
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
    const bounds = max === Number.POSITIVE_INFINITY ? `, ${min} or more` : ` from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number${bounds}.`);
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
  if (files.length === 1) return;
  const editions = Object.keys(editionsOf(game));
  const shipped = editions.length === 0 ? '' : `, or with another edition of ours: ${editions.join(', ')}`;
  const cards = new Flag(
    '--cards <folder>',
    `the same with a folder that has some or all of ${files.join(', ')}${shipped}`,
  );
  command.addOption(cards.helpGroup('The rules at this table:'));
}

const gathered = (text: string, before: readonly string[] = []): string[] => [...before, text];

function placeholderOf(option: Option): string {
  if (option.kind === 'switch') return '[on|off]';
  if (option.kind === 'seats') return option.most === 1 ? '<player>' : '<players>';
  return option.kind === 'number' ? '<number>' : '<word>';
}

function defaultOf(option: Option): string {
  if (option.kind === 'switch') return `${option.default ? 'on' : 'off'} by default`;
  if (option.kind === 'seats') return 'nobody by default';
  return `${option.default} by default`;
}

/** What was agreed on at a table, and the card files the players brought to it. */
export interface Agreed {
  readonly setting: Setting;
  readonly files?: CardFiles;
  /** The same as others may be told: what makes this setting again. */
  readonly wish: Wish;
}

/** The setting that the flags ask for, or what is wrong with them. */
export function settingFrom(
  game: Game,
  flags: Readonly<Record<string, unknown>>,
  seats: number,
  names: readonly string[] = [],
): Result<Agreed, readonly Problem[]> {
  const known = new Set(game.options.map(({ name }) => name));
  const options = Object.fromEntries(Object.entries(flags).filter(([name]) => known.has(optionName(name))));
  const wish: Wish = { seats, options, names };
  const plain = readSetting(game, wish);
  const decks = decksFrom(game, flags);
  if (!plain.ok || decks.length === 0) return plain.ok ? ok(agreedOn(plain.value)) : plain;

  const files = Object.fromEntries(decks.map(({ name, text }) => [name, text]));
  const setting = readSetting(game, { ...wish, files });
  return setting.ok
    ? ok(agreedOn(setting.value, files))
    : no(setting.problem.map((problem) => inTheirWords(problem, decks)));
}

const agreedOn = (setting: Setting, files?: CardFiles): Agreed => ({
  setting,
  wish: { seats: setting.seats, options: setting.options, ...(files && { files }) },
  ...(files && { files }),
});

/** The card files that the flags bring, a folder of them first. */
function decksFrom(game: Game, { cards, deck }: Readonly<Record<string, unknown>>): Deck[] {
  const named = ((deck ?? []) as readonly string[]).map((text) => deckFile(game, text));
  return cards === undefined ? named : [...decksIn(game, cards as string), ...named];
}

export const editionsOf = (game: Game): Editions => entryNamed(game.name)?.editions ?? {};

/** The game's card files that are in a folder, or of an edition that we ship; a folder without any is a slip. */
export function decksIn(game: Game, folder: string): Deck[] {
  const editions = editionsOf(game);
  const edition = !existsSync(folder) && Object.hasOwn(editions, folder) ? editions[folder] : undefined;
  if (edition) return Object.entries(edition).map(([name, text]) => ({ name, path: `${folder}/${name}`, text }));
  const names = Object.keys(game.files).filter((name) => existsSync(join(folder, name)));
  if (names.length === 0)
    throw new Mistake(
      existsSync(folder)
        ? `${folder}: there is none of ${Object.keys(game.files).join(', ')} in this folder`
        : `${folder}: there is no such folder${Object.keys(editions).length > 0 ? `; editions of ours are ${Object.keys(editions).join(', ')}` : ''}`,
    );
  return names.map((name) => ({ name, path: join(folder, name), text: readText(join(folder, name)) }));
}

/** The game knows its card files by its own names, the user by theirs; what no line is to blame for is the file's fault. */
export function inTheirWords(problem: Problem, decks: readonly Deck[]): Problem {
  const deck = decks.find(({ name }) => name === problem.file) ?? (problem.file === undefined ? decks[0] : undefined);
  return deck ? { line: 1, column: 1, ...problem, file: deck.path } : problem;
}

/** A card file of the user's. */
export interface Deck {
  /** What the game calls it. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/** Which of the game's card files a `--deck` stands for, and its text. */
export function deckFile(game: Game, text: string): Deck {
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
