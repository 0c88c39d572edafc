import { SPECTATOR } from '@taproom/engine';
import { Person } from './person.js';
import type { Promised } from './regular.js';

/** Someone who watches a table through one process, for as long as that lives, and comes back whenever they are cut off. */
export class Onlooker {
  readonly promised: Promised = { seat: SPECTATOR, acknowledged: new Map(), refused: new Set(), views: new Map() };
  version = 0;
  /** What they were told about the store, in order: true when nothing could be written. */
  readonly paused: boolean[] = [];
  private stopped = false;
  private person: Person | undefined;

  constructor(
    readonly table: string,
    /** Where the process is; it changes when the process is started again. */
    private readonly url: () => string,
  ) {}

  async watch(): Promise<void> {
    while (!this.stopped) {
      try {
        const seen = this.version > 0 ? { seen: this.version } : {};
        this.person = await Person.at(this.url(), { table: this.table, ...seen });
        // Who comes anew is told anew.
        if (this.paused.at(-1)) this.paused.push(false);
        for (let read = 0; !this.stopped && !this.person.closed; await sleep(10))
          for (; read < this.person.messages.length; read++) this.hear(this.person, read);
      } catch {
        await sleep(100);
      } finally {
        this.person?.cut();
      }
    }
  }

  private hear(person: Person, index: number): void {
    const message = person.messages[index];
    if (message?.type === 'paused') this.paused.push(message.paused);
    if (message?.type !== 'news' && message?.type !== 'table') return;
    this.version = message.version;
    if (message.view) this.promised.views.set(message.version, JSON.stringify(message.view));
  }

  stop(): void {
    this.stopped = true;
    this.person?.cut();
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
