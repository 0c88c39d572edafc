import { type AnyEvent, type AnyTable, SPECTATOR } from '@taproom/engine';
import type { Language } from '@taproom/protocol';
import type { House, Viewer } from '../house.js';
import { spoken } from '../words/spoken.js';
import type { Written } from './entry.js';
import { News } from './news.js';
import type { TableState } from './state.js';
import type { Talk } from './talk.js';
import { tableMessage } from './tell.js';
import { ViewChange, ViewTexts } from './view-changes.js';
import type { Visitors } from './visitors.js';

/** How a table was before an entry became true. */
export interface Before {
  readonly names: readonly string[];
  readonly position: AnyTable | undefined;
}

/** Tells everyone at a table what became true, whom it is for and in the form they asked for. */
export class Telling {
  /** Of the position told last. Tables are written over, so nothing older may be kept. */
  private views: ViewTexts | undefined;

  constructor(
    private readonly house: House,
    private readonly state: TableState,
    private readonly visitors: Visitors,
    private readonly talk: Talk,
    /** Nothing can be written to the log at the moment. */
    private readonly isPaused: () => boolean,
  ) {}

  /** What one entry changed, to everyone. */
  tell(written: Written, events: readonly AnyEvent[], { names, position }: Before): void {
    if (this.visitors.count > 0) {
      const change = this.changeFrom(position);
      const news = new News(this.state, written, events, names, change, this.house.downtimes);
      for (const viewer of this.visitors) viewer.send(news.for(viewer));
    } else this.views = undefined;
    const { type } = written.entry;
    if (type === 'stood' || type === 'tokens-forgotten') this.unseatViewers();
  }

  /** From the views before to those now. Those of the last telling are kept, so that each is looked up once. */
  private changeFrom(position: AnyTable | undefined): ViewChange | undefined {
    const { play } = this.state;
    if (!play) return undefined;
    const before = this.views?.table === position ? this.views : position && new ViewTexts(play.game, position);
    const now = play.table === position && before ? before : new ViewTexts(play.game, play.table);
    this.views = now;
    return new ViewChange(before, now);
  }

  /** Everything at once, to one of them. */
  tellTable(viewer: Viewer, missed?: string[]): void {
    const room = { ...this.visitors.everywhere(), chat: this.talk.lines };
    const { time, downtimes } = this.house;
    viewer.send(JSON.stringify(tableMessage(this.state, viewer.seat, room, time.now(), downtimes, missed)));
  }

  /** Whether the log can be written: to everyone, or to some of them. */
  tellPause(viewers: Iterable<Viewer> = this.visitors): void {
    for (const viewer of viewers) viewer.send(this.pauseMessage(viewer.language));
  }

  private pauseMessage(language: Language): string {
    const paused = this.isPaused();
    const { PAUSED, DAMAGED, RESUMED } = spoken(language);
    const says = paused ? (this.house.store.damaged() ? DAMAGED : PAUSED) : RESUMED;
    return JSON.stringify({ type: 'paused', paused, says });
  }

  /** Those whose token does not open their seat any more are spectators from now on. */
  private unseatViewers(): void {
    for (const viewer of this.visitors) {
      if (viewer.seat === SPECTATOR) continue;
      const { tokens } = this.state.seat(viewer.seat);
      if (viewer.token !== undefined && tokens.includes(viewer.token)) continue;
      viewer.seat = SPECTATOR;
      delete viewer.token;
      viewer.forgotten();
      this.tellTable(viewer);
    }
  }
}
