import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from './outbox.js';

test('frames of every length and alphabet arrive as they were sent, also between those of ws itself', async () => {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  // Around the two lengths at which the header grows, and with letters of one to four bytes.
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  texts.push('Zoë', '„Prost“', '🍺🍻', `${'é'.repeat(40_000)}🍺`);
  http.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const outbox = new Outbox(stream);
      for (const text of texts) {
        outbox.add(text);
        socket.ping();
      }
      outbox.add('last');
      outbox.empty();
      socket.close(1000, 'done');
    }),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const got: string[] = [];
  client.on('message', (data) => got.push(data.toString()));
  const code = await new Promise((resolve) => client.on('close', resolve));
  expect(code).toBe(1000);
  expect(got).toEqual([...texts, 'last']);
  http.close();
});

test('what is added in one turn leaves in one write at its end', async () => {
  const stream = new PassThrough();
  const writes: number[] = [];
  stream.on('data', (data: Buffer) => writes.push(data.length));
  const outbox = new Outbox(stream);
  outbox.add('one');
  outbox.add('two');
  expect(outbox.size).toBe(10);
  await new Promise(setImmediate);
  expect(writes).toEqual([10]);
  expect(outbox.size).toBe(0);
});

test('to a stream that is gone nothing is written', () => {
  const stream = new PassThrough();
  stream.destroy();
  const outbox = new Outbox(stream);
  outbox.add('one');
  outbox.empty();
  expect(stream.writableLength).toBe(0);
});
