import { type AnyEvent, type AnyView, type Outcome, SPECTATOR } from '@taproom/engine';
import { type FromServer, type Hello, PROTOCOL, readFromServer, type Told } from '@taproom/protocol';
import { createStore } from 'zustand/vanilla';
import { dropSeat, keepSeat, keptSeat } from './seats.js';
import type { Message, OnlineState, TableLine } from './state.js';

/** How long to wait before trying again, in milliseconds: at first, and at most. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A line on which nothing came for so long is dead, whatever the socket says. */
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

interface Sent {
  readonly message: Message & { readonly ref: string };
  readonly answer: (answer: Answer) => void;
}
type Answer = Awaited<ReturnType<TableLine['send']>>;

/** Calls a table and stays on the line: after a cut it calls again by itself, and what was not answered is sent again. */
export const callTable = (table: string, { watching }: { watching: boolean }): TableLine => new Line(table, watching);

class Line implements TableLine {
  readonly store = createStore<OnlineState>(() => ({
    status: 'connecting',
    seat: SPECTATOR,
    host: false,
    version: 0,
    moves: [],
    news: { id: 0, events: [] },
    log: [],
    missed: [],
    chat: [],
    here: [],
    watching: 0,
    pending: false,
  }));
  private socket: WebSocket | undefined;
  private closed = false;
  private tries = 0;
  private refs = 0;
  private lines = 0;
  private table: string;
  private welcomed = false;
  private readonly refBase = Math.random().toString(36).slice(2, 8);
  private readonly unanswered = new Map<string, Sent>();
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly again = () => {
    if (this.store.getState().status === 'lost') this.call();
  };

  constructor(
    table: string,
    private readonly watching: boolean,
  ) {
    this.table = table;
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
    this.call();
  }

  send(message: Message): Promise<Answer> {
    return new Promise((answer) => {
      const ref = `${this.refBase}-${++this.refs}`;
      const sent = { message: { ...message, ref } as Sent['message'], answer };
      this.unanswered.set(ref, sent);
      this.post(sent.message);
    });
  }

  move(line: string): void {
    this.store.setState({ pending: true });
    void this.send({ type: 'move', seen: this.store.getState().version, move: line }).then(() =>
      this.store.setState({ pending: false }),
    );
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    this.hangUp();
  }

  private post(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.welcomed) this.socket.send(JSON.stringify(message));
  }

  private hangUp(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.welcomed = false;
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private call(): void {
    if (this.closed) return;
    this.hangUp();
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(String(data));
    socket.onclose = () => this.socket === socket && this.lost();
    // A network that swallows everything neither opens nor closes a socket.
    this.timers.push(setTimeout(() => this.lost(), PONG_WITHIN));
  }

  private hello(): Hello {
    const kept = this.watching ? undefined : keptSeat(this.table);
    const ticket = this.watching ? undefined : /^#ticket=([\w-]+)$/.exec(location.hash)?.[1];
    const { version, lobby } = this.store.getState();
    return {
      type: 'hello',
      protocol: PROTOCOL,
      table: this.table,
      ...(kept?.token && !ticket && { token: kept.token }),
      ...(kept?.host && { host: kept.host }),
      ...(ticket && { ticket }),
      ...(lobby && { seen: version }),
    };
  }

  private lost(after?: number): void {
    this.hangUp();
    if (this.closed) return;
    this.store.setState({ status: 'lost' });
    const wait = after ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.8 + Math.random() * 0.4);
    this.tries += 1;
    this.timers.push(setTimeout(() => this.call(), wait));
  }

  private hear(text: string): void {
    const read = readFromServer(text);
    if (read.ok) this.take(read.value);
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'table':
        this.replace(message);
        break;
      case 'news':
        this.add(message);
        break;
      case 'seated':
        keepSeat(this.table, { token: message.token });
        this.store.setState({ seat: message.seat });
        this.answer(message.ref, { ok: true });
        break;
      case 'done':
        this.answer(message.ref, { ok: true });
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'ticket':
        this.answer(message.ref, { ok: true, ticket: message.ticket });
        break;
      case 'chat':
        this.store.setState(({ chat }) => ({ chat: [...chat, message] }));
        break;
      case 'presence':
        this.store.setState({ here: message.here, watching: message.watching });
        break;
      case 'paused':
        this.set({ paused: message.paused ? message.says : undefined });
        break;
      case 'bye':
        if (message.back === undefined) this.end(message.says);
        else this.lost(message.back);
        break;
      case 'pong':
        break;
    }
    this.heard();
  }

  /** Anything that comes proves that the line lives; after a silence it is asked. */
  private heard(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    if (!this.welcomed) return;
    this.timers.push(
      setTimeout(() => {
        this.post({ type: 'ping' });
        this.timers.push(setTimeout(() => this.lost(0), PONG_WITHIN));
      }, PING_EVERY),
    );
  }

  private welcome({ table, you, token, problem }: Told<'welcome'>): void {
    this.tries = 0;
    this.welcomed = true;
    this.table = table;
    if (token) {
      keepSeat(table, { token });
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    this.set({ status: 'open', seat: you.seat, host: you.host, problem });
    for (const { message } of this.unanswered.values()) this.post(message);
  }

  /** Everything at one version. Replaces all there was, and nothing of it is news. */
  private replace(message: Told<'table'>): void {
    const { version, lobby, view, moves, clocks, outcome, seed, missed, chat, here, watching, undo } = message;
    keepSeat(this.table, { game: lobby.game, code: lobby.code, over: lobby.status === 'over' });
    this.set({
      version,
      lobby,
      view: view as AnyView | undefined,
      moves: moves ?? [],
      clocks: clocks && { received: performance.now(), seats: clocks.seats },
      outcome: outcome as Outcome | undefined,
      seed,
      missed: missed ?? [],
      chat,
      here,
      watching,
      undo,
      news: { id: this.store.getState().news.id + 1, events: [] },
    });
  }

  private add(message: Told<'news'>): void {
    const state = this.store.getState();
    if (message.version !== state.version + 1) {
      this.call();
      return;
    }
    const { version, lobby, view, moves, clocks, outcome, seed } = message;
    const events = (message.events ?? []) as AnyEvent[];
    const undone = message.what === 'undone';
    this.set({
      version,
      ...(lobby && { lobby }),
      ...(lobby && this.seatIn(lobby.seats)),
      ...(view && { view: view as AnyView }),
      ...(moves && { moves }),
      ...(clocks && { clocks: { received: performance.now(), seats: clocks.seats } }),
      outcome: (outcome as Outcome | undefined) ?? (undone ? undefined : state.outcome),
      seed: seed ?? state.seed,
      ...(message.undo !== undefined && { undo: message.undo ?? undefined }),
      missed: [],
      ...(events.length > 0 && { log: [...state.log, ...events.map((event) => ({ id: this.lines++, event }))] }),
      ...((events.length > 0 || view) && { news: { id: state.news.id + 1, events } }),
    });
  }

  /** A seat this device had may be open again: its player stood up, or was asked to. */
  private seatIn(seats: readonly { readonly seat: number; readonly kind: string }[]): Partial<OnlineState> {
    const { seat } = this.store.getState();
    if (seat === SPECTATOR || seats.some((one) => one.seat === seat && one.kind === 'player')) return {};
    dropSeat(this.table);
    return { seat: SPECTATOR };
  }

  private refused({ ref, says }: Told<'refused'>): void {
    const last = this.store.getState().refused;
    this.store.setState({ refused: { id: (last?.id ?? 0) + 1, says } });
    this.answer(ref, { ok: false });
  }

  private answer(ref: string | undefined, answer: Answer): void {
    const sent = ref === undefined ? undefined : this.unanswered.get(ref);
    if (!sent) return;
    this.unanswered.delete(ref as string);
    sent.answer(answer);
  }

  private end(problem: string): void {
    this.closed = true;
    this.hangUp();
    this.store.setState({ status: 'closed', problem });
  }

  /** Sets fields, and clears those that are given as undefined. */
  private set(part: { readonly [Field in keyof OnlineState]?: OnlineState[Field] | undefined }): void {
    const next: Record<string, unknown> = { ...this.store.getState(), ...part };
    for (const [field, value] of Object.entries(next)) if (value === undefined) delete next[field];
    this.store.setState(next as unknown as OnlineState, true);
  }
}
