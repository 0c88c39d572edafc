import { Chance, readSetting } from '@taproom/engine';
import { type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';
import { expect, test } from 'vitest';
import { bury, raise } from './decks.js';

const setting = readSetting(whiskeyTimes, { seats: 3 });
if (!setting.ok) throw new Error('three can play');
const deal = (): WhiskeyTable => whiskeyTimes.setup(setting.value as never, Chance.fast(5));

const DECKS = [
  ['resource', (table: WhiskeyTable) => table.resourceDeck.subarray(0, table.resourceDeckSize)],
  ['bottle', (table: WhiskeyTable) => table.bottleDeck.subarray(0, table.bottleDeckSize)],
  ['guest', (table: WhiskeyTable) => table.guestDeck.subarray(0, table.guestDeckSize)],
] as const;

test.each(DECKS)('as many even shares as there are cards bring up each card of the %s deck once', (_name, deckOf) => {
  const table = deal();
  const cards = Array.from(deckOf(table));
  const top = cards.map((_, i) => {
    const trial = deal();
    bury(trial);
    raise(trial, (i + 0.5) / cards.length);
    return deckOf(trial).at(-1);
  });
  expect(top.sort()).toEqual(cards.sort());
});

test.each(DECKS)('the %s deck loses no card, and the next one moves', (_name, deckOf) => {
  const [before, after] = [deal(), deal()];
  bury(after);
  raise(after, 0.3);
  expect(Array.from(deckOf(after))).not.toEqual(Array.from(deckOf(before)));
  expect(Array.from(deckOf(after)).sort()).toEqual(Array.from(deckOf(before)).sort());
});
