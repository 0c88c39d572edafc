import { Chance, readSetting } from '@taproom/engine';
import { expect, test } from 'vitest';
import { arrange } from './given.js';
import { withFriends } from './index.js';

const NAMES = ['Ann', 'Bob', 'Cat'];

/** What is wrong with a `given`; undefined when nothing is. */
function fault(given: Record<string, unknown>): string | undefined {
  const setting = readSetting(withFriends, { seats: NAMES.length });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const table = arrange(setting.value, { dealer: 'Cat', ...given }, NAMES, Chance.fast(1));
  return table.ok ? undefined : table.problem;
}

const bids = { Ann: 1, Bob: 1, Cat: 2 };

test.each([
  [{ trumps: 'wine-1' }, '"trumps" cannot be given; did you mean "trump"?'],
  [{ trump: 'wine-12' }, 'trump: there is no card "wine-12"; did you mean "wine-1"?'],
  [{ dealer: 'Zoe' }, 'dealer: there is no seat "Zoe"; the seats are Ann, Bob, Cat'],
  [{ round: 16 }, 'there is no round 16; this match has 15'],
  [{ round: 0 }, 'there is no round 0; this match has 15'],
  [{ round: 'last' }, 'the round must be a whole number, not "last"'],
  [{ bids: { Ann: 4 } }, 'Ann cannot bid 4 in a round of 3 cards'],
  [{ bids: { Bob: 1 } }, 'it is Ann who bids next, before others who have a bid'],
  [{ bids: { Ann: 1, Bob: 1, Cat: 1 } }, 'the bids add up to 3, which the dealer may not let happen'],
  [{ bids: [1, 1, 2] }, 'bids must be a map by player'],
  [{ hands: { Ann: 'bar' } }, 'the hand of Ann must be a list of cards'],
  [{ hands: { Ann: ['bar', 'bar', 'bar'] } }, 'there are not so many bar in the deck'],
  [{ trump: 'none', hands: { Ann: ['bar', 'bar', 'wine-1'] } }, 'there are not so many bar in the deck'],
  [{ hands: { Ann: ['wine-1'], Bob: ['wine-2', 'wine-3'] } }, 'between tricks everyone holds the same number of cards'],
  [
    { hands: { Ann: ['wine-1', 'wine-2'] } },
    'cards have been played, so everyone has bid: "bids" must name all players',
  ],
  [
    { round: 1, bids, tricks: { Ann: 1 }, hands: { Ann: ['wine-1'] } },
    '1 cards in hand and 1 tricks won do not make round 1, which has 3 cards',
  ],
  [{ round: 1, bids, tricks: { Ann: 3 } }, '0 cards in hand and 3 tricks won do not make round 1, which has 3 cards'],
])('%j is refused', (given, problem) => {
  expect(fault(given)).toBe(problem);
});

test('what is left open is dealt', () => {
  expect(fault({})).toBeUndefined();
  expect(fault({ trump: 'wine', draw: ['rocks-1', 'end'] })).toBeUndefined();
  expect(fault({ bids, tricks: { Ann: 1 }, hands: { Bob: ['wine-1', 'wine-2'] } })).toBeUndefined();
});

test('a later trick does not need its earlier ones', () => {
  expect(fault({ round: 5, bids, leader: 'Bob', hands: { Ann: ['wine-1'] } })).toBeUndefined();
});

test('a deck that cannot fill the hands is said to be too small', () => {
  const setting = readSetting(withFriends, { seats: 6 });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const draw = ['wine-1', 'wine-2', 'wine-3'];
  const table = arrange(setting.value, { round: 8, trump: 'beer', draw }, [], Chance.fast(1));
  expect(table).toEqual({ ok: false, problem: 'too few cards are left in the deck to deal what is not given' });
});
