import type { AnyEvent } from '@taproom/engine';
import type { House, Viewer } from '../house.js';
import { slowLane } from '../slices.js';
import type { Entry } from './entry.js';
import { readRow } from './log-writer.js';
import { TableState } from './state.js';
import { sentences } from './tell.js';
import { fromStore } from './trouble.js';

/** So many entries back somebody is told what they missed; beyond, nobody reads it. */
const MOST = 200;

type Listener = Pick<Viewer, 'seat' | 'language'>;

interface Happened {
  readonly version: number;
  readonly entry: Entry;
  readonly events: readonly AnyEvent[];
  readonly before: readonly string[];
  /** In sentences, for each seat and language that has asked. From the deal on nobody changes their name. */
  readonly told: Map<string, readonly string[]>;
}

/**
 * What happened at a table since somebody was there, in sentences. The log is read once, the first time it is asked for,
 * and then only what is new; each entry is put into words once for all who hear the same. So coming back a thousand times
 * costs no more than looking a thousand times.
 */
export class Missed {
  private readonly past: TableState;
  private readonly happened: Happened[] = [];
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly house: House,
    private readonly id: string,
  ) {
    this.past = new TableState(id, house.gameNamed);
  }

  /** Between the version somebody had and `version`, where the table is now. */
  async since(seen: number, version: number, listener: Listener): Promise<string[]> {
    this.reading = this.reading.then(() => this.readOn(version));
    // Without what was missed the table is still worth having.
    await this.reading.catch(() => undefined);
    const key = `${listener.seat} ${listener.language}`;
    const missed = this.happened.filter((what) => what.version > seen && what.version <= version);
    await slowLane.each(missed, (what) => {
      if (!what.told.has(key)) what.told.set(key, this.tell(what, listener));
    });
    return missed.flatMap(({ told }) => told.get(key) ?? []).slice(-MOST);
  }

  private async readOn(version: number): Promise<void> {
    const { house, past, happened } = this;
    if (past.version >= version) return;
    const rows = await fromStore(house, house.store.read(this.id, past.version)).catch(() => []);
    await slowLane.each(rows, (row) => {
      const { entry, ...written } = readRow(row);
      const before = past.names;
      const events = past.apply({ ...written, entry });
      happened.push({ version: row.version, entry, events, before, told: new Map() });
      if (happened.length > MOST) happened.shift();
    });
  }

  private tell({ entry, events, before }: Happened, { seat, language }: Listener): readonly string[] {
    const shown = events.flatMap((event) => this.past.game.show(event, seat) ?? []);
    return sentences(this.past, entry, shown, seat, before, language);
  }
}
