import { Chance, firstOf, movesOf, readSetting, SPECTATOR, type Wish } from '@taproom/engine';
import { expect, test } from 'vitest';
import { withFriends } from './index.js';
import { trial } from './trial.js';
import type { View } from './view.js';

/** D-4 once more, by hand: whose small image each suit is. */
const SMALL: Readonly<Record<string, string>> = {
  'wine-mixer': 'beer',
  'beer-mixer': 'cocktail',
  'cocktail-mixer': 'highball',
  'highball-mixer': 'rocks',
  'rocks-mixer': 'wine',
};

/** The suit and the rank of a card under a trump, read from its text. */
function reading(card: string, trump: string): { suit: string; rank: number } {
  if (card === 'bar') return { suit: trump, rank: 99 };
  if (SMALL[card] === trump) return { suit: trump, rank: 12 };
  const [suit = '', rank] = card.split('-');
  return { suit, rank: rank === 'mixer' ? 13 : Number(rank) };
}

/** The cards a hand may play, by going through the rules one by one. */
function playable(hand: readonly string[], trick: readonly string[], trump: string): string[] {
  const [lead] = trick;
  if (lead === undefined || (lead === 'bar' && trump === 'none')) return [...hand];
  const { suit: led } = reading(lead, trump);
  const following = hand.filter((card) => reading(card, trump).suit === led);
  return following.length > 0 ? following : [...hand];
}

/** The place in the trick of the card that wins it. */
function winning(trick: readonly string[], trump: string): number {
  const { suit: led } = reading(trick[0] as string, trump);
  const bars = trick.lastIndexOf('bar');
  if (bars >= 0) return bars;
  for (const suit of [trump, led]) {
    const ranks = trick.map((card) => (reading(card, trump).suit === suit ? reading(card, trump).rank : 0));
    const best = Math.max(...ranks);
    if (best > 0) return ranks.lastIndexOf(best);
  }
  throw new Error(`nobody wins ${trick.join(' ')}`);
}

/** The points of a round, paid bid by bid. */
function points(bids: readonly number[], tricks: readonly number[], shift: number, wingman: boolean): number[] {
  const seats = bids.length;
  const paid = bids.map(() => 0);
  bids.forEach((bid, bidder) => {
    const player = (bidder + shift) % seats;
    if (tricks[player] !== bid) return;
    paid[player] = (paid[player] as number) + 10 + bid;
    if (wingman) paid[bidder] = (paid[bidder] as number) + 10 + bid;
  });
  return paid;
}

const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();

function judge(wish: Wish, seed: number): number {
  const setting = readSetting(withFriends, wish);
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const wingman = setting.value.options.wingman === true;
  const table = withFriends.setup(setting.value, Chance.fast(seed));
  const { chance } = table;
  let judged = 0;
  while (withFriends.outcome(table) === undefined) {
    const seat = firstOf(withFriends.waitingFor(table));
    const before: View = withFriends.view(table, seat);
    const moves = movesOf(withFriends, table, seat);
    const texts = moves.map((move) => withFriends.notation.formatMove(move, setting.value));
    if (before.phase === 'playing') {
      expect(sorted(texts)).toEqual(
        sorted(playable(before.hand, before.trick, before.trump).map((card) => `play ${card}`)),
      );
    }
    const at = chance.below(moves.length);
    withFriends.apply(table, seat, moves[at] as number);
    const after: View = withFriends.view(table, SPECTATOR);
    if (before.phase === 'playing' && before.trick.length === wish.seats - 1) {
      const trick = [...before.trick, (texts[at] as string).slice('play '.length)];
      const winner = (before.leader + winning(trick, before.trump)) % wish.seats;
      const won = before.tricks.map((n, s) => (s === winner ? n + 1 : n));
      const row = after.sheet.find(({ round }) => round === before.round);
      expect(row?.tricks ?? after.tricks).toEqual(won);
      if (row) {
        const shift = wingman ? before.round % wish.seats : 0;
        expect(row.points).toEqual(points(before.bids as number[], won, shift, wingman));
        expect(after.scores).toEqual(before.scores.map((score, s) => score + (row.points[s] as number)));
      } else {
        expect(after.waiting).toEqual([winner]);
      }
      judged++;
    }
  }
  return judged;
}

test('a referee who reads cards as words finds the same moves, winners and points in every variant', () => {
  let judged = 0;
  trial.settings.forEach((wish, seed) => {
    judged += judge(wish, seed);
  });
  expect(judged).toBeGreaterThan(1500);
});
