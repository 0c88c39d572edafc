import { expect, test } from 'vitest';
import { alone } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import { findHowlers, LAUGHABLE } from './howlers.js';

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
