import { Chance, firstOf, movesOf, readSetting, type Wish } from '@taproom/engine';
import { withFriends } from '@taproom/games/with-friends';
import { expect, test } from 'vitest';
import { LEVEL_KNOBS } from '../levels.js';
import { randomBot } from '../random.js';
import { plainBot } from '../sense.js';
import { sensible } from './sensible.js';

/** One sensible player among random ones: the share of matches it wins, and of bids it meets. */
function amongRandom(wish: Wish, matches: number): { won: number; met: number } {
  const setting = readSetting(withFriends, wish);
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const bot = plainBot(sensible(withFriends, setting.value), LEVEL_KNOBS.local);
  const chance = Chance.fast(11);
  let [won, met, bids] = [0, 0, 0];
  for (let match = 0; match < matches; match++) {
    const mine = match % wish.seats;
    const table = withFriends.setup(setting.value, Chance.fast(match));
    while (withFriends.outcome(table) === undefined) {
      const seat = firstOf(withFriends.waitingFor(table));
      const player = seat === mine ? bot : randomBot;
      const moves = movesOf(withFriends, table, seat);
      withFriends.apply(table, seat, player.choose(withFriends.view(table, seat), moves, {}, chance));
    }
    const places = withFriends.outcome(table)?.places ?? [];
    if (places[mine] === 1) won += 1 / places.filter((place) => place === 1).length;
    for (const { bids: bid, tricks } of withFriends.view(table, mine).sheet) {
      bids++;
      if (bid[mine] === tricks[mine]) met++;
    }
  }
  return { won: won / matches, met: met / bids };
}

test('a sensible player wins most matches against three random ones, and meets about half its bids', () => {
  const { won, met } = amongRandom({ seats: 4, options: { rounds: 'quick' } }, 60);
  expect(won).toBeGreaterThan(0.7);
  expect(met).toBeGreaterThan(0.42);
});

test('it plays every variant', () => {
  expect(amongRandom({ seats: 8, options: { rounds: 'quick', 'double-deck': true } }, 16).won).toBeGreaterThan(0.4);
  expect(amongRandom({ seats: 4, options: { rounds: 'quick', wingman: true } }, 16).won).toBeGreaterThan(0.3);
});
