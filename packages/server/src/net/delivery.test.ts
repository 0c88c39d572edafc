import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { FakeTime } from '../testing/fake-time.js';
import { Delivery, MOST_BEHIND, MOST_BUFFERED, MOST_UNREAD } from './delivery.js';

function delivering() {
  const time = new FakeTime();
  const socket = {
    readyState: 1,
    OPEN: 1 as const,
    bufferedAmount: 0,
    cut: 0,
    terminate() {
      this.cut += 1;
    },
  };
  const stream = new PassThrough();
  const delivery = new Delivery(socket as never, stream, time);
  const sent = () => {
    delivery.flush();
    return String(stream.read() ?? '');
  };
  return { delivery, time, socket, sent };
}

test('news and answers leave together', () => {
  const { delivery, sent } = delivering();
  delivery.tell('news');
  delivery.answer('done');
  expect(delivery.unread).toBeGreaterThan(8);
  expect(sent()).toMatch(/news.*done/s);
});

test('who does not read gets answers but no news, and the whole table when caught up', () => {
  const { delivery, socket, sent } = delivering();
  expect(delivery.catchUp()).toBeUndefined();
  socket.bufferedAmount = MOST_BUFFERED;
  delivery.tell('missed');
  delivery.answer('done');
  expect(sent()).not.toContain('missed');
  expect(delivery.catchUp(), 'not yet').toBeUndefined();
  socket.bufferedAmount = MOST_BUFFERED / 2;
  delivery.tell('missed too: between them something is');
  expect(sent()).toBe('');
  socket.bufferedAmount = 0;
  expect(delivery.catchUp()).toBe('caught-up');
  delivery.tell('heard');
  expect(sent()).toContain('heard');
});

test('who never catches up is too slow', async () => {
  const { delivery, socket, time } = delivering();
  socket.bufferedAmount = MOST_BUFFERED;
  delivery.tell('missed');
  await time.pass(MOST_BEHIND);
  expect(delivery.catchUp()).toBeUndefined();
  await time.pass(1);
  expect(delivery.catchUp()).toBe('too-slow');
});

test('who asks and never reads is cut off; to a closed socket nothing goes', () => {
  const { delivery, socket, sent } = delivering();
  socket.bufferedAmount = MOST_UNREAD + 1;
  delivery.answer('done');
  expect(socket.cut).toBe(1);
  socket.bufferedAmount = 0;
  socket.readyState = 3;
  delivery.answer('done');
  delivery.tell('news');
  expect(sent()).toBe('');
});
