import { expect, test } from 'vitest';
import { Keys } from './keys.js';
import { callTable, type Socket } from './line.js';

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

/** A line to a server that says what the test says. */
function called(language?: 'de') {
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
  const line = callTable({ server: 'http://x', table: TABLE, keys, dial: () => socket, ...(language && { language }) });
  const says = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  socket.onopen?.();
  says({ type: 'welcome', protocol: 1, server: 's', table: TABLE, you: { seat: 1, host: false }, now: 1 });
  says({ type: 'table', version: 7, lobby, calls: ['catch'], chat: [], here: [], watching: 0 });
  return { line, sent, says };
}

test('a client says which language its person reads', () => {
  expect(called('de').sent[0]).toMatchObject({ type: 'hello', language: 'de' });
  expect(called().sent[0]).not.toHaveProperty('language');
});

test('who called first, and by how much, is known with the news and only then', () => {
  const { line, says } = called();
  const race = [{ seat: 1, behind: 60 }];
  says({ type: 'news', version: 8, what: 'moved', at: 1, seat: 2, by: 'player', race, events: [{ type: 'caught' }] });
  expect(line.store.getState().news.race).toEqual({ first: 2, later: race });
  says({ type: 'news', version: 9, what: 'moved', at: 1, seat: 0, by: 'player', events: [] });
  expect(line.store.getState().news).not.toHaveProperty('race');
  line.close();
});
