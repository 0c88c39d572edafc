import { expect, test } from 'vitest';
import { quietHouse } from '../testing/quiet-house.js';
import { toyTable } from '../testing/toy-table.js';
import { Driver } from './driver.js';
import { Moves } from './moves.js';
import { Queue } from './queue.js';
import type { Commit } from './reply.js';

function driven(options: Parameters<typeof toyTable>[1]) {
  const { house, time } = quietHouse();
  const table = toyTable(house, options);
  const queue = new Queue((error) => {
    throw error;
  });
  const commit: Commit = async (entry, made) => {
    const done = await table.commit(entry, made);
    driver.lookAfter();
    return done;
  };
  const moves = new Moves(house, table.state, queue, commit, () => true);
  const driver: Driver = new Driver(house, table.state, queue, moves, commit);
  return { ...table, driver, time };
}

test('bots move while this process drives, and not a moment longer', async () => {
  const { driver, time, committed, state } = driven({ bots: [1, 2] });
  await time.settle();
  expect(committed, 'nobody drives').toEqual([]);
  driver.drive(true);
  await time.settle();
  expect(committed).toMatchObject([
    { seat: 1, by: 'bot' },
    { seat: 2, by: 'bot' },
  ]);
  driver.drive(false);
  state.apply({
    version: state.version + 1,
    at: time.now(),
    entry: { type: 'stood-in', seat: 0, level: 'weak', why: 'left' },
  });
  driver.lookAfter();
  await time.settle();
  expect(committed).toHaveLength(2);
});

test('when a clock runs out a bot of the best kind steps in and plays on', async () => {
  const { driver, time, committed } = driven({ clock: { kind: 'turn', seconds: 10, bank: 5 } });
  driver.drive(true);
  expect(driver.wakeAt()).toBe(time.now() + 15_000);
  await time.pass(14_999);
  expect(committed).toEqual([]);
  await time.pass(1);
  expect(committed[0]).toEqual({ type: 'stood-in', seat: 0, level: 'good', why: 'clock' });
  expect(committed).toContainEqual(expect.objectContaining({ type: 'moved', seat: 0, by: 'bot' }));
});

test('a table that was stopped does nothing any more', async () => {
  const { driver, time, committed } = driven({ bots: [1], clock: { kind: 'turn', seconds: 5, bank: 0 } });
  driver.stop();
  driver.drive(true);
  await time.pass(20_000);
  expect(committed).toEqual([]);
});
