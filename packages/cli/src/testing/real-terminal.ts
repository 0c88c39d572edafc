import { join } from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import { Terminal } from '@xterm/headless';
import { BIN } from './command.js';

/** The last line of every question. */
export const ASKED = /arrows and Enter/;

interface Where {
  /** Where the command is started, and keeps what a user keeps. */
  readonly folder: string;
  readonly columns?: number;
  readonly rows?: number;
  /** Started by this program instead of directly: a shell that can put it to sleep. */
  readonly shell?: readonly [string, ...string[]];
}

/** The command in a terminal of its own, and what stands on its screen. */
export class RealTerminal {
  private readonly pty: IPty;
  private readonly screen: Terminal;
  readonly ended: Promise<number>;
  isOver = false;
  private waiters: (() => void)[] = [];

  constructor(args: readonly string[], { folder, columns = 80, rows = 24, shell }: Where) {
    this.screen = new Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 1000 });
    const [program, ...first] = shell ?? [process.execPath, BIN, ...args];
    this.pty = spawn(program, first, {
      cols: columns,
      rows,
      cwd: folder,
      env: { ...process.env, XDG_DATA_HOME: join(folder, 'data'), TERM: 'xterm-256color', NO_COLOR: '1', PS1: '$ ' },
    });
    this.pty.onData((data) => this.screen.write(data, () => this.wake()));
    this.ended = new Promise((resolve) => {
      this.pty.onExit(({ exitCode }) => {
        this.isOver = true;
        resolve(exitCode);
        this.wake();
      });
    });
    if (shell) this.pty.write(`"${process.execPath}" "${BIN}" ${args.join(' ')}\r`);
  }

  /** All that can be seen, the scrollback included. */
  get text(): string {
    return this.rowsFrom(0);
  }

  /** What stands in the window. */
  get window(): string {
    return this.rowsFrom(this.screen.buffer.active.baseY);
  }

  private rowsFrom(first: number): string {
    const { active } = this.screen.buffer;
    const rows = Array.from({ length: active.length - first }, (_, row) => active.getLine(first + row));
    return rows.map((row) => row?.translateToString(true) ?? '').join('\n');
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

  /** Waits until the window shows it, or the program is over. */
  async shows(wanted: RegExp): Promise<void> {
    while (!wanted.test(this.window) && !this.isOver) await this.change();
    // What was written before the end may still be on its way to the screen.
    await new Promise<void>((resolve) => this.screen.write('', resolve));
  }

  kill(): void {
    this.pty.kill();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  private wake(): void {
    for (const waiter of this.waiters.splice(0)) waiter();
  }
}
