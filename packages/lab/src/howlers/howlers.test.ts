import { expect, test } from 'vitest';
import { alone } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import type { HowlGame } from './howl.js';
import { findHowlers, LAUGHABLE, summaryOf } from './howlers.js';

const plan = {
  game: 'last-call',
  wish: { seats: 3 },
  seed: 'small',
  thought: 8,
  depth: 48,
  looked: 12,
  games: 4,
  worst: 3,
};

test('who moves at random is laughed at, the worst first and ready to be opened; a Regular hardly', async () => {
  const random = await findHowlers({ ...plan, level: 'random' }, alone(doJob), () => {});
  const regular = await findHowlers({ ...plan, level: 'regular' }, alone(doJob), () => {});
  expect(random.all.decisions).toBe(48);
  expect(random.kinds.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(48);
  expect(random.all.regret.mean).toBeGreaterThan(regular.all.regret.mean + 0.01);
  expect(random.all.howlers.share).toBeGreaterThan(regular.all.howlers.share);
  expect(random.worst.length).toBeGreaterThan(0);
  for (const { record, line, mean, error } of random.worst) {
    expect(mean - 2 * error).toBeGreaterThan(LAUGHABLE);
    expect(record.moves).toHaveLength(line);
  }
});

test('what only one of the two opinions calls bad is a regret, and no howler', () => {
  const regret = { kind: 'swap', line: 0, seat: 0, played: 'a', best: 'b', mean: 0.1, error: 0.01 };
  const game = (isBlamed: boolean) =>
    ({ record: { moves: [] }, regrets: [{ ...regret, isBlamed }] }) as unknown as HowlGame;
  const { all, worst } = summaryOf([game(true), game(false)], 3);
  expect(all.regret.mean).toBeCloseTo(0.1);
  expect(all.howlers.share).toBe(0.5);
  expect(worst).toHaveLength(1);
});
