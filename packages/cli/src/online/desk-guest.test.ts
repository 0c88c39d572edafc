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
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ENTER, PretendTerminal } from '../testing/pretend-terminal.js';
import { DeskGuest } from './desk-guest.js';

const data = mkdtempSync(join(tmpdir(), 'taproom-desk-guest-'));
let server: Server;
beforeAll(async () => {
  // Nobody here takes time to think, so nobody may be told to slow down.
  server = await startServer({ data, port: 0, gameNamed, pace: noPace, limits: { messagesPerSecond: 10_000 } });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const dial = (url: string) => new WebSocket(url) as unknown as Socket;

/** A table with Ann as its host, who takes the first of her moves, and Bob at a desk. */
async function twoAtATable(name?: string) {
  const opened = await openTable(server.url, { game: 'closing-time', seats: 2, name: 'Ann', options: { hand: 3 } });
  if (!opened.ok) throw new Error(opened.problem);
  const { table, host, token } = opened.value;
  const keys = new Keys(inMemory());
  keys.keep(server.url, table, { host, ...(token && { token }) });
  const ann = connectToTable({ server: server.url, table, keys, words: 'en', dial });
  const bobs = connectToTable({ server: server.url, table, keys: new Keys(inMemory()), words: 'en', dial });
  const terminal = new PretendTerminal(100, 30);
  const stayed = new DeskGuest(server.url, bobs, terminal, true).stay(name);
  const shows = (wanted: RegExp) => vi.waitFor(() => expect(terminal.text).toMatch(wanted), { timeout: 20_000 });
  return { ann, bobs, terminal, stayed, shows };
}

const type = (terminal: PretendTerminal, text: string): void => terminal.press(...text, ENTER);

function playsFirst(connection: TableConnection): void {
  const play = ({ view, seat, pending, moves: [move], outcome }: RemoteTable): void => {
    if (!outcome && !pending && move !== undefined && view?.waiting.includes(seat)) void connection.move(move);
  };
  connection.store.subscribe(play);
  play(connection.store.getState());
}

/** Again and again until the game is over: a move may take several, and a desk that does not ask yet hears nothing. */
function pressEnter(connection: TableConnection, terminal: PretendTerminal): void {
  const { outcome, view, seat } = connection.store.getState();
  if (!outcome && view?.waiting.includes(seat)) terminal.press(ENTER);
  expect(outcome).toBeDefined();
}

test('whoever comes without a name, or with a taken one, is asked for one; a whole game is played with Enter alone', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { ann, bobs, terminal, stayed, shows } = await twoAtATable('Ann');
  await shows(/that name; take another/);
  await shows(/Under which name do you sit down/);
  type(terminal, 'Bob');
  await shows(/1 Ann, 2 Bob.*The host deals/);
  type(terminal, '/say hello');
  await shows(/Bob: hello/);
  await ann.send({ type: 'start' });
  playsFirst(ann);
  await shows(/arrows and Enter/);
  type(terminal, 'dance');
  await shows(/"dance" is not possible: there is no move "dance"/);
  await vi.waitFor(() => pressEnter(bobs, terminal), { timeout: 100_000, interval: 5 });
  await shows(/Once more/);
  type(terminal, '/quit');
  await stayed;
  expect(printed.mock.calls.flat().join('\n')).toMatch(/won[\s\S]*come back/);
  printed.mockRestore();
  ann.close();
});

test('what one types is not lost when the others move, and out of turn one can talk and read', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { ann, terminal, stayed, shows } = await twoAtATable('Bob');
  await shows(/2 Bob/);
  terminal.press(...'/say half a sen');
  await ann.send({ type: 'start' });
  await shows(/Your hand/);
  await ann.send({ type: 'chat', text: 'well?' });
  await shows(/Ann: well\?/);
  type(terminal, 'tence');
  await shows(/Bob: half a sentence/);
  type(terminal, '/who');
  await shows(/Here: Ann, Bob; watching: 0/);
  type(terminal, '/sing');
  await shows(/\? shows what can be typed here/);
  type(terminal, '/hint');
  await shows(/No hints at this table/);
  terminal.press('?');
  await shows(/How to play here[\s\S]*\/say WORDS/);
  terminal.press({ name: 'escape' });
  type(terminal, 'rules');
  await shows(/The rules/);
  terminal.press({ name: 'escape' }, { name: 'c', ctrl: true });
  await shows(/Leave the table\?/);
  terminal.press(ENTER);
  await stayed;
  ann.close();
  vi.restoreAllMocks();
});
