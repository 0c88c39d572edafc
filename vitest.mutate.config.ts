import { defineConfig } from 'vitest/config';
import config from './vitest.config.js';

/** The tests as `npm run mutate` runs them: only those that are to notice the faults. */
export default defineConfig({
  ...config,
  test: { ...config.test, include: JSON.parse(process.env.TAPROOM_MUTATE_TESTS ?? '[]') as string[] },
});
