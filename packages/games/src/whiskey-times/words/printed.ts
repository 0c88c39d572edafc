import type { Setting } from '@taproom/engine';
import type { Cards } from '../cards.js';
import { shippedCards } from '../shipped.js';

const known = new WeakMap<Cards, ReadonlyMap<string, string>>();

/** The sentence on each card of a table, by the card's notation. */
function sentencesOn(cards: Cards): ReadonlyMap<string, string> {
  const found = known.get(cards);
  if (found) return found;
  const { guests, bottles, resources } = cards;
  const sentences = new Map([
    ...guests.map(({ slug, about }): [string, string] => [slug, about]),
    ...bottles.map(({ number, note }): [string, string] => [`bottle-${number}`, note]),
    ...resources.map(({ slug, text }): [string, string] => [slug, text]),
  ]);
  known.set(cards, sentences);
  return sentences;
}

export const cardsOf = (setting: Setting | undefined): Cards =>
  setting === undefined ? shippedCards() : (setting.cards as Cards);

export const printed = (card: string, setting?: Setting): string | undefined => sentencesOn(cardsOf(setting)).get(card);

/** The sentence in another language where it is ours; a table's own card files speak for themselves. */
export function printedIn(language: ReadonlyMap<string, string>, card: string, setting?: Setting): string | undefined {
  const sentence = printed(card, setting);
  return sentence === printed(card) ? (language.get(card) ?? sentence) : sentence;
}
