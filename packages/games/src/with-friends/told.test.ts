import { Chance, firstOf, movesOf, readSetting, SPECTATOR, type Wish } from '@taproom/engine';
import { expect, test } from 'vitest';
import type { Event } from './events.js';
import { withFriends } from './index.js';
import type { View } from './view.js';

/** Everything that is told of a round before its first bid, as the views have it. */
function dealSeen(views: readonly View[]): Event[] {
  const [{ round, cards, dealer, turnedUp, trump }] = views as [View];
  return [
    { type: 'round-began', round, cards, dealer },
    ...views.map(({ hand }, seat): Event => ({ type: 'dealt', seat, cards: [...hand] })),
    { type: 'turned-up', card: turnedUp, trump },
  ];
}

const TOLD_OF_A_DEAL = ['round-began', 'dealt', 'turned-up'];

test.each<Wish>([
  { seats: 3, options: { rounds: 'quick' } },
  { seats: 4, options: { rounds: 'quick', wingman: true } },
  { seats: 5, options: { rounds: 'quick', missed: 2 } },
])('what is told of every deal, bid, hand, card and score is what the views show: %o', (wish) => {
  const setting = readSetting(withFriends, wish);
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const log: Event[] = [];
  const table = withFriends.setup(setting.value, Chance.fast(7), log);
  const seats = table.seats;
  const viewsNow = () => Array.from({ length: seats }, (_, seat) => withFriends.view(table, seat));
  const chance = Chance.fast(8);
  let scores: readonly number[] = Array.from({ length: seats }, () => 0);
  expect(log).toEqual(dealSeen(viewsNow()));
  while (!withFriends.outcome(table)) {
    const seat = firstOf(withFriends.waitingFor(table));
    const moves = movesOf(withFriends, table, seat);
    const before = viewsNow();
    const told: Event[] = [];
    withFriends.apply(table, seat, moves[chance.below(moves.length)] as number, told);
    const views = viewsNow();
    const [now] = views as [View];
    const scored = told.find((event) => event.type === 'scored');
    if (scored) {
      const row = now.sheet.at(-1);
      scores = scores.map((score, each) => Math.max(0, score + (row?.points[each] ?? Number.NaN)));
      expect(scored).toEqual({ type: 'scored', ...row, scores });
      expect(now.scores).toEqual(scores);
      expect(told.filter(({ type }) => TOLD_OF_A_DEAL.includes(type))).toEqual(
        now.phase === 'over' ? [] : dealSeen(views),
      );
    }
    for (const event of told) {
      if (event.type === 'bid') expect(now.bids[event.seat]).toBe(event.tricks);
      if (event.type === 'passed') expect(event.cards).toEqual(before[event.from]?.hand);
      if (event.type === 'played') expect(before[event.seat]?.hand).toContain(event.card);
      if (event.type === 'match-ended')
        expect(event).toEqual({
          type: 'match-ended',
          winners: scores.flatMap((score, each) => (score === Math.max(...scores) ? [each] : [])),
          scores,
        });
    }
    if (told.some(({ type }) => type === 'passed'))
      expect(told.filter(({ type }) => type === 'passed').length).toBe(seats);
  }
  expect(withFriends.view(table, SPECTATOR).sheet.length).toBe(table.round + 1);
});
