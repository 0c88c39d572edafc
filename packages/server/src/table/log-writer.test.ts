import { expect, test } from 'vitest';
import { quietHouse } from '../testing/quiet-house.js';
import { LogWriter } from './log-writer.js';
import { StoreAway } from './trouble.js';

const row = (version: number) => ({ version, at: 1, entry: `{"type":"muted","seat":${version},"muted":true}` });

function writer() {
  let lost = 0;
  const { house, time, shelf } = quietHouse({
    storeLost: () => {
      lost += 1;
    },
  });
  const pauses: boolean[] = [];
  const made: LogWriter = new LogWriter(house, 'table', () => pauses.push(made.isPaused));
  return { writer: made, time, shelf, pauses, lost: () => lost };
}

test('a row is written once; a version somebody else wrote is taken', async () => {
  const { writer: log, shelf, pauses } = writer();
  expect(await log.append(row(1))).toBe('written');
  expect(await log.append({ ...row(1), at: 2 })).toBe('taken');
  expect(shelf.rows).toEqual([row(1)]);
  expect(pauses).toEqual([]);
});

test('while the store is away the same row is tried again, and everybody can be told of the pause', async () => {
  const { writer: log, time, shelf, pauses, lost } = writer();
  shelf.failing = 2;
  const appended = log.append(row(1));
  await time.settle();
  await time.pass(400);
  expect(pauses).toEqual([true]);
  await time.pass(1000);
  expect(await appended).toBe('written');
  expect(pauses).toEqual([true, false]);
  expect(lost()).toBe(1);
});

test('a row whose answer was lost is known again as ours', async () => {
  const { writer: log, time, shelf } = writer();
  shelf.losesAnswer = true;
  const appended = log.append(row(1));
  await time.settle();
  await time.pass(600);
  expect(await appended).toBe('written');
  expect(shelf.rows).toEqual([row(1)]);
});

test('it gives up when the sender is gone, when told to stop, and after two minutes', async () => {
  for (const giveUp of ['gone', 'stopped', 'late'] as const) {
    const { writer: log, time, shelf } = writer();
    shelf.failing = Number.POSITIVE_INFINITY;
    let gone = false;
    const appended = log.append(row(1), () => gone);
    await time.settle();
    await time.pass(600);
    if (giveUp === 'gone') gone = true;
    if (giveUp === 'stopped') log.stop();
    await time.pass(giveUp === 'late' ? 121_000 : 600);
    expect(await appended, giveUp).toBe('unknown');
    expect(log.isPaused, giveUp).toBe(false);
  }
}, 30_000);

test('reading fails as trouble with the store, not as a bug', async () => {
  const { writer: log, shelf, lost } = writer();
  shelf.rows.push(row(1), row(2));
  expect((await log.read(1)).map(({ version, entry }) => [version, entry.type])).toEqual([[2, 'muted']]);
  shelf.failing = 1;
  await expect(log.read(0)).rejects.toBeInstanceOf(StoreAway);
  expect(lost()).toBe(1);
});

test('two reasons for a pause are one pause', () => {
  const { writer: log, pauses } = writer();
  log.setPaused({ away: true });
  log.setPaused({ stuck: true });
  log.setPaused({ away: false });
  log.setPaused({ stuck: false });
  expect(pauses).toEqual([true, false]);
});
