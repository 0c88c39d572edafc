import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable } from '@taproom/client';
import { gameNamed } from '@taproom/games';
import { noPace, startServer } from '@taproom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand } from '../testing/command.js';
import { ASKED, RealTerminal } from '../testing/real-terminal.js';

const ENTER = '\r';
const CTRL_C = '\x03';
const CTRL_Z = '\x1a';

let folder = '';
beforeAll(() => {
  buildCommand();
  folder = mkdtempSync(join(tmpdir(), 'taproom-desk-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes the first choice of every question to the end of the game. */
async function playOn(terminal: RealTerminal, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let asked = 0; asked < most && !terminal.isOver; asked++) {
    await terminal.shows(ASKED);
    await terminal.type(ENTER);
  }
}

const QUICK = ['--pace', '0', '--bots', 'tourist', '--seed', 'tuesday', '--players', '3'];

test.each([
  ['closing-time', []],
  ['last-call', []],
  ['with-friends', ['--rounds', 'quick']],
  ['whiskey-times', []],
] as const)('a whole game of %s with Enter alone', async (game, flags) => {
  const terminal = new RealTerminal(['play', game, ...QUICK, ...flags], { folder });
  await playOn(terminal);
  expect(await terminal.ended).toBe(0);
  expect(terminal.text).toMatch(/\bw[io]n/i);
});

test('--plain draws no screen: everything is said line by line, and a line is the answer', async () => {
  const terminal = new RealTerminal(['play', 'closing-time', '--plain', ...QUICK], { folder });
  await terminal.shows(/^ +1 {2}\S/m);
  expect(terminal.text).not.toMatch(ASKED);
  await terminal.type('dance\r');
  await terminal.shows(/there is no move "dance"/);
  await terminal.type('\x04');
  expect(await terminal.ended).toBe(2);
});

test('a game is left, kept where the user keeps things, and gone on with in a window of another size', async () => {
  const terminal = new RealTerminal(['play', 'with-friends', ...QUICK, '--rounds', 'quick'], { folder });
  await playOn(terminal, 4);
  await terminal.shows(ASKED);
  await terminal.type(CTRL_C);
  await terminal.shows(/Leave the table\?/);
  await terminal.type(ENTER);
  expect(await terminal.ended).toBe(130);
  expect(terminal.text.replaceAll('\n', '')).toMatch(/taproom(\.mjs)? ?play ?--resume/);
  expect(readdirSync(folder)).toEqual(['data']);

  const again = new RealTerminal(['play', '--resume', '--pace', '0'], { folder, columns: 120, rows: 40 });
  await again.shows(ASKED);
  expect(again.text).toMatch(/Round \d/);
  // What happened before is still told.
  expect(again.text).toMatch(/You bid \d/);
  again.resize(62, 20);
  await again.shows(ASKED);
  await playOn(again);
  expect(await again.ended).toBe(0);
  const kept = readdirSync(join(folder, 'data/taproom/games'))
    .map((name) => JSON.parse(readFileSync(join(folder, 'data/taproom/games', name), 'utf8')))
    .filter(({ game }) => game === 'with-friends');
  expect(kept.every(({ over }) => over)).toBe(true);
});

test.skipIf(!existsSync('/bin/bash'))(
  'Ctrl-Z goes back to the shell, and fg comes back to the same table',
  async () => {
    const shell = ['/bin/bash', '--norc', '--noprofile', '-i'] as const;
    const terminal = new RealTerminal(['play', 'closing-time', ...QUICK], { folder, shell });
    await terminal.shows(ASKED);
    const [hand] = /Your hand.*/.exec(terminal.window) ?? [];
    await terminal.type(CTRL_Z);
    await terminal.shows(/Stopped/);
    expect(terminal.window).not.toMatch(ASKED);
    await terminal.type('echo still a shell\r');
    await terminal.shows(/^still a shell/m);
    await terminal.type('fg\r');
    await terminal.shows(ASKED);
    expect(terminal.window).toContain(hand ?? 'a hand');
    await terminal.type(CTRL_C);
    await terminal.shows(/Leave the table\?/);
    await terminal.type(ENTER);
    await terminal.shows(/The game is kept/);
    await terminal.type('exit\r');
    await terminal.ended;
  },
);

test('somebody sits down at a table elsewhere, plays there, and comes back to the same seat', async () => {
  const server = await startServer({ data: join(folder, 'house'), port: 0, gameNamed, pace: noPace });
  const opened = await openTable(server.url, { game: 'with-friends', seats: 3 });
  if (!opened.ok) throw new Error(opened.problem);
  const { table, host } = opened.value;
  const keys = join(folder, 'keys.json');
  const link = `${server.url}/t/${table}`;
  const join_ = (...flags: string[]) => new RealTerminal(['join', link, '--keys', keys, ...flags], { folder });
  try {
    expect(host).toBeDefined();
    const terminal = join_('--name', 'Ann');
    await terminal.shows(/1 Ann, 2 \(open\)/);
    await terminal.type('/quit\r');
    expect(await terminal.ended).toBe(0);
    expect(terminal.text).toContain('come back');
    const again = join_();
    await again.shows(/1 Ann, 2 \(open\), 3 \(open\)\. The host deals/);
    again.resize(62, 20);
    await again.type('/say hello\r');
    await again.shows(/Ann: hello/);
    again.kill();
    await again.ended;
  } finally {
    await server.close();
  }
});
