import { cut, flow, paint } from '../paint.js';
import type { Key } from './terminal.js';

/** A text to read in place of the table: help, rules, the whole log. Arrows scroll, letters search. */
export class Reading {
  private top: number;
  private wanted = '';

  constructor(
    private readonly title: string,
    private readonly text: readonly string[],
    /** Where one begins to read: a log is read from its end. */
    start: 'top' | 'end' = 'top',
  ) {
    this.top = start === 'top' ? 0 : Number.POSITIVE_INFINITY;
  }

  /** What a key does; `done` when the reader has read enough. */
  press(key: Key, columns: number, rows: number): 'done' | 'go on' {
    const page = Math.max(1, rows - 3);
    const last = Math.max(0, this.lines(columns).length - page);
    const to = (line: number): void => {
      this.top = Math.max(0, Math.min(line, last));
    };
    to(this.top);
    const steps: Readonly<Record<string, number>> = { up: -1, down: 1, pageup: -page, pagedown: page };
    const step = steps[key.name];
    if (step !== undefined) to(this.top + step);
    else if (key.name === 'home') to(0);
    else if (key.name === 'end') to(last);
    else if (key.name === 'backspace') this.wanted = this.wanted.slice(0, -1);
    else if (key.name === 'escape' && this.wanted !== '') this.wanted = '';
    else if (key.name === 'escape' || (key.name === 'return' && this.wanted === '')) return 'done';
    else if (key.name === 'return') to(this.next(columns, this.top + 1) ?? this.top);
    else if (isTyped(key)) {
      this.wanted += key.text;
      to(this.next(columns, this.top) ?? this.top);
    }
    return 'go on';
  }

  draw(columns: number, rows: number): string[] {
    const lines = this.lines(columns);
    const page = Math.max(1, rows - 3);
    const top = Math.max(0, Math.min(this.top, lines.length - page));
    const keys =
      this.wanted === ''
        ? 'arrows scroll, letters search, Esc goes back'
        : `looking for "${this.wanted}" · Enter: the next · Esc: enough`;
    const place = `${top + 1}-${Math.min(lines.length, top + page)} of ${lines.length}`;
    return [
      paint.bold(this.title),
      ...lines.slice(top, top + page).map((line) => (this.has(line) ? paint.ink('yellow', line) : line)),
      ...Array.from({ length: Math.max(0, page - lines.length) }, () => ''),
      paint.dim(cut(`${place}  ${keys}`, columns)),
    ];
  }

  private lines(columns: number): string[] {
    return this.text.flatMap((line) => (line === '' ? [''] : wrapped(line, columns - 1)));
  }

  private has(line: string): boolean {
    return this.wanted !== '' && line.toLowerCase().includes(this.wanted.toLowerCase());
  }

  private next(columns: number, from: number): number | undefined {
    const at = this.lines(columns).findIndex((line, index) => index >= from && this.has(line));
    return at < 0 ? undefined : at;
  }
}

/** A line in as many as it needs; what stands in a second column goes on in that column. */
function wrapped(line: string, columns: number): string[] {
  const [margin = ''] = /^[\w,. -]+? {2,}(?=\S)/.exec(line) ?? [];
  return flow(line.slice(margin.length).split(' '), columns - margin.length, ' ').map((part, index) =>
    index === 0 ? margin + part : ' '.repeat(margin.length) + part,
  );
}

/** Whether a key writes something. */
export const isTyped = ({ text, ctrl }: Key): boolean =>
  !ctrl && [...text].length === 1 && text >= ' ' && text !== '\x7f';
