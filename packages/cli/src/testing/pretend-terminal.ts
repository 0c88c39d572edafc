import type { Key, Terminal } from '../desk/terminal.js';

/** A terminal of any size that remembers what it shows. */
export class PretendTerminal implements Terminal {
  shown: readonly string[] = [];
  suspended = 0;
  private listener: Parameters<Terminal['open']>[0] | undefined;

  constructor(
    public columns = 80,
    public rows = 24,
  ) {}

  draw(lines: readonly string[]): void {
    this.shown = lines;
  }

  open(listener: Parameters<Terminal['open']>[0]): void {
    this.listener = listener;
  }

  close(): void {}

  suspend(): void {
    this.suspended += 1;
  }

  resize(columns: number, rows: number): void {
    this.columns = columns;
    this.rows = rows;
    this.listener?.resized();
  }

  press(...keys: readonly (string | Partial<Key>)[]): void {
    for (const key of keys) {
      const full = typeof key === 'string' ? { name: key, text: key } : key;
      this.listener?.pressed({ name: '', text: '', ctrl: false, ...full });
    }
  }

  get text(): string {
    return this.shown.join('\n');
  }
}

export const ENTER = { name: 'return', text: '\r' };
