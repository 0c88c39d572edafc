import { emitKeypressEvents, type Interface } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';

/** A key as node reads it: `name` for keys that have one, `text` for what was typed. */
export interface Key {
  readonly name: string;
  readonly text: string;
  readonly ctrl: boolean;
}

/** A keyboard and a screen of lines. The real one is below; tests bring their own. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  /** Shows these lines and nothing else. */
  draw(lines: readonly string[]): void;
  /** Tells keys and changes of size until `close`. */
  open(listener: { pressed(key: Key): void; resized(): void }): void;
  /** Gives the screen back as it was found. */
  close(): void;
  /** Puts the program to sleep, as Ctrl-Z does elsewhere; `fg` wakes it. */
  suspend(): void;
}

const ENTER_SCREEN = '\x1b[?1049h\x1b[?25l';
const LEAVE_SCREEN = '\x1b[?25h\x1b[?1049l';
const HOME = '\x1b[H';
const CLEAR_LINE = '\x1b[K';
const CLEAR_BELOW = '\x1b[J';
/** After so many milliseconds an Esc is no beginning of an arrow key. By itself node waits for half a second, and two Escs become one. */
const ESCAPE_ALONE = 50;

/** Whether there is somebody to draw for who can press keys. */
export const isTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Whether a screen can be drawn; otherwise, and for screen readers, text comes line by line. */
export const hasScreen = ({ plain }: { readonly plain?: true | undefined }): boolean =>
  isTerminal() && plain === undefined && process.env.TERM !== 'dumb';

/** What the flag says wherever there is a screen. */
export const PLAIN = ['--plain', 'no screen, only lines: for screen readers and simple terminals'] as const;

/** The terminal that this program was started in. It draws on the other screen, so that the scrollback stays as it was. */
export class OwnTerminal implements Terminal {
  private listener: Parameters<Terminal['open']>[0] | undefined;

  constructor(
    private readonly input: ReadStream = process.stdin,
    private readonly output: WriteStream = process.stdout,
  ) {}

  get columns(): number {
    return this.output.columns || 80;
  }

  get rows(): number {
    return this.output.rows || 24;
  }

  draw(lines: readonly string[]): void {
    const shown = lines.slice(0, this.rows).map((line) => `${line}${CLEAR_LINE}`);
    this.output.write(`${HOME}${shown.join('\r\n')}${CLEAR_BELOW}`);
  }

  open(listener: Parameters<Terminal['open']>[0]): void {
    this.listener = listener;
    // That is all node reads of it.
    emitKeypressEvents(this.input, { escapeCodeTimeout: ESCAPE_ALONE } as unknown as Interface);
    this.input.on('keypress', this.pressed);
    this.output.on('resize', this.resized);
    process.on('SIGCONT', this.woken);
    this.take();
  }

  close(): void {
    this.input.off('keypress', this.pressed);
    this.output.off('resize', this.resized);
    process.off('SIGCONT', this.woken);
    this.give();
    this.input.pause();
  }

  suspend(): void {
    // The input is not paused: a program that waits for nothing would end when it wakes.
    this.give();
    // The whole group, as the terminal itself would: npx waits for us, and is to stop too.
    process.kill(0, 'SIGTSTP');
  }

  private readonly pressed = (text: string | undefined, key: { name?: string; ctrl?: boolean }): void =>
    this.listener?.pressed({ name: key.name ?? '', text: text ?? '', ctrl: key.ctrl === true });

  private readonly resized = (): void => this.listener?.resized();

  private readonly woken = (): void => {
    this.take();
    this.listener?.resized();
  };

  private take(): void {
    this.input.setRawMode(true).resume();
    this.output.write(ENTER_SCREEN);
  }

  private give(): void {
    this.output.write(LEAVE_SCREEN);
    this.input.setRawMode(false);
  }
}
