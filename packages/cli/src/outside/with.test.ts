import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitWith } from './split.js';

const BIN = fileURLToPath(new URL('../../bin/taproom.mjs', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../../examples/high-card', import.meta.url));

/** The game lives outside this repository, as a stranger's would. */
const folder = mkdtempSync(join(tmpdir(), 'taproom-outside-'));
const game = join(folder, 'high-card');
beforeAll(() => cpSync(EXAMPLE, game, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function taproom(args: readonly string[], input = ''): string {
  const { stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { cwd: folder, encoding: 'utf8', input });
  return stdout + stderr;
}

test('--with belongs to us before the command, and to the command after it', () => {
  expect(splitWith(['--with', 'a', '--with', 'b', 'play', 'x'])).toEqual({ paths: ['a', 'b'], rest: ['play', 'x'] });
  expect(splitWith(['rerun', 'f', '--with', 'c'])).toEqual({ paths: [], rest: ['rerun', 'f', '--with', 'c'] });
});

test('a game from outside is played, held to its promises, simulated by threads and sent to the arena', () => {
  const played = taproom(['--with', game, 'play', 'high-card', '--players', '2', '--seed', 'a'], '1\n'.repeat(9));
  expect(played).toMatch(/won with \d points|share the win/);
  expect(taproom(['--with', game, 'conform', 'high-card', '--players', '3'])).toContain('kept every promise');
  const few = ['--games', '8', '--ladder', '2', '--iterations', '1', '--workers', '1', '--out', 'report'];
  expect(taproom(['--with', game, 'simulate', 'high-card', ...few])).toContain('Does it matter who begins?');
  const duel = ['--bots', 'local', '--against', 'random', '--deals', '2', '--json'];
  expect(taproom(['--with', game, 'arena', 'high-card', ...duel])).toContain('"games"');
});

test('what cannot be taken in is turned away in a sentence', () => {
  const module = join(folder, 'empty.mjs');
  writeFileSync(module, 'export const facts = {};\n');
  expect(taproom(['--with', module, 'play', 'x'])).toBe(
    `--with ${module}: it exports no "game"; a game from outside exports facts and game\n`,
  );
  expect(taproom(['--with', join(folder, 'nowhere'), 'play', 'x'])).toContain('there is nothing here');
  writeFileSync(module, 'export const facts = {');
  expect(taproom(['--with', module, 'play', 'x'])).toMatch(/^--with .*: Build failed with 1 error/);
  const begun = "export const facts = {};\nexport const game = { name: 'x' };\n";
  writeFileSync(module, `${begun}throw new Error('out of beer');\n`);
  expect(taproom(['--with', module, 'play', 'x'])).toBe(`--with ${module}: it cannot be loaded: Error: out of beer\n`);
  writeFileSync(module, begun);
  expect(taproom(['--with', module, 'play', 'x'])).toMatch(/^--with .*: its game has no rulesVersion, .*arrange; what/);
});

test('the server plays it with its bots, and gives the page its facts and its module', async () => {
  const args = ['--with', game, 'serve', '--port', '0', '--data', join(folder, 'data'), '--log', 'error'];
  const server = spawn(process.execPath, [BIN, ...args], { cwd: folder });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (data) => {
        said += data;
        const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
        if (found) resolve(found);
      });
      server.once('exit', () => reject(new Error(said)));
    });
    const listed = (await (await fetch(`${address}/api/outside`)).json()) as { facts: object; module: string }[];
    expect(listed).toMatchObject([{ facts: { name: 'high-card' }, module: '/api/outside/high-card.js' }]);
    const answer = await fetch(`${address}${listed[0]?.module}`);
    expect(answer.headers.get('content-type')).toContain('javascript');
    const module = join(folder, 'served.mjs');
    writeFileSync(module, await answer.text());
    expect(await import(module)).toMatchObject({ facts: { name: 'high-card' }, game: { name: 'high-card' } });
    const opened = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'high-card', seats: 3, name: 'Ann' }),
    });
    expect(opened.ok).toBe(true);
  } finally {
    server.kill('SIGTERM');
  }
});
