import { readdirSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GameRecord, readRecord } from '@taproom/engine';
import { makeFolder, readText, reasonOf, writeText } from '../files.js';
import { Mistake, orMistake } from '../mistake.js';
import { startedAs } from '../started-as.js';
import { gamesFolder } from './folder.js';

/** A game that was begun here: its record, who sat where, and whether it is over. */
export interface KeptGame extends GameRecord {
  /** `human`, or the kind of bot, by seat. */
  readonly seating: readonly string[];
  readonly over: boolean;
}

const ENDING = '.taproom.json';
/** So much of a seed is enough to tell games of one day apart. */
const SEED_LETTERS = 8;

/** The file of a game that begins now. */
export function fileFor({ game, seed }: Pick<GameRecord, 'game' | 'seed'>, now: Date): string {
  const day = now.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
  const deal = seed.replace(/[^\w-]/g, '').slice(0, SEED_LETTERS) || 'game';
  return join(gamesFolder(), `${game}-${day}-${deal}${ENDING}`);
}

/** Writes it whole or not at all: a full disk must not cost the game that was kept before. */
export function keep(game: KeptGame, file: string): void {
  const made = `${file}.new`;
  try {
    makeFolder(gamesFolder(), 0o700);
  } catch {
    throw new Mistake(`${gamesFolder()} cannot be made, so no game is kept; XDG_DATA_HOME names another place`);
  }
  try {
    writeText(made, `${JSON.stringify(game, null, 2)}\n`);
    renameSync(made, file);
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw new Mistake(`${file}: ${reasonOf(error)}`);
  }
}

/** The files of all games kept here, the latest first. */
export function keptFiles(): string[] {
  const folder = gamesFolder();
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs || basename(b).localeCompare(basename(a)));
}

/** The game in a file that `play` has kept. */
export function readKept(file: string): KeptGame {
  const record = orMistake(readRecord(readText(file), file)) as GameRecord & Partial<KeptGame>;
  const { seating } = record;
  if (!Array.isArray(seating) || seating.length !== record.players.length)
    throw new Mistake(
      `${file}: this is a record, and does not say who played; ${startedAs()} replay steps through it, ${startedAs()} play --resume goes on with games that play has kept`,
    );
  return { ...record, seating, over: record.over === true };
}

/** The latest game that is not over. */
export function latestUnfinished(): string {
  for (const file of keptFiles()) if (!readKept(file).over) return file;
  throw new Mistake(`there is no game to go on with; ${startedAs()} play GAME begins one`);
}
