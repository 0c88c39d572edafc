import { LIMITS } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { FakeTime } from '../testing/fake-time.js';
import type { Behind } from './entry.js';
import { Race } from './race.js';

function racing() {
  const time = new FakeTime();
  const race = new Race(time);
  const went: { readonly who: string; readonly race: readonly Behind[] }[] = [];
  const enter = (who: string, seat: number, { lag = 0, call = true } = {}) =>
    race.enter({ seat, call, at: race.corrected(lag), go: (behind) => went.push({ who, race: behind }) });
  return { time, race, went, enter };
}

test('everything is held for the longest lag that is made good, then goes in the order of equal connections', async () => {
  const { time, race, went, enter } = racing();
  enter('near', 0);
  await time.pass(60);
  enter('far', 1, { lag: 100 });
  expect(race.isOn).toBe(true);
  await time.pass(LIMITS.lagBound - 61);
  expect(went).toEqual([]);
  await time.pass(1);
  expect(went).toEqual([
    { who: 'far', race: [{ seat: 0, behind: 40 }] },
    { who: 'near', race: [] },
  ]);
  expect(race.isOn).toBe(false);
});

test('a seat is named once, the winner and ordinary moves never', async () => {
  const { time, went, enter } = racing();
  enter('first', 0);
  enter('again', 0);
  await time.pass(10);
  enter('move', 2, { call: false });
  enter('second', 1);
  await time.pass(10);
  enter('second again', 1);
  await time.pass(LIMITS.lagBound);
  expect(went.map(({ who }) => who)).toEqual(['first', 'again', 'move', 'second', 'second again']);
  expect(went[0]?.race).toEqual([{ seat: 1, behind: 10 }]);
  expect(went[2]?.race).toEqual([]);
});

test('no more lag is made good than the bound, and none that is not there', () => {
  const { time, race } = racing();
  expect(race.corrected(1_000_000)).toBe(time.now() - LIMITS.lagBound);
  expect(race.corrected(-5)).toBe(time.now());
});

test('who closes a table lets everyone go at once', async () => {
  const { time, race, went, enter } = racing();
  enter('only', 0);
  race.finish();
  expect(went).toHaveLength(1);
  await time.pass(LIMITS.lagBound);
  expect(went).toHaveLength(1);
});
