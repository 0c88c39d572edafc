import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import { Terminal } from '@xterm/headless';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const BIN = join(ROOT, 'packages/cli/bin/taproom.mjs');
const ENTER = '\r';
const CTRL_C = '\x03';

let folder = '';
beforeAll(() => {
  spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'packages/cli'], { cwd: ROOT });
  folder = mkdtempSync(join(tmpdir(), 'taproom-desk-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command in a terminal of its own, and what stands on its screen. */
class RealTerminal {
  private readonly pty: IPty;
  private readonly screen: Terminal;
  readonly ended: Promise<number>;
  isOver = false;
  private waiters: (() => void)[] = [];

  constructor(args: readonly string[], columns = 80, rows = 24) {
    this.screen = new Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 1000 });
    this.pty = spawn(process.execPath, [BIN, ...args], {
      cols: columns,
      rows,
      cwd: folder,
      env: { ...process.env, XDG_DATA_HOME: join(folder, 'data'), TERM: 'xterm-256color', NO_COLOR: '1' },
    });
    this.pty.onData((data) => this.screen.write(data, () => this.wake()));
    this.ended = new Promise((resolve) => {
      this.pty.onExit(({ exitCode }) => {
        this.isOver = true;
        resolve(exitCode);
        this.wake();
      });
    });
  }

  /** All that can be seen, the scrollback included. */
  get text(): string {
    const { active } = this.screen.buffer;
    return Array.from({ length: active.length }, (_, row) => active.getLine(row)?.translateToString(true) ?? '').join(
      '\n',
    );
  }

  /** Presses keys, and waits until the screen has answered. */
  async type(keys: string): Promise<void> {
    if (this.isOver) return;
    const answered = this.change();
    this.pty.write(keys);
    await answered;
  }

  resize(columns: number, rows: number): void {
    this.screen.resize(columns, rows);
    this.pty.resize(columns, rows);
  }

  /** Waits until the screen shows it, or the program is over. */
  async shows(wanted: RegExp): Promise<void> {
    while (!wanted.test(this.text) && !this.isOver) await this.change();
    // What was written before the end may still be on its way to the screen.
    await new Promise<void>((resolve) => this.screen.write('', resolve));
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  private wake(): void {
    for (const waiter of this.waiters.splice(0)) waiter();
  }
}

/** Takes the first choice of every question to the end of the game. */
async function playOn(terminal: RealTerminal, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let asked = 0; asked < most && !terminal.isOver; asked++) {
    await terminal.shows(ASKED);
    await terminal.type(ENTER);
  }
}

/** The last line of every question. */
const ASKED = /arrows and Enter/;

const QUICK = ['--pace', '0', '--bots', 'tourist', '--seed', 'tuesday', '--players', '3'];

test.each([
  ['closing-time', [], /\bw[io]n/i],
  ['last-call', [], /\bw[io]n/i],
  ['with-friends', ['--rounds', 'quick'], /\bw[io]n/i],
  ['whiskey-times', [], /\bw[io]n/i],
] as const)('a whole game of %s with Enter alone', async (game, flags, ending) => {
  const terminal = new RealTerminal(['play', game, ...QUICK, ...flags]);
  await playOn(terminal);
  expect(await terminal.ended).toBe(0);
  expect(terminal.text).toMatch(ending);
});

test('a game is left, kept where the user keeps things, and gone on with in a window of another size', async () => {
  const terminal = new RealTerminal(['play', 'with-friends', ...QUICK, '--rounds', 'quick']);
  await playOn(terminal, 4);
  await terminal.shows(ASKED);
  await terminal.type(CTRL_C);
  await terminal.shows(/Leave the table\?/);
  await terminal.type(ENTER);
  expect(await terminal.ended).toBe(130);
  expect(terminal.text).toContain('taproom play --resume');
  expect(readdirSync(folder)).toEqual(['data']);

  const again = new RealTerminal(['play', '--resume'], 120, 40);
  await again.shows(ASKED);
  expect(again.text).toMatch(/Round \d/);
  again.resize(62, 20);
  await again.shows(ASKED);
  await playOn(again);
  expect(await again.ended).toBe(0);
  const kept = readdirSync(join(folder, 'data/taproom/games'))
    .map((name) => JSON.parse(readFileSync(join(folder, 'data/taproom/games', name), 'utf8')))
    .filter(({ game }) => game === 'with-friends');
  expect(kept.every(({ over }) => over)).toBe(true);
});
