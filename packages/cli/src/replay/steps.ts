import { emitKeypressEvents } from 'node:readline';
import { paint } from '../paint.js';

/** A moment of a game: what just happened, and the table after it. */
interface Moment {
  readonly title: string;
  readonly table: string;
  readonly log: readonly string[];
}

/** Steps through the moments with the arrows; without a terminal it tells them all at once. */
export async function stepThrough(moments: readonly Moment[], ending: string): Promise<void> {
  if (process.stdin.isTTY && process.stdout.isTTY) return await withArrows(moments, ending);
  for (const { log } of moments) for (const line of log) console.log(line);
  console.log(`\n${moments.at(-1)?.table ?? ''}\n\n${ending}`);
}

async function withArrows(moments: readonly Moment[], ending: string): Promise<void> {
  const last = moments.length - 1;
  let at = 0;
  const draw = (): void => {
    const { title, table, log } = moments[at] as Moment;
    const keys = 'right or Space: on   left: back   Home, End   q: leave';
    const news = at === last ? [...log, paint.bold(ending)] : log;
    process.stdout.write(
      `\x1b[2J\x1b[H${paint.bold(title)}\n\n${table}\n\n${news.map((line) => `  ${line}`).join('\n')}\n\n${paint.dim(keys)}\n`,
    );
  };
  emitKeypressEvents(process.stdin);
  process.stdin.setRawMode(true);
  draw();
  await new Promise<void>((resolve) => {
    const pressed = (_text: string | undefined, key: { name?: string; ctrl?: boolean }): void => {
      const target = targetOf(key, at, last);
      if (target === 'leave') {
        process.stdin.off('keypress', pressed).setRawMode(false).pause();
        resolve();
      } else if (target !== at) {
        at = target;
        draw();
      }
    };
    process.stdin.on('keypress', pressed);
  });
}

function targetOf(key: { name?: string; ctrl?: boolean }, at: number, last: number): number | 'leave' {
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
