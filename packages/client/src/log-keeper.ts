import type { AnyEvent, Seat } from '@taproom/engine';
import type { CallRace, LogLine } from './state.js';

/** A place on the device for what a seat was shown: `sessionStorage` in a browser. */
export interface EventShelf {
  read(table: string, seat: Seat): string | null;
  write(table: string, seat: Seat, text: string): void;
}

/** How much of a log is remembered. */
const KEPT = 300;

/** Numbers the lines of a log, and remembers them. The server tells the present; the log is the reader's own. */
export class LogKeeper {
  private lines = 0;

  constructor(private readonly shelf: EventShelf | undefined) {}

  /** What this seat was shown before the program was loaded again. */
  recall(table: string, seat: Seat): readonly LogLine[] {
    try {
      const events = JSON.parse(this.shelf?.read(table, seat) ?? '[]') as AnyEvent[];
      return events.map((event) => ({ id: this.lines++, event }));
    } catch {
      return [];
    }
  }

  /** The log with what happened now. Who was first is told with the last of it. */
  add(
    log: readonly LogLine[],
    events: readonly AnyEvent[],
    race: CallRace | undefined,
    at: { readonly table: string; readonly seat: Seat },
  ): readonly LogLine[] {
    if (events.length === 0) return log;
    const lines = events.map((event): LogLine => ({ id: this.lines++, event }));
    const last = lines[lines.length - 1] as LogLine;
    const next = [...log, ...lines.slice(0, -1), race ? { ...last, race } : last];
    this.shelf?.write(at.table, at.seat, JSON.stringify(next.slice(-KEPT).map(({ event }) => event)));
    return next;
  }
}
