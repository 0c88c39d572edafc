import { setImmediate } from 'node:timers/promises';
import * as addOn from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { sqliteLibrary } from './sqlite-library.js';

test("node's own SQLite where there is one, and nobody hears of experiments", async () => {
  const heard: string[] = [];
  process.on('warning', ({ message }) => heard.push(message));
  const { DatabaseSync } = await sqliteLibrary();
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOwn = major > 22 || (major === 22 && minor >= 13);
  expect(DatabaseSync === addOn.DatabaseSync).toBe(!isOwn);
  const database = new DatabaseSync(':memory:');
  expect(database.prepare('select 7 as seven').get()).toMatchObject({ seven: 7 });
  database.close();
  await setImmediate();
  expect(heard).toEqual([]);
});
