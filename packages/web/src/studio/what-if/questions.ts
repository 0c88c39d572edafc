import type { Game, Wish } from '@taproom/engine';
import type { Comparison, Plan } from '@taproom/lab/browser';
import { differencesOf } from '../set/differences.js';
import { type CardSet, ownFiles, ownOptions } from '../set/set.js';

/** What a designer asks. `change` and `option` compare two ways to play; the others look at many games of one. */
export const QUESTIONS = ['change', 'first', 'cards', 'evening', 'skill', 'option'] as const;
export type Question = (typeof QUESTIONS)[number];
export type Looking = Exclude<Question, 'change' | 'option'>;

/** Which sections of the lab's report answer a question; those of one game's own are all about its cards. */
export function answers(question: Looking, section: string): boolean {
  if (question === 'first') return section === 'seats';
  if (question === 'skill') return section === 'skill';
  if (question === 'evening') return section === 'length' || section === 'tension';
  return !['seats', 'bots', 'length', 'tension', 'choices', 'skill', 'happenings'].includes(section);
}

/** The seed of every question, so that the same question has the same answer, here and in the terminal. */
export const SEED = 'studio';
export const BOT = 'local';
export const ITERATIONS = 16;

export function wishOf(game: Game, set: CardSet, seats: number): Wish {
  const files = ownFiles(game, set);
  const options = ownOptions(game, set.options);
  return { seats, options, ...(Object.keys(files).length > 0 && { files }) };
}

/** A set as the terminal is told it; its card files are those that the studio exports. */
export const wordsFor = (game: Game, set: CardSet): string =>
  changesOf(game, set)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ') || 'as-shipped';

/** The same as flags, each with a space before it. */
export const flagsFor = (game: Game, set: CardSet): string =>
  changesOf(game, set)
    .map(([name, value]) => ` --${name} ${value}`)
    .join('');

function changesOf(game: Game, set: CardSet): [name: string, value: string][] {
  const options = Object.entries(ownOptions(game, set.options)).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.map((seat) => `seat-${seat + 1}`).join(',') : value === true ? 'on' : String(value),
  ]);
  return [...options, ...Object.keys(ownFiles(game, set)).map((file): [string, string] => ['deck', file])];
}

/** More figures of single cards would blur all others: every figure asked about widens every interval. */
const MOST_CARDS = 4;

/** The cards that a set changes and still has, in notation, where a row alone says it: `slug`, or what Friends calls it. */
export function changedCards(before: CardSet, after: CardSet): string[] {
  const found = differencesOf(before, after).filter(({ kind }) => kind !== 'removed');
  const names = found.map(({ cardCells: { slug, friends } }) => slug ?? friends).filter((name) => name !== undefined);
  return [...new Set(names)].slice(0, MOST_CARDS);
}

export function comparisonOf(
  game: Game,
  before: CardSet,
  after: CardSet,
  seats: number,
  figures: readonly string[],
): Comparison {
  return {
    game: game.name,
    a: wishOf(game, before, seats),
    b: wishOf(game, after, seats),
    bot: BOT,
    iterations: ITERATIONS,
    seed: SEED,
    figures: [...figures, ...changedCards(before, after).map((card) => `card:${card}`)],
  };
}

export const planOf = (game: Game, set: CardSet, seats: number, games: number): Plan => ({
  game: game.name,
  wish: wishOf(game, set, seats),
  bots: Array.from({ length: seats }, () => BOT),
  games,
  seed: SEED,
  iterations: ITERATIONS,
});
