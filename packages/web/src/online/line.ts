import { callTable, type Message, type Socket, type TableLine, type TableState } from '@taproom/client';
import { type AnyEvent, SPECTATOR } from '@taproom/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LogLine } from '../play/session.js';
import { languageNow, pageWordsNow } from '../words/index.js';
import { keys } from './keys.js';

/** A table elsewhere, with what the page keeps about it: the log since it came, and what is under way. */
export interface OnlineState extends TableState {
  readonly log: readonly LogLine[];
  /** A move was sent and has not been answered. */
  readonly pending: boolean;
  readonly refused?: { readonly id: number; readonly says: string };
}

/** How much of the log a reload gets back. */
const KEPT_LINES = 300;
const logKey = (table: string, seat: number): string => `taproom:log:${table}:${seat}`;

/** The line of the page to a table. */
export class PageLine {
  readonly store: StoreApi<OnlineState>;
  private readonly line: TableLine;
  private readonly stop: () => void;
  private lines = 0;
  private readonly wake = () => this.line.wake();

  constructor(table: string, { watching }: { watching: boolean }) {
    const ticket = /^#ticket=([\w-]+)$/.exec(location.hash)?.[1];
    this.line = callTable({
      server: location.origin,
      table,
      keys,
      watching,
      language: languageNow(),
      ...(ticket && !watching && { ticket }),
      dial: (url) => new WebSocket(url) as unknown as Socket,
    });
    this.store = createStore<OnlineState>(() => ({ ...this.line.store.getState(), log: [], pending: false }));
    this.stop = this.line.store.subscribe((state, before) => this.follow(state, before));
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Says something to the table. A refusal is shown, and also given back. */
  async send(message: Message): Promise<{ readonly ok: boolean; readonly ticket?: string }> {
    const answer = await this.line.send(message);
    if (!answer.ok)
      this.store.setState(({ refused }) => ({ refused: { id: (refused?.id ?? 0) + 1, says: answer.says } }));
    return answer;
  }

  move(line: string): void {
    this.store.setState({ pending: true });
    const { version } = this.line.store.getState();
    void this.send({ type: 'move', seen: version, move: line } as Message).then(() =>
      this.store.setState({ pending: false }),
    );
  }

  close(): void {
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.stop();
    this.line.close();
  }

  private follow(state: TableState, before: TableState): void {
    const { log, pending, refused } = this.store.getState();
    const news = state.news.id === before.news.id ? [] : state.news.events;
    const told = news.map((event) => ({ id: this.lines++, event }) as LogLine);
    const last = told.pop();
    if (last) told.push({ ...last, ...whoWasFirst(state) });
    const seat = seatIn(state);
    const earlier = this.isFirst(before, state) ? this.recall(state, seat) : log;
    const next = { ...state, seat, log: told.length > 0 ? [...earlier, ...told] : earlier, pending };
    this.store.setState(refused ? { ...next, refused } : next, true);
    if (told.length > 0) this.remember(state, seat, next.log);
    if (state.status === 'open' && location.hash.startsWith('#ticket=')) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    if (state.lobby?.next) bringKeys(state.lobby.table, state.lobby.next);
  }

  private isFirst(before: TableState, now: TableState): boolean {
    return before.lobby === undefined && now.lobby !== undefined;
  }

  /** What this tab was told before it was loaded again. The server tells the present; the log is the reader's own. */
  private recall({ lobby }: TableState, seat: number): readonly LogLine[] {
    try {
      const events = JSON.parse(sessionStorage.getItem(logKey(lobby?.table ?? '', seat)) ?? '[]') as AnyEvent[];
      return events.map((event) => ({ id: this.lines++, event }));
    } catch {
      return [];
    }
  }

  private remember({ lobby }: TableState, seat: number, log: readonly LogLine[]): void {
    try {
      const events = log.slice(-KEPT_LINES).map(({ event }) => event);
      sessionStorage.setItem(logKey(lobby?.table ?? '', seat), JSON.stringify(events));
    } catch {
      // Without storage a reload begins a new log.
    }
  }
}

/** The seat this device has. It may be open again: its player stood up, or was asked to. */
function seatIn({ seat, lobby }: TableState): number {
  if (seat === SPECTATOR || !lobby || lobby.seats[seat]?.kind === 'player') return seat;
  keys.drop(location.origin, lobby.table);
  return SPECTATOR;
}

/** The keys of a table open its rematch too. */
function bringKeys(table: string, next: string): void {
  const kept = keys.of(location.origin, table);
  if (!kept || keys.of(location.origin, next)) return;
  const { game, token, host } = kept;
  keys.keep(location.origin, next, { ...(game && { game }), ...(token && { token }), ...(host && { host }) });
}

/** When several called: who was first, and by how much. */
function whoWasFirst({ news: { race }, lobby }: TableState): { readonly aside?: string } {
  if (!race) return {};
  const t = pageWordsNow().table;
  const name = (seat: number) => lobby?.seats[seat]?.name ?? '';
  const later = race.later.map(({ seat, behind }) => t.later(name(seat), behind)).join(', ');
  return { aside: t.first(name(race.first), later) };
}
