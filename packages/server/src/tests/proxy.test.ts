import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Server, startServer } from '../server.js';
import { folder, removeFolder, ToyThinker } from '../testing/bar.js';
import { findNginx, type Nginx, startNginx } from '../testing/nginx.js';
import { request } from '../testing/request.js';
import { anyToy } from '../testing/toy.js';

const nginx = findNginx();
if (nginx === undefined)
  console.warn(
    'Skipped: the tests through a proxy need nginx and openssl (Debian: apt-get install nginx-light openssl).',
  );

const data = folder();
const OPENS = 5;
const SOCKETS = 3;

describe.skipIf(nginx === undefined)('behind the shipped nginx.conf, on the loopback', () => {
  let server: Server;
  let proxy: Nginx;
  beforeAll(async () => {
    server = await startServer({
      data,
      gameNamed: (name) => (name === 'toy' ? anyToy : undefined),
      thinker: new ToyThinker(),
      trustProxy: 1,
      limits: { opensPerMinute: OPENS, perAddress: SOCKETS, lookUpsPerMinute: 20 },
    });
    proxy = await startNginx(nginx as string, server.port);
  }, 60_000);
  afterAll(async () => {
    await proxy?.close();
    await server?.close();
    removeFolder(data);
  });

  const open = (localAddress: string, headers: Record<string, string> = {}) =>
    request(`${proxy.url}/api/tables`, { method: 'POST', body: { game: 'toy', seats: 2 }, localAddress, headers });

  /** The status of an upgrade, 101 when it is let in. */
  const dial = (localAddress: string, headers: Record<string, string> = {}, keep: WebSocket[] = []): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${proxy.url.replace('https', 'wss')}/ws`, {
        rejectUnauthorized: false,
        localAddress,
        headers,
      });
      keep.push(socket);
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => resolve(-1));
    });

  test('an address that somebody made up is not believed: the limit is on who connects', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < OPENS + 3; i++)
      statuses.push((await open('127.0.0.3', { 'X-Forwarded-For': `10.9.8.${i}` })).status);
    expect(statuses).toEqual([...Array(OPENS).fill(201), 429, 429, 429]);
    expect((await open('127.0.0.4')).status, 'somebody else').toBe(201);
  });

  test('connections are counted by who is behind the proxy, whatever they say they are', async () => {
    const kept: WebSocket[] = [];
    const statuses: number[] = [];
    for (let i = 0; i < SOCKETS + 2; i++)
      statuses.push(await dial('127.0.0.5', { 'X-Forwarded-For': `10.9.7.${i}` }, kept));
    expect(statuses).toEqual([...Array(SOCKETS).fill(101), 429, 429]);
    expect(await dial('127.0.0.6', {}, kept), 'somebody else').toBe(101);
    for (const socket of kept) socket.terminate();
    await expect.poll(() => dial('127.0.0.5', {}, kept), { timeout: 5000 }).toBe(101);
    for (const socket of kept) socket.terminate();
  });

  test('a page on a port of its own may connect, a page from elsewhere may not', async () => {
    expect(await dial('127.0.0.7', { Origin: `https://127.0.0.1:${proxy.port}` })).toBe(101);
    expect(await dial('127.0.0.7', { Origin: 'https://127.0.0.1' })).toBe(403);
    expect(await dial('127.0.0.7', { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' })).toBe(403);
  });

  test('what is for whoever looks after the server stays inside', async () => {
    expect((await request(`${proxy.url}/metrics`)).status).toBe(403);
    expect((await request(`${proxy.url}/healthz`)).status).toBe(200);
  });
});
