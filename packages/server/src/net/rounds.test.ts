import { expect, test } from 'vitest';
import { FakeTime } from '../testing/fake-time.js';
import { ROUND, Rounds } from './rounds.js';

test('of a thousand each is seen to once in a round, and never many at the same time', async () => {
  const time = new FakeTime();
  const seen = new Map<number, number[]>();
  const members = new Set(Array.from({ length: 1000 }, (_, member) => member));
  const rounds = new Rounds(time, members, (member) => seen.set(member, [...(seen.get(member) ?? []), time.now()]));
  rounds.start();
  await time.pass(2 * ROUND);
  const times = [...seen.values()];
  expect(times.length).toBe(members.size);
  expect(times.every(([first = 0, second = 0, third]) => second - first === ROUND && third === undefined)).toBe(true);
  const together = new Map<number, number>();
  for (const at of times.flat()) together.set(at, (together.get(at) ?? 0) + 1);
  expect(Math.max(...together.values())).toBeLessThanOrEqual(members.size / 100);
});

test('who leaves is not seen to, who comes is, and with nobody there nothing is waited for', async () => {
  const time = new FakeTime();
  const seen: string[] = [];
  const members = new Set(['Ann', 'Bob']);
  const rounds = new Rounds(time, members, (member) => seen.push(member));
  rounds.start();
  await time.pass(ROUND);
  members.delete('Ann');
  members.add('Cleo');
  await time.pass(ROUND);
  expect(seen).toEqual(['Ann', 'Bob', 'Cleo', 'Bob']);
  members.clear();
  await time.pass(ROUND);
  members.add('Dan');
  await time.pass(ROUND);
  expect(seen.length).toBe(4);
  rounds.start();
  await time.pass(ROUND);
  expect(seen.at(-1)).toBe('Dan');
});
