import { SPECTATOR } from '@taproom/engine';
import { expect, test } from 'vitest';
import { quietHouse, viewerAt } from '../testing/quiet-house.js';
import { Visitors } from './visitors.js';

function visitors() {
  const changed: string[] = [];
  const { house, time } = quietHouse({ presenceChanged: (table) => changed.push(table) });
  return { visitors: new Visitors(house, 'table'), time, changed };
}

test('people who come in a burst are told of in one message', async () => {
  const { visitors: room, time, changed } = visitors();
  const [ann, bob, eve] = [viewerAt(0), viewerAt(2), viewerAt(SPECTATOR)];
  for (const viewer of [ann, bob, eve]) {
    room.add(viewer);
    room.changed();
  }
  await time.pass(100);
  expect(ann.told.map((text) => JSON.parse(text))).toEqual([{ type: 'presence', here: [0, 2], watching: 1 }]);
  expect(changed).toHaveLength(3);
  expect(room.here).toEqual({ seats: 0b101, watching: 1 });
});

test('a seat is away since its last device left, wherever that was', async () => {
  const { visitors: room, time } = visitors();
  const [phone, laptop] = [viewerAt(1), viewerAt(1)];
  room.add(phone);
  room.add(laptop);
  await time.pass(1000);
  room.remove(phone);
  expect(room.absence(1, time.now())).toBe(0);
  room.setElsewhere(0b10, 0);
  room.remove(laptop);
  await time.pass(5000);
  expect(room.absence(1, time.now()), 'through another process').toBe(0);
  room.setElsewhere(0, 0);
  await time.pass(2000);
  expect(room.absence(1, time.now())).toBe(2000);
  expect(room.absence(0, time.now()), 'never here: since the table was loaded').toBe(8000);
});

test('who is here through other processes counts, and keeps the table wanted', async () => {
  const { visitors: room, time } = visitors();
  const ann = viewerAt(0);
  room.add(ann);
  room.setElsewhere(0b110, 2);
  expect(room.areElsewhere).toBe(true);
  expect(room.everywhere()).toEqual({ here: [0, 1, 2], watching: 2 });
  await time.pass(100);
  expect(ann.told).toHaveLength(1);
  room.setElsewhere(0b110, 2);
  await time.pass(100);
  expect(ann.told, 'nothing new is not told').toHaveLength(1);
});
