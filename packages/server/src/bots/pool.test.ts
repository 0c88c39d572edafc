import { expect, test } from 'vitest';
import { BotPool } from './pool.js';
import type { Task } from './thinker.js';

test('so many decisions wait for bots and no more: beyond, chance answers at once', async () => {
  // Without a thread nothing is ever thought about.
  const pool = new BotPool(0);
  const waiting = Array.from({ length: 2000 }, () => pool.think({} as Task));
  expect(pool.queue).toBe(2000);
  expect(await pool.think({} as Task)).toBeUndefined();
  expect(pool.queue).toBe(2000);
  await pool.close();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]));
});
