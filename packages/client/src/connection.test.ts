import { expect, test } from 'vitest';
import { connectToTable } from './connection.js';
import { Keys } from './keys.js';
import type { EventShelf } from './log-keeper.js';
import type { Socket } from './reconnecting-socket.js';

const TABLE = 'vdYdJ_fxDKMEXtQv7AMzCg';
const lobby = {
  table: TABLE,
  code: 'NHKSKK',
  game: 'toy',
  rulesVersion: 1,
  status: 'playing',
  public: false,
  seats: ['Ann', 'Bob', 'Cat'].map((name, seat) => ({ seat, kind: 'player', name })),
  host: 0,
  options: {},
  ownCards: false,
  clock: null,
};

/** A connection to a server that says what the test says. */
function connected(language?: 'de', shelf?: EventShelf) {
  const sent: { type: string; language?: string }[] = [];
  const socket: Socket = {
    send: (text) => sent.push(JSON.parse(text)),
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  const kept = new Map<string, string>();
  const keys = new Keys({ read: () => kept.get('keys') ?? null, write: (text) => void kept.set('keys', text) });
  const connection = connectToTable({
    server: 'http://x',
    table: TABLE,
    keys,
    dial: () => socket,
    ...(language && { language }),
    ...(shelf && { shelf }),
  });
  const says = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  socket.onopen?.();
  says({ type: 'welcome', protocol: 1, server: 's', table: TABLE, you: { seat: 1, host: false }, now: 1 });
  says({ type: 'table', version: 7, lobby, calls: ['catch'], chat: [], here: [], watching: 0 });
  return { connection, sent, says, keys };
}

test('a client says which language its person reads', () => {
  expect(connected('de').sent[0]).toMatchObject({ type: 'hello', language: 'de' });
  expect(connected().sent[0]).not.toHaveProperty('language');
});

test('who called first, and by how much, is known with the news and only then', () => {
  const { connection, says } = connected();
  const race = [{ seat: 1, behind: 60 }];
  says({ type: 'news', version: 8, what: 'moved', at: 1, seat: 2, by: 'player', race, events: [{ type: 'caught' }] });
  expect(connection.store.getState().news.race).toEqual({ first: 2, later: race });
  says({ type: 'news', version: 9, what: 'moved', at: 1, seat: 0, by: 'player', events: [] });
  expect(connection.store.getState().news).not.toHaveProperty('race');
  connection.close();
});

test('a view is put together from what changed; what does not fit has the whole table asked for', () => {
  const { connection, says, sent } = connected();
  expect(sent[0]).toMatchObject({ type: 'hello', delta: true });
  const news = { type: 'news', what: 'moved', at: 1, seat: 0, by: 'player', events: [] };
  const view = () => connection.store.getState().view;
  says({ ...news, version: 8, changed: { viewer: 1, waiting: [0], discard: ['b'] } });
  expect(view()).toEqual({ viewer: 1, waiting: [0], discard: ['b'] });
  says({ ...news, version: 9, changed: { waiting: [1] }, added: { discard: [[0, 'a']] }, moves: ['draw'] });
  expect(view()).toEqual({ viewer: 1, waiting: [1], discard: ['a', 'b'] });
  says({ ...news, version: 10, added: { discard: [[7, 'z']] } });
  expect(connection.store.getState().version, 'nothing half applied').toBe(9);
  connection.close();
});

test('the log goes on after the program was loaded again, and belongs to one seat', () => {
  const written = new Map<string, string>();
  const shelf = {
    read: (table: string, seat: number) => written.get(`${table} ${seat}`) ?? null,
    write: (table: string, seat: number, text: string) => void written.set(`${table} ${seat}`, text),
  };
  const first = connected(undefined, shelf);
  const race = [{ seat: 1, behind: 60 }];
  const news = { type: 'news', version: 8, what: 'moved', at: 1, seat: 2, by: 'player' };
  first.says({ ...news, race, events: [{ type: 'slipped' }, { type: 'caught' }] });
  expect(first.connection.store.getState().log).toEqual([
    { id: 0, event: { type: 'slipped' } },
    { id: 1, event: { type: 'caught' }, race: { first: 2, later: race } },
  ]);
  first.connection.close();
  const again = connected(undefined, shelf);
  expect(again.connection.store.getState().log.map(({ event }) => event.type)).toEqual(['slipped', 'caught']);
  again.connection.close();
});

test('a move is pending until it is answered, and a refusal is kept with its line', async () => {
  const { connection, says, sent } = connected();
  const answer = connection.move('dance');
  expect(connection.store.getState().pending).toBe(true);
  const { ref } = sent.at(-1) as unknown as { ref: string };
  says({ type: 'refused', ref, name: 'not-a-move', says: 'That is not a move.' });
  expect(await answer).toMatchObject({ ok: false, name: 'not-a-move' });
  expect(connection.store.getState()).toMatchObject({
    pending: false,
    refused: { id: 1, name: 'not-a-move', says: 'That is not a move.', line: 'dance' },
  });
  connection.close();
});

test('a seat that was cleared is not ours any more, and a rematch can be opened with the keys of this table', () => {
  const { connection, says, keys } = connected();
  keys.keep('http://x', TABLE, { token: 'a'.repeat(22) });
  const next = 'nextTableNextTable1234';
  const news = { type: 'news', version: 8, what: 'rematched', at: 1 };
  says({ ...news, lobby: { ...lobby, next } });
  expect(keys.of('http://x', next)?.token).toBe('a'.repeat(22));
  const seats = lobby.seats.map((seat) => (seat.seat === 1 ? { seat: 1, kind: 'open', name: '' } : seat));
  says({ ...news, version: 9, what: 'stood', lobby: { ...lobby, seats } });
  expect(connection.store.getState().seat).toBe(-1);
  expect(keys.of('http://x', TABLE)).not.toHaveProperty('token');
  connection.close();
});
