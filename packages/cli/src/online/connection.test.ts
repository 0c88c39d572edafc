import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectToTable,
  inMemory,
  Keys,
  openTable,
  type RemoteTable,
  type Socket,
  type TableConnection,
} from '@taproom/client';
import { gameNamed } from '@taproom/games';
import { noPace, type Server, startServer } from '@taproom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const data = mkdtempSync(join(tmpdir(), 'taproom-connection-'));
let server: Server;
const serve = (port: number) => startServer({ data, port, gameNamed, pace: noPace });
beforeAll(async () => {
  server = await serve(0);
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const dial = (url: string) => new WebSocket(url) as unknown as Socket;

function until(connection: TableConnection, holds: (state: RemoteTable) => boolean): Promise<RemoteTable> {
  return new Promise((resolve) => {
    const look = (state: RemoteTable) => {
      if (holds(state)) resolve(state);
    };
    connection.store.subscribe(look);
    look(connection.store.getState());
  });
}

test('a client keeps its keys, plays, and is back by itself after the server was restarted', async () => {
  const opened = await openTable(server.url, { game: 'with-friends', seats: 3, name: 'Ann' });
  if (!opened.ok) throw new Error(opened.problem);
  const { table, host, token, code } = opened.value;
  const keys = new Keys(inMemory());
  keys.keep(server.url, table, { host, ...(token && { token }) });
  const ann = connectToTable({ server: server.url, table, keys, words: 'en', dial });
  const bobs = new Keys(inMemory());
  const bob = connectToTable({ server: server.url, table: code, keys: bobs, dial });
  await until(bob, ({ lobby }) => lobby !== undefined);
  expect(await bob.send({ type: 'sit', name: 'Bob' })).toMatchObject({ ok: true });
  expect(bobs.of(server.url, table)?.token).toMatch(/^[\w-]{22}$/);
  expect(await ann.send({ type: 'bot', level: 'local' })).toMatchObject({ ok: true });
  expect(await bob.send({ type: 'start' })).toMatchObject({ ok: false, name: 'host-only' });
  expect(await ann.send({ type: 'start' })).toMatchObject({ ok: true });
  // Whoever has to bid first, bids, until it is Ann's turn.
  const isWaited = ({ view, seat, pending }: RemoteTable) => !pending && (view?.waiting.includes(seat) ?? false);
  bob.store.subscribe((state) => {
    if (isWaited(state)) void bob.move(state.moves[0] as string);
  });
  if (isWaited(bob.store.getState())) void bob.move(bob.store.getState().moves[0] as string);
  const before = await until(ann, isWaited);
  const { port } = server;
  await server.close();
  await until(ann, ({ status }) => status === 'lost');
  server = await serve(port);
  const after = await until(ann, ({ status, view }) => status === 'open' && view !== undefined);
  expect(after.view).toEqual(before.view);
  expect(await ann.move(after.moves[0] as string)).toMatchObject({ ok: true });
  expect(await ann.move('dance')).toMatchObject({ ok: false, name: 'not-a-move' });
  bob.mute(0, true);
  await ann.send({ type: 'chat', text: 'hello' });
  await until(ann, ({ chat }) => chat.length === 1);
  expect(bob.store.getState().chat).toEqual([]);
  ann.close();
  bob.close();
});
