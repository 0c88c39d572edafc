import { beforeAll, expect, test, vi } from 'vitest';
import { linkToRecord, recordInLink } from './link.js';

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://taproom.example' }));

const RECORD = {
  game: 'closing-time',
  rulesVersion: 1,
  players: ['Ann', 'Bøb', '🍺'],
  options: { sips: 3 },
  seed: 'seed',
  moves: Array.from({ length: 400 }, (_, i) => `seat-${(i % 3) + 1}: draw`),
};

test('a record survives the way through a link, and the link stays short', async () => {
  const link = await linkToRecord(RECORD);
  expect(link).toMatch(/^https:\/\/taproom\.example\/replay#[\w-]+$/);
  expect(link.length).toBeLessThan(1000);
  expect(await recordInLink(new URL(link).hash)).toEqual({ ok: true, value: RECORD });
});

test('a link that was cut off is refused with a sentence', async () => {
  const { hash } = new URL(await linkToRecord(RECORD));
  expect(await recordInLink(hash.slice(0, 30))).toMatchObject({ ok: false });
  expect(await recordInLink('#!!!')).toMatchObject({
    ok: false,
    problem: { reason: expect.stringContaining('incomplete') },
  });
});
