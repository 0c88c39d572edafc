import { type Key, OwnTerminal, type Terminal } from '../desk/terminal.js';
import { cut, flow, paint } from '../paint.js';
import { width } from '../play/text.js';

/** A moment of a game: what just happened, and the table after it, so many columns wide. */
interface Moment {
  readonly title: string;
  readonly table: (columns: number) => string;
  readonly log: readonly string[];
}

const KEYS = 'right or Space: on   left: back   Home, End   q: leave';

/** Steps through the moments with the arrows; without a terminal it tells them all at once. */
export async function stepThrough(moments: readonly Moment[], ending: string): Promise<void> {
  if (process.stdin.isTTY && process.stdout.isTTY) return await withArrows(moments, ending, new OwnTerminal());
  for (const { log } of moments) for (const line of log) console.log(line);
  console.log(`\n${moments.at(-1)?.table(width()) ?? ''}\n\n${ending}`);
}

async function withArrows(moments: readonly Moment[], ending: string, terminal: Terminal): Promise<void> {
  const last = moments.length - 1;
  let at = 0;
  const draw = (): void => {
    const { columns, rows } = terminal;
    const { title, table, log } = moments[at] as Moment;
    const news = at === last ? [...log, paint.bold(ending)] : log;
    const sentences = news.flatMap((line) => flow(line.split(' '), columns - 3, ' ').map((part) => `  ${part}`));
    const lines = [paint.bold(title), '', ...table(columns).split('\n'), '', ...sentences];
    terminal.draw([...lines.slice(0, rows - 1), paint.dim(KEYS)].map((line) => cut(line, columns)));
  };
  await new Promise<void>((resolve) => {
    const pressed = (key: Key): void => {
      if (key.ctrl && key.name === 'z') return terminal.suspend();
      const target = targetOf(key, at, last);
      if (target === 'leave') {
        terminal.close();
        resolve();
      } else if (target !== at) {
        at = target;
        draw();
      }
    };
    terminal.open({ pressed, resized: draw });
    draw();
  });
}

function targetOf(key: Key, at: number, last: number): number | 'leave' {
  switch (key.name) {
    case 'right':
    case 'down':
    case 'space':
    case 'return':
      return Math.min(at + 1, last);
    case 'left':
    case 'up':
      return Math.max(at - 1, 0);
    case 'home':
      return 0;
    case 'end':
      return last;
    case 'c':
      return key.ctrl ? 'leave' : at;
    case 'q':
    case 'escape':
      return 'leave';
    default:
      return at;
  }
}
