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

const germans = new WeakMap<Cards, ReadonlyMap<string, string>>();

/** The sentences that a set says in German itself. */
function ownGerman(cards: Cards): ReadonlyMap<string, string> {
  const found = germans.get(cards);
  if (found) return found;
  const sentences = new Map(
    [
      ...cards.guests.map(({ slug, german }): [string, string] => [slug, german?.sentence ?? '']),
      ...cards.bottles.map(({ number, german }): [string, string] => [`bottle-${number}`, german?.sentence ?? '']),
      ...cards.resources.map(({ slug, german }): [string, string] => [slug, german?.sentence ?? '']),
    ].filter(([, sentence]) => sentence !== ''),
  );
  germans.set(cards, sentences);
  return sentences;
}

/** The sentence in German: a set's own, else ours where the set kept our English; else as the set has it. */
export function printedIn(language: ReadonlyMap<string, string>, card: string, setting?: Setting): string | undefined {
  const own = ownGerman(cardsOf(setting)).get(card);
  if (own !== undefined) return own;
  const sentence = printed(card, setting);
  return sentence === printed(card) ? (language.get(card) ?? sentence) : sentence;
}
