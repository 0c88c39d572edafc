import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { ReadStream, WriteStream } from 'node:tty';
import { expect, test } from 'vitest';
import { OwnTerminal } from './terminal.js';

test('Esc is heard at once, and two are two; an arrow that comes in pieces is an arrow', async () => {
  const input = Object.assign(new PassThrough(), { setRawMode: () => input });
  const output = Object.assign(new EventEmitter(), { write: () => true });
  const terminal = new OwnTerminal(input as unknown as ReadStream, output as unknown as WriteStream);
  const heard: string[] = [];
  terminal.open({ pressed: ({ name }) => heard.push(name), resized: () => {} });
  const type = (keys: string): boolean => input.emit('data', Buffer.from(keys));
  for (const key of ['\x1b', '\x1b']) {
    type(key);
    // Longer than the terminal waits. On a busy machine both timers are late, in the same order.
    await setTimeout(150);
  }
  type('\x1b');
  type('[A');
  expect(heard).toEqual(['escape', 'escape', 'up']);
  terminal.close();
});
