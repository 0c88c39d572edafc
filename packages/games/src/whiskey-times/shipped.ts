import { type CardFiles, formatProblem, type Problem, type Result } from '@taproom/engine';
import type { Cards } from './cards.js';
import { cardsBottlesCsv, cardsGuestsCsv, cardsResourcesCsv } from './data.gen.js';
import { readCards as read } from './read-cards.js';

/** The card files we ship. */
export const FILES: CardFiles = {
  'guests.csv': cardsGuestsCsv,
  'bottles.csv': cardsBottlesCsv,
  'resources.csv': cardsResourcesCsv,
};

let last: { readonly files: CardFiles; readonly cards: Result<Cards, readonly Problem[]> } | undefined;

/** Reads card files; the same files again, as for every new table, cost nothing. */
export function readCards(files: CardFiles): Result<Cards, readonly Problem[]> {
  const same = last && Object.keys(FILES).every((name) => last?.files[name] === files[name]);
  if (!last || !same) last = { files, cards: read(files) };
  return last.cards;
}

let shipped: Cards | undefined;

/** Our own cards, compiled once, when they are first asked for. */
export function shippedCards(): Cards {
  if (shipped) return shipped;
  const cards = read(FILES);
  if (!cards.ok) throw new Error(cards.problem.map(formatProblem).join('\n'));
  shipped = cards.value;
  return shipped;
}
