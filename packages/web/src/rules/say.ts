import { type Game, type Options, readSetting, type Words } from '@taproom/engine';
import type { FactWords } from './facts.js';

/** Cards in notation, and what people call them. */
export type CardNames = ReadonlyMap<string, string>;

/** How to say what a scenario wrote. */
export interface Say {
  readonly facts: FactWords;
  /** Undefined for what is no card. */
  card(text: string): string | undefined;
  move(line: string): string;
}

/** The cards of the shipped decks, and those that only an example's own deck has. */
export const cardsOf =
  (words: Words, names: CardNames) =>
  (text: string): string | undefined =>
    names.get(text) ?? (text.includes('/') ? words.card(text) : undefined);

/** What is expected under these names are lines of moves. */
const LINES = ['moves', 'may', 'may-not'];

/** Cards by their names, moves and words in the reader's language, everything else as it is written. */
export function inWords(value: unknown, say: Say, under = ''): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? say.facts.value('none') : value.map((item) => inWords(item, say, under)).join(' · ');
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, item]) => `${say.facts.part(name)} ${inWords(item, say, under)}`)
      .join(', ');
  }
  const text = String(value);
  if (LINES.includes(under)) return say.move(text);
  const [first = '', second] = text.split(' ');
  if (second !== undefined) return `${inWords(second, say)} (${say.facts.value(first)})`;
  return say.card(text) ?? say.facts.value(text);
}

/** What each card of the shipped decks is called. */
export function cardNames(game: Game, words: Words): CardNames {
  const setting = readSetting(game, { seats: game.seats(defaults(game)).min });
  return new Map(setting.ok ? game.notation.cards(setting.value).map((card) => [card, words.card(card)]) : []);
}

const defaults = (game: Game): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));
