import { connect } from 'node:net';
import { LIMITS } from '@taproom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTable } from '../hub/opening.js';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import type { Entry } from '../table/entry.js';
import { folder, removeFolder, toyServer } from '../testing/bar.js';
import { OPENINGS, upgradeRequest } from '../testing/intruder.js';
import { open } from '../testing/person.js';
import { request } from '../testing/request.js';
import { anyToy } from '../testing/toy.js';
import { realTime } from '../time.js';
import { hashOf } from '../tokens.js';
import * as de from '../words/de.js';
import type { RefusalName } from '../words/en.js';

/** Whatever is wrong with a request is said as docs/protocol.md promises: a status, a name, and a sentence for who reads it. */
const data = folder();
const GERMAN = { 'accept-language': 'de-AT, en;q=0.3' };
let server: Server;
const tables = { playing: '', older: '', newer: '' };

beforeAll(async () => {
  const store = await openSqlite(data);
  const opened = { type: 'opened', game: 'toy', seats: 2, options: {}, clock: null, public: false } as const;
  const write = (rulesVersion: number, ...more: readonly object[]) =>
    writeTable({ store, time: realTime }, 'toy', (code) => [
      { ...opened, code, rulesVersion, host: hashOf('host') },
      ...(more as Entry[]),
    ]);
  tables.older = await write(anyToy.rulesVersion - 1);
  tables.newer = await write(anyToy.rulesVersion, { type: 'of-another-year' });
  await store.close();
  server = await toyServer(data, { limits: { opensPerMinute: 10 } });
  tables.playing = (await open(server.url, { game: 'toy', seats: 2 })).table;
});
afterAll(async () => {
  await server.close();
  removeFolder(data);
});

type Asked = { path: string; headers?: object; method?: string; body?: unknown };

test.each<[what: string, status: number, name: RefusalName, asked: () => Asked]>([
  ['an address that can be none', 400, 'malformed', () => ({ path: '/api/tables/%zz' })],
  ['a name with a zero in it', 400, 'malformed', () => ({ path: '/api/tables/%00' })],
  ['a name without end', 400, 'malformed', () => ({ path: `/api/tables/${'x'.repeat(500)}` })],
  ['half an object', 400, 'malformed', () => ({ path: '/api/tables', method: 'POST', body: '{' })],
  ['metrics, for somebody from outside', 403, 'house-only', () => outside('/metrics')],
  ['nothing', 404, 'not-found', () => ({ path: '/nothing' })],
  ['another method', 404, 'not-found', () => ({ path: '/api/tables', method: 'DELETE' })],
  ['no table', 404, 'no-table', () => ({ path: '/api/tables/nowhere-at-all' })],
  ['a record too early', 409, 'not-over', () => ({ path: `/api/tables/${tables.playing}/record` })],
  ['a record of older rules', 410, 'old-rules', () => ({ path: `/api/tables/${tables.older}/record` })],
  ['too much', 413, 'too-big', () => ({ path: '/api/tables', method: 'POST', body: 'x'.repeat(LIMITS.request + 1) })],
  ['a record of a newer release', 503, 'paused', () => ({ path: `/api/tables/${tables.newer}/record` })],
])('%s: %i, %s', async (_what, status, name, asked) => {
  const { path, headers = {}, ...rest } = asked();
  const answer = await request(`${server.url}${path}`, { headers: { ...GERMAN, ...headers }, ...rest });
  const problem = { name, says: de.REFUSALS[name] };
  expect([answer.status, JSON.parse(answer.text)]).toEqual([status, problem]);
});

test.each<[what: string, name: RefusalName, body: object, says: string]>([
  ['a field of the wrong kind', 'malformed', { game: 'toy', seats: 'two' }, 'Mit "seats" stimmt etwas nicht'],
  ['a field there is not', 'malformed', { game: 'toy', seats: 2, cheat: 1 }, 'ein Feld cheat gibt es dort nicht'],
  ['too many seats', 'setting-unfit', { game: 'toy', seats: 9 }, 'Leute, nicht für 9'],
  ['no such game', 'no-such-game', { game: 'snap', seats: 2 }, 'Ein Spiel „snap“ gibt es hier nicht.'],
  ['a strange file', 'no-such-file', { game: 'toy', seats: 2, files: { 'x.csv': '' } }, 'liest das Spiel nicht'],
])('a table that cannot be opened, %s: 400, in German to the last word', async (_what, name, body, says) => {
  const { status, text } = await request(`${server.url}/api/tables`, { method: 'POST', headers: GERMAN, body });
  expect([status, JSON.parse(text)]).toMatchObject([400, { name, says: expect.stringContaining(says) }]);
  expect(text).not.toMatch(/says":"[^"]*\b(the|is|there|not)\b/);
});

const outside = (path: string) => ({ path, headers: { 'x-forwarded-for': '203.0.113.7' } });

test('metrics are for this machine and its own network', async () => {
  expect((await request(`${server.url}/metrics`)).status).toBe(200);
  expect((await request(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.7' } })).status).toBe(200);
});

test('a body that is no JSON: 415, malformed', async () => {
  const plain = {
    method: 'POST',
    headers: { ...GERMAN, 'content-type': 'text/plain' },
    body: '{"game":"toy","seats":2}',
  };
  const answer = await fetch(`${server.url}/api/tables`, plain);
  expect([answer.status, await answer.json()]).toEqual([
    415,
    { name: 'malformed', says: expect.stringMatching(/^Diese/) },
  ]);
});

test('too many tables in a minute: 429, too-fast', async () => {
  const answers = [];
  for (let i = 0; i < 11; i++) {
    const options = { method: 'POST', headers: GERMAN, body: { game: 'toy', seats: 2 } };
    answers.push(await request(`${server.url}/api/tables`, options));
  }
  const last = answers.at(-1);
  expect([last?.status, JSON.parse(last?.text ?? '')]).toEqual([
    429,
    { name: 'too-fast', says: de.REFUSALS['too-fast'] },
  ]);
});

/** All that comes back over a line until it is closed by the other side. */
const sayRaw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const line = connect(server.port, '127.0.0.1', () => line.write(text));
    let answer = '';
    line.setEncoding('utf8');
    line.on('data', (more: string) => {
      answer += more;
    });
    line.once('close', () => resolve(answer));
    line.once('error', reject);
  });

const LANGUAGE = 'Accept-Language: de\r\n';

test.each<[what: string, status: number, says: string, text: string]>([
  ['a socket elsewhere', 404, de.REFUSALS['not-found'], upgradeRequest('/nope', LANGUAGE)],
  [
    'a page from elsewhere',
    403,
    de.REFUSALS['page-from-elsewhere'],
    upgradeRequest('/ws', `Origin: https://evil.example\r\n${LANGUAGE}`),
  ],
  ['no HTTP at all', 400, 'That message is not one the server knows.', OPENINGS['no HTTP at all'] as string],
  [
    'a head without end',
    431,
    'That is more than the server takes at once.',
    `GET / HTTP/1.1\r\nX-Filling: ${'x'.repeat(20_000)}\r\n\r\n`,
  ],
])('%s: %i, and the line is closed', async (_what, status, says, text) => {
  const answer = await sayRaw(text);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(body)).toMatchObject({ says });
});
