import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, removeFolder } from '../testing/bar.js';
import { page, siteOrSentence } from './page.js';

const SCRIPT = 'console.log("a pint, please");'.repeat(50);
const PAGE =
  '<!doctype html><title>Taproom</title><style>b{}</style><script>door()</script><script src="/a.js"></script>';
const web = folder();
let http: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(web, 'assets/a-1234.js'), SCRIPT);
  writeFileSync(join(web, 'assets/a-1234.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(web, 'assets/a-1234.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(web, 'assets/worker-1234.js'), SCRIPT);
  mkdirSync(join(web, 'docs-of-ours'));
  writeFileSync(join(web, 'docs-of-ours/index.html'), '<title>To read</title>');
  writeFileSync(join(web, 'docs-of-ours/rulings.html'), '<title>Rulings</title>');
  http = fastify();
  // As helmet does.
  http.addHook('onRequest', async (_request, reply) => void reply.raw.setHeader('x-frame-options', 'DENY'));
  await http.register(rateLimit);
  await siteOrSentence(http, join(web, 'docs-of-ours'));
  await page(http, web);
});
afterAll(async () => {
  await http.close();
  removeFolder(web);
});

const ask = (url: string, encodings = '') => http.inject({ url, headers: { 'accept-encoding': encodings } });

test('a file travels as brotli, as gzip, or as it is, whatever the browser can read', async () => {
  const best = await ask('/assets/a-1234.js', 'gzip, deflate, br');
  expect(best.headers['content-encoding']).toBe('br');
  expect(best.headers['content-type']).toContain('javascript');
  expect(best.headers.vary).toContain('accept-encoding');
  expect(best.rawPayload.length).toBeLessThan(SCRIPT.length / 10);
  expect((await ask('/assets/a-1234.js', 'gzip')).headers['content-encoding']).toBe('gzip');
  const plain = await ask('/assets/a-1234.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(SCRIPT);
});

test('a file with its content in its name is kept for ever, the page itself is asked for each time', async () => {
  for (const encodings of ['', 'br']) {
    expect((await ask('/assets/a-1234.js', encodings)).headers['cache-control']).toContain('immutable');
    expect((await ask('/', encodings)).headers['cache-control']).toBe('no-cache');
  }
});

test('what only documents and workers obey is said to documents and workers only', async () => {
  for (const encodings of ['', 'br', 'gzip'])
    expect((await ask('/assets/a-1234.js', encodings)).headers['x-frame-options']).toBeUndefined();
  for (const url of ['/', '/local/abc', '/assets/worker-1234.js'])
    expect((await ask(url, 'br')).headers['x-frame-options']).toBe('DENY');
});

test('the page may run the lines of script and style that stand in it, and no others', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const url of ['/', '/local/abc']) {
    const policy = String((await ask(url, 'br')).headers['content-security-policy']).split(';');
    expect(policy).toContain(`script-src 'self' ${hash('door()')}`);
    expect(policy).toContain(`style-src 'self' ${hash('b{}')}`);
    expect(policy).toContain("default-src 'self'");
  }
});

test('every address of the page is the page, compressed too', async () => {
  const deep = await ask('/local/abc', 'br');
  expect(deep.statusCode).toBe(200);
  expect(deep.headers['content-encoding']).toBe('br');
  expect(deep.headers['content-type']).toContain('text/html');
  expect((await ask('/api/nothing', 'br')).statusCode).toBe(404);
});

test('the site lies under /docs, with a policy of its own, and the page stays where it is', async () => {
  expect((await ask('/docs')).headers.location).toBe('/docs/');
  expect((await ask('/docs/')).body).toContain('To read');
  expect((await ask('/docs/rulings')).body).toBe((await ask('/docs/rulings.html')).body);
  const read = await ask('/docs/rulings.html');
  expect(read.body).toContain('Rulings');
  expect(read.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'");
  expect((await ask('/')).headers['content-security-policy']).not.toContain('unsafe');
  expect((await ask('/docs/nowhere.html')).body).toContain('Taproom');
});

test('where the site is not built, /docs says so instead of showing the page', async () => {
  const bare = fastify();
  await bare.register(rateLimit);
  await siteOrSentence(bare, join(web, 'nowhere'));
  await page(bare, web);
  for (const url of ['/docs', '/docs/', '/docs/guide/players']) {
    const { statusCode, payload } = await bare.inject({ url });
    expect([statusCode, payload]).toEqual([404, expect.stringContaining('npm run site')]);
  }
  expect((await bare.inject({ url: '/rules' })).payload).toBe(PAGE);
  await bare.close();
});
