import { type Key, OwnTerminal, type Terminal } from '../desk/terminal.js';
import { cut, flow, paint } from '../paint.js';
import { width } from '../play/text.js';

/** A moment of a game: what just happened, and the table after it, so many columns wide. */
interface Moment {
  readonly title: string;
  readonly table: (columns: number) => string;
  readonly log: readonly string[];
}

const KEYS = { all: 'arrows: on and back   Home, End   q: leave', more: 'PgDn: more of the table' };

/** Steps through the moments with the arrows; without a terminal it tells them all at once. */
export async function stepThrough(moments: readonly Moment[], ending: string): Promise<void> {
  if (process.stdin.isTTY && process.stdout.isTTY) return await withArrows(moments, ending, new OwnTerminal());
  for (const { log } of moments) for (const line of log) console.log(line);
  console.log(`\n${moments.at(-1)?.table(width()) ?? ''}\n\n${ending}`);
}

/** What happened stands above the table, where no table can push it out of the window. */
export async function withArrows(moments: readonly Moment[], ending: string, terminal: Terminal): Promise<void> {
  const last = moments.length - 1;
  let at = 0;
  let top = 0;
  let page = 0;
  const draw = (): void => {
    const { columns, rows } = terminal;
    const { title, table, log } = moments[at] as Moment;
    const news = at === last ? [...log, paint.bold(ending)] : log;
    const sentences = news.flatMap((line) => flow(line.split(' '), columns - 3, ' ').map((part) => `  ${part}`));
    const above = [paint.bold(title), ...sentences.slice(-Math.max(2, Math.floor(rows / 3)))];
    const lines = table(columns).split('\n');
    page = Math.max(1, rows - above.length - 2);
    top = Math.max(0, Math.min(top, lines.length - page));
    const keys = lines.length > page ? `${KEYS.more}   ${KEYS.all}` : KEYS.all;
    const shown = [...above, paint.dim('─'.repeat(columns)), ...lines.slice(top, top + page), paint.dim(keys)];
    terminal.draw(shown.map((line) => cut(line, columns)));
  };
  await new Promise<void>((resolve) => {
    const pressed = (key: Key): void => {
      if (key.ctrl && key.name === 'z') return terminal.suspend();
      if (key.name === 'pageup' || key.name === 'pagedown') {
        top += key.name === 'pageup' ? -page : page;
        return draw();
      }
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
