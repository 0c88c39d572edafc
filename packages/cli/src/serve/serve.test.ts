import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { serveCommand } from '../commands/serve.js';
import { hasBrowser } from './browser.js';
import { holderOf } from './holder.js';
import { sentenceOf, usualLog } from './log.js';
import { isTaken, nextFree, saysTaken } from './port.js';
import { welcome } from './welcome.js';

const listener = createServer();
const port = await new Promise<number>((resolve) =>
  listener.listen(0, '127.0.0.1', () => resolve((listener.address() as { port: number }).port)),
);
afterAll(() => listener.close());

test('every flag of serve is in docs/operations.md', () => {
  const told = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  for (const { long } of serveCommand().options) expect(told).toContain(`\`${long}`);
});

test.skipIf(process.platform !== 'linux')('who has a port is known on Linux', () => {
  expect(holderOf(port)?.pid).toBe(process.pid);
  expect(holderOf(port, '/nowhere')).toBeUndefined();
});

test('a taken port is told with whoever has it, and the next free one is another', async () => {
  expect(saysTaken(7433, { pid: 12, command: 'node taproom.mjs serve --port 7433' })).toBe(
    'Port 7433 is taken, by another taproom (process 12).',
  );
  expect(saysTaken(80, { pid: 1, command: 'nginx' })).toBe('Port 80 is taken, by "nginx" (process 1).');
  expect(saysTaken(1, undefined)).toBe('Port 1 is taken.');
  expect(await isTaken('127.0.0.1', port)).toBe(true);
  expect(await isTaken('127.0.0.1', 0)).toBe(false);
  const next = (await nextFree('127.0.0.1', port - 1)) as number;
  expect(next).not.toBe(port);
  expect(next).toBeGreaterThan(port - 1);
});

test('a browser is opened for somebody who has one in front of them', () => {
  const at = (env: Record<string, string>, isTerminal = true, platform: NodeJS.Platform = 'linux') =>
    hasBrowser({ platform, isTerminal, env });
  expect(at({ DISPLAY: ':0' })).toBe(true);
  expect(at({}, true, 'darwin')).toBe(true);
  expect(at({})).toBe(false);
  expect(at({ DISPLAY: ':0' }, false)).toBe(false);
  expect(at({ DISPLAY: ':0', SSH_CONNECTION: 'x' })).toBe(false);
  expect(at({ CI: 'true' }, true, 'darwin')).toBe(false);
});

test('the welcome has a code for phones where a person looks at it', () => {
  const opening = { port: 7433, host: '0.0.0.0', hasPage: true, addresses: ['192.168.1.7'] };
  const said = welcome({ ...opening, isTerminal: true });
  expect(said).toContain('http://192.168.1.7:7433');
  expect(said).toMatch(/[▀▄█]{5}/);
  expect(welcome({ ...opening, isTerminal: false })).not.toMatch(/[▀▄█]/);
  expect(welcome({ ...opening, isTerminal: true, host: '127.0.0.1' })).not.toMatch(/192|[▀▄█]/);
  expect(welcome({ ...opening, isTerminal: true, hasPage: false })).toContain('npm run build');
});

test('people get sentences, programs get JSON', () => {
  expect([usualLog(true), usualLog(false)]).toEqual(['people', 'json']);
  const line = JSON.stringify({
    level: 50,
    time: 1,
    pid: 2,
    hostname: 'h',
    error: 'Error: full\n  at x',
    msg: 'a request failed',
  });
  expect(sentenceOf(line)).toBe('a request failed: Error: full');
});
