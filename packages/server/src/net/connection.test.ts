import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { PROTOCOL } from '@taproom/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { House, Viewer } from '../house.js';
import type { Hub } from '../hub.js';
import { Metrics } from '../metrics.js';
import { FakeTime } from '../testing/fake-time.js';
import { Connection } from './connection.js';

/** A socket whose buffer fills and empties as a test says. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  terminated = false;
  ping(word: string): void {
    this.emit('pong', Buffer.from(word));
  }
  pong(): void {}
  close(): void {}
  terminate(): void {
    this.terminated = true;
  }
}

/** The stream under it, which keeps the text of every frame. */
class FakeStream extends PassThrough {
  readonly writes: Buffer[] = [];
  constructor() {
    super();
    this.on('data', (data: Buffer) => this.writes.push(data));
  }
  /** What has left by the end of this turn of the event loop. */
  async sent(): Promise<string[]> {
    await new Promise(setImmediate);
    const texts: string[] = [];
    const bytes = Buffer.concat(this.writes);
    for (let at = 0; at < bytes.length; ) {
      const short = (bytes[at + 1] as number) < 126;
      const length = short ? (bytes[at + 1] as number) : bytes.readUInt16BE(at + 2);
      const from = at + (short ? 2 : 4);
      at = from + length;
      texts.push(bytes.toString('utf8', from, at));
    }
    return texts;
  }
}

async function arrived() {
  const time = new FakeTime();
  const socket = new FakeSocket();
  let viewer: Viewer | undefined;
  const table = {
    id: 'table',
    state: { isHost: () => false },
    recognise: async () => ({ seat: -1, host: false, unknown: false }),
    arrive: async (arriving: Viewer, _seen: unknown, greet: () => void) => {
      viewer = arriving;
      greet();
    },
    leave: () => undefined,
    sendTable: (to: Viewer) => to.send('the whole table'),
  };
  const house = { time, metrics: new Metrics(), log: pino({ level: 'silent' }) } as unknown as House;
  const hub = { find: async () => table } as unknown as Hub;
  const gate = {
    messagesPerSecond: 20,
    mostNonsense: 20,
    mayLookUp: () => true,
    notFound: () => undefined,
    mayStore: () => true,
  };
  const stream = new FakeStream();
  const connection = new Connection(socket as unknown as WebSocket, stream, house, hub, gate, () => undefined);
  socket.emit('message', Buffer.from(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: 'table' })), false);
  await time.settle();
  return { time, socket, stream, connection, tell: (text: string) => viewer?.send(text) };
}

test('a client that cannot keep up misses news instead of filling memory, and gets the whole table when it has caught up', async () => {
  const { socket, stream, connection, tell } = await arrived();
  tell('one');
  await stream.sent();
  socket.bufferedAmount = 10_000_000;
  for (let i = 0; i < 1000; i++) tell('news');
  expect((await stream.sent()).slice(-1)).toEqual(['one']);
  connection.tend();
  expect((await stream.sent()).slice(-1), 'not before its buffer is nearly empty').toEqual(['one']);
  socket.bufferedAmount = 0;
  tell('still out of order');
  connection.tend();
  expect((await stream.sent()).slice(-2)).toEqual(['one', 'the whole table']);
  tell('two');
  expect((await stream.sent()).slice(-1)).toEqual(['two']);
});

test('a client that never catches up is let go', async () => {
  const { time, socket, connection, tell } = await arrived();
  socket.bufferedAmount = 10_000_000;
  tell('news');
  await time.pass(14_000);
  connection.tend();
  expect(socket.terminated).toBe(false);
  await time.pass(2000);
  connection.tend();
  expect(socket.terminated).toBe(true);
});

test('a client that does not answer pings is let go', async () => {
  const { time, socket, connection } = await arrived();
  socket.ping = () => undefined;
  await time.pass(46_000);
  connection.tend();
  expect(socket.terminated).toBe(true);
});

test('whoever says nothing is let go', async () => {
  const time = new FakeTime();
  const socket = new FakeSocket();
  const house = { time, metrics: new Metrics(), log: pino({ level: 'silent' }) } as unknown as House;
  const gate = {
    messagesPerSecond: 20,
    mostNonsense: 20,
    mayLookUp: () => true,
    notFound: () => undefined,
    mayStore: () => true,
  };
  const stream = new FakeStream();
  new Connection(socket as unknown as WebSocket, stream, house, {} as Hub, gate, () => undefined);
  await time.pass(10_001);
  expect((await stream.sent()).join()).toContain('late-hello');
});

test('what is said in one go leaves in one go', async () => {
  const { socket, stream, tell } = await arrived();
  await stream.sent();
  const before = stream.writes.length;
  tell('one');
  socket.emit('message', Buffer.from('{"type":"ping"}'), false);
  expect((await stream.sent()).slice(-2)).toEqual(['one', expect.stringContaining('pong')]);
  expect(stream.writes.length - before).toBe(1);
});

test('a goodbye leaves before the socket is closed', async () => {
  const { socket, stream, connection } = await arrived();
  await stream.sent();
  const before = stream.writes.length;
  let left = 0;
  socket.close = () => {
    left = stream.writes.length + stream.writableLength;
  };
  connection.bye('restart', 1000);
  expect(left).toBeGreaterThan(before);
});
