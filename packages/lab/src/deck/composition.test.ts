import { readSetting } from '@taproom/engine';
import { games } from '@taproom/games';
import { expect, test } from 'vitest';
import { compositionsOf, oddOnes, sortedCards } from './composition.js';

test.each(games.map((game) => [game.name, game] as const))('%s: every card is counted once by kind', (_name, game) => {
  const setting = readSetting(game, { seats: game.seats({}).max });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const cards = sortedCards(game, setting.value);
  const [kinds] = compositionsOf(cards).filter(({ by }) => by === 'kind');
  const counted = kinds?.rows.reduce((sum, row) => sum + row.cards, 0);
  expect(counted).toBe(cards.reduce((sum, { copies }) => sum + copies, 0));
  expect(cards.map(({ card }) => card).sort()).toEqual([...game.notation.cards(setting.value)].sort());
});

test('a suit without a special card is noticed', () => {
  const card = (suit: string, special: boolean) => ({ card: suit, copies: 2, special, groups: { suit } });
  const [suits] = compositionsOf([
    card('wine', true),
    card('wine', false),
    card('beer', true),
    card('neat', false),
    card('rocks', true),
  ]);
  expect(suits?.rows[0]).toEqual({ group: 'wine', cards: 4, special: 2 });
  expect(suits && oddOnes(suits)).toEqual(['No special card has the suit neat; every other suit has some.']);
});
