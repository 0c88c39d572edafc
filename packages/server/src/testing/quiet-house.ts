import type { ChatLine } from '@taproom/protocol';
import { pino } from 'pino';
import { noPace } from '../bots/pace.js';
import type { House, Viewer } from '../house.js';
import { Metrics } from '../metrics.js';
import type { LogRow, Store } from '../store/store.js';
import { ToyThinker } from './bar.js';
import { FakeTime } from './fake-time.js';
import { anyToy } from './toy.js';

/** A store in memory that fails when it is told to. Only what a single table asks of it. */
export class ShelfStore {
  readonly rows: LogRow[] = [];
  readonly said: ChatLine[] = [];
  /** How many of the next calls fail. */
  failing = 0;
  /** The next row is written, but the answer is lost. */
  losesAnswer = false;

  async append(_table: string, row: LogRow): Promise<boolean> {
    this.mayFail();
    if (this.rows.some(({ version }) => version === row.version)) return false;
    this.rows.push(row);
    if (!this.losesAnswer) return true;
    this.losesAnswer = false;
    throw new Error('the answer is lost');
  }

  async read(_table: string, after: number): Promise<LogRow[]> {
    this.mayFail();
    return this.rows.filter(({ version }) => version > after);
  }

  async say(_table: string, line: ChatLine): Promise<boolean> {
    this.mayFail();
    if (this.said.some(({ number }) => number === line.number)) return false;
    this.said.push(line);
    return true;
  }

  async chat(_table: string, after: number): Promise<ChatLine[]> {
    this.mayFail();
    return this.said.filter(({ number }) => number > after);
  }

  announce(): void {}

  private mayFail(): void {
    if (this.failing === 0) return;
    this.failing -= 1;
    throw new Error('nobody answers');
  }
}

/** A house without sockets, disk or clock: everything in it happens when a test says so. */
export function quietHouse(changes: Partial<House> = {}) {
  const time = new FakeTime();
  const shelf = new ShelfStore();
  const house: House = {
    store: shelf as unknown as Store,
    time,
    thinker: new ToyThinker(),
    pace: noPace,
    gameNamed: (name) => (name === 'toy' ? anyToy : undefined),
    metrics: new Metrics(),
    log: pino({ level: 'silent' }),
    downtimes: [],
    open: async () => 'another-table',
    ...changes,
  };
  return { house, time, shelf };
}

/** Somebody at a table who writes down what they are told. */
export function viewerAt(seat: number): Viewer & { readonly told: string[]; readonly sentAway: boolean } {
  const viewer = {
    seat,
    had: new Set<string>(),
    language: 'en' as const,
    told: [] as string[],
    sentAway: false,
    lag: () => 0,
    send: (text: string) => void viewer.told.push(text),
    forgotten: () => undefined,
    comeBack: () => {
      viewer.sentAway = true;
    },
  };
  return viewer;
}
