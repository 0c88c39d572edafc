const BAR = 20;
const TERMINAL_EVERY = 150;
const PLAIN_EVERY = 10_000;

/** How far it is, how fast, and how long it will take: a line that fills up in a terminal, now and then a line elsewhere. */
export class Gauge {
  private readonly start = Date.now();
  private last = 0;

  /** What stands behind every line: who works, where others do. */
  private static aside = '';
  static beside(text: string): void {
    Gauge.aside = text;
  }

  constructor(
    private readonly total: number,
    private readonly before: number,
    private readonly unit = 'games',
  ) {}

  show(done: number): void {
    const now = Date.now();
    if (now - this.last < (process.stderr.isTTY ? TERMINAL_EVERY : PLAIN_EVERY) && done < this.total) return;
    this.last = now;
    const rate = ((done - this.before) * 1000) / Math.max(1, now - this.start);
    const full = Math.round((BAR * done) / this.total);
    const bar = '#'.repeat(full) + '.'.repeat(BAR - full);
    this.write(
      `${bar} ${done}/${this.total} ${this.unit}  ${shortened(rate)}/s  ${timeFor((this.total - done) / rate)} left`,
    );
  }

  say(line: string): void {
    this.write(line);
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }

  private write(said: string): void {
    const line = Gauge.aside === '' ? said : `${said}  ${Gauge.aside}`;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }
}

const shortened = (rate: number): string => (rate >= 10 ? String(Math.round(rate)) : rate.toFixed(1));

/** The same for people who plan their evening by it. */
export function timeInWords(seconds: number): string {
  if (seconds <= 1) return 'a second';
  if (seconds < 100) return `${Math.ceil(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return `${minutes} minutes`;
  return `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`;
}

function timeFor(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?';
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
