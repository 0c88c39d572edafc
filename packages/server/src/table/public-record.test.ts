import { expect, test } from 'vitest';
import { OPENED as BEGUN } from '../testing/opened.js';
import { quietHouse } from '../testing/quiet-house.js';
import { anyToy, HAND } from '../testing/toy.js';
import { toyTable } from '../testing/toy-table.js';
import type { Entry } from './entry.js';
import { publicRecord } from './public-record.js';

const SEED = '00'.repeat(16);
const OPENED: Entry = { ...BEGUN, host: 'secret' };
const SAT = ['Ann', 'Bob', 'Cat'].map((name, seat): Entry => ({ type: 'sat', seat, name, token: `t${seat}` }));
const STARTED: Entry = { type: 'started', seed: SEED };

const { handOf } = toyTable(quietHouse().house);
const hands = [0, 1, 2].map(handOf);
const picked = (seat: number, round: number): Entry => {
  return { type: 'moved', seat, move: `pick ${hands[seat]?.[round]}`, by: 'player' };
};
const PICKS = Array.from({ length: HAND }, (_, round) => [0, 1, 2].map((seat) => picked(seat, round))).flat();
const lines = PICKS.map((entry) => (entry.type === 'moved' ? `seat-${entry.seat + 1}: ${entry.move}` : ''));

/** The nth entry was written at n * 10. */
const recordOf = (...entries: Entry[]) => {
  const rows = entries.map((entry, n) => ({ version: n + 1, at: (n + 1) * 10, entry: JSON.stringify(entry) }));
  return publicRecord('table', rows, (name) => (name === 'toy' ? anyToy : undefined));
};

test('a finished game is told with its seed and moves, and nothing of tokens', async () => {
  const record = await recordOf(OPENED, ...SAT, STARTED, ...PICKS);
  expect(record).toStrictEqual({
    ok: true,
    value: {
      game: 'toy',
      rulesVersion: 1,
      players: ['Ann', 'Bob', 'Cat'],
      options: { sips: 3 },
      seed: SEED,
      moves: lines,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      table: 'table',
      finished: 170,
    },
  });
});

test('before the end there is no record', async () => {
  const refused = { ok: false, problem: { name: 'not-over' } };
  expect(await recordOf(OPENED, ...SAT)).toEqual(refused);
  expect(await recordOf(OPENED, ...SAT, STARTED, ...PICKS.slice(0, -1))).toEqual(refused);
});

test('moves that were taken back are not in it, and those before them are', async () => {
  const [first, second, ...others] = PICKS as [Entry, Entry, ...Entry[]];
  const undone: Entry = { type: 'undone', by: 1, to: 6, agreed: [0, 2] };
  const record = await recordOf(OPENED, ...SAT, STARTED, first, second, undone, second, ...others);
  expect(record).toMatchObject({ value: { moves: lines } });
});

test('with cards of its own and shared luck, it says so', async () => {
  const files = { 'cards/mine.csv': 'a' };
  const luck = { server: '11'.repeat(16), seats: [{ seat: 1, promise: 'p', luck: 'l' }] };
  const record = await recordOf({ ...OPENED, files }, ...SAT, { ...STARTED, luck }, ...PICKS);
  expect(record).toMatchObject({ value: { files, luck } });
});
