import { type AnyEvent, type AnyView, luckPromise, newSeed, type Outcome, type Seat, SPECTATOR } from '@taproom/engine';
import {
  applyChanges,
  type FromServer,
  type Hello,
  type Language,
  type Lobby,
  PROTOCOL,
  readFromServer,
  type Told,
} from '@taproom/protocol';
import { createStore } from 'zustand/vanilla';
import type { Keys } from './keys.js';
import { type EventShelf, LogKeeper } from './log-keeper.js';
import type { Answer, Message, RemoteTable, TableLine } from './state.js';

/** How long to wait before calling again, in milliseconds: at first, and at most. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A line on which nothing came for so long is asked; without an answer it is dead, whatever the socket says. */
const PING_EVERY = 15_000;
const PONG_WITHIN = 8000;

/** What a WebSocket of any kind can do. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: ((error: unknown) => void) | null;
}

export interface Call {
  /** The server's origin, such as `https://taproom.example`. */
  readonly server: string;
  /** The table's id or code. */
  readonly table: string;
  readonly keys: Keys;
  /** From a link that moves a seat to this device. */
  readonly ticket?: string;
  /** Sentences with the news. */
  readonly words?: Language;
  /** Of refusals, and of what happened meanwhile. */
  readonly language?: Language;
  /** Only look, whatever keys there are. */
  readonly watching?: boolean;
  /** Where the log is remembered, if anywhere. */
  readonly shelf?: EventShelf;
  /** This is a screen that all share, not a person. */
  readonly screen?: boolean;
  readonly dial: (url: string) => Socket;
  readonly random?: () => number;
}

interface Sent {
  readonly message: object & { readonly ref: string };
  readonly answer: (answer: Answer) => void;
  ticket?: string;
}

/** Calls a table and stays on the line: after a cut it calls again by itself, and what was not answered is sent again. */
export const callTable = (call: Call): TableLine => new Line(call);

class Line implements TableLine {
  readonly store = createStore<RemoteTable>(() => ({
    status: 'connecting',
    seat: SPECTATOR,
    host: false,
    version: 0,
    moves: [],
    calls: [],
    news: { id: 0, events: [], said: [] },
    log: [],
    pending: false,
    missed: [],
    chat: [],
    here: [],
    watching: 0,
  }));
  private socket: Socket | undefined;
  private welcomed = false;
  private closed = false;
  private tries = 0;
  private refs = 0;
  private table: string;
  private ticket: string | undefined;
  private readonly muted = new Set<Seat>();
  private readonly keeper: LogKeeper;
  private readonly refBase: string;
  /** What we add to the deal, and the seat it was promised for. */
  private readonly luck = newSeed();
  private promisedFor: Seat = SPECTATOR;
  private openedFor: string | undefined;
  private readonly unanswered = new Map<string, Sent>();
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly call: Call) {
    this.table = call.table;
    this.ticket = call.ticket;
    this.keeper = new LogKeeper(call.shelf);
    this.refBase = Math.floor((call.random ?? Math.random)() * 2 ** 48).toString(36);
    this.dial();
  }

  async send(message: Message): Promise<Answer> {
    const answer = await new Promise<Answer>((settle) => {
      const ref = `${this.refBase}-${++this.refs}`;
      const sent: Sent = { message: { ...message, ref }, answer: settle };
      this.unanswered.set(ref, sent);
      this.post(sent.message);
    });
    if (!answer.ok) this.noteRefusal(answer, message);
    return answer;
  }

  async move(line: string): Promise<Answer> {
    this.set({ pending: true });
    const answer = await this.send({ type: 'move', seen: this.store.getState().version, move: line } as Message);
    this.set({ pending: false });
    return answer;
  }

  private noteRefusal({ name, says }: Answer & { ok: false }, message: Message): void {
    const id = (this.store.getState().refused?.id ?? 0) + 1;
    this.set({
      refused: { id, name, says, ...(message.type === 'move' && { line: (message as { move: string }).move }) },
    });
  }

  mute(seat: Seat, muted: boolean): void {
    if (muted) this.muted.add(seat);
    else this.muted.delete(seat);
    this.store.setState(({ chat }) => ({ chat: chat.filter((line) => !this.muted.has(line.seat)) }));
  }

  wake(): void {
    if (this.store.getState().status === 'lost') this.dial();
  }

  close(): void {
    this.closed = true;
    this.hangUp();
    this.store.setState({ status: 'closed' });
  }

  private post(message: object): void {
    if (this.welcomed) this.socket?.send(JSON.stringify(message));
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private hangUp(): void {
    this.stopTimers();
    this.welcomed = false;
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private dial(): void {
    if (this.closed) return;
    this.hangUp();
    const socket = this.call.dial(`${this.call.server.replace(/^http/, 'ws')}/ws`);
    this.socket = socket;
    socket.onopen = () => this.socket === socket && socket.send(JSON.stringify(this.hello()));
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(String(data));
    socket.onclose = () => this.socket === socket && this.lost();
    socket.onerror = () => this.socket === socket && this.lost();
    // A network that swallows everything neither opens nor closes a socket.
    this.timers.push(setTimeout(() => this.lost(), PONG_WITHIN));
  }

  private hello(): Hello {
    const { server, keys, watching, screen, words, language } = this.call;
    const kept = watching ? undefined : keys.of(server, this.table);
    const { version, lobby } = this.store.getState();
    return {
      type: 'hello',
      protocol: PROTOCOL,
      table: this.table,
      ...(kept?.token && !this.ticket && { token: kept.token }),
      ...(kept?.host && { host: kept.host }),
      ...(this.ticket && { ticket: this.ticket }),
      ...(lobby && { seen: version }),
      delta: true,
      ...(screen && { screen: true }),
      ...(words && { words }),
      ...(language && { language }),
    };
  }

  private lost(after?: number): void {
    this.hangUp();
    if (this.closed) return;
    this.store.setState({ status: 'lost' });
    const random = this.call.random ?? Math.random;
    const wait = after ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.8 + random() * 0.4);
    this.tries += 1;
    this.timers.push(setTimeout(() => this.dial(), wait));
  }

  private hear(text: string): void {
    const read = readFromServer(text);
    // A newer server may say things we do not know; they are not for us.
    if (read.ok) this.take(read.value);
    this.addLuck();
    if (this.welcomed) this.listen();
  }

  /** Before every deal we promise luck of our own, and open it when it is asked for: then nobody can have picked the cards. */
  private addLuck(): void {
    const { lobby, seat } = this.store.getState();
    if (!this.welcomed || !lobby || seat === SPECTATOR || lobby.status !== 'open') return;
    const promise = luckPromise(this.luck);
    const promised = lobby.seats[seat]?.luck === promise;
    if (lobby.promise !== undefined) {
      if (promised && this.openedFor !== lobby.promise) this.post({ type: 'open-luck', luck: this.luck });
      this.openedFor = lobby.promise;
    } else if (!promised && this.promisedFor !== seat) {
      this.promisedFor = seat;
      this.post({ type: 'luck', promise });
    }
  }

  /** Anything that comes proves that the line lives; after a silence it is asked. */
  private listen(): void {
    this.stopTimers();
    this.timers.push(
      setTimeout(() => {
        this.post({ type: 'ping' });
        this.timers.push(setTimeout(() => this.lost(0), PONG_WITHIN));
      }, PING_EVERY),
    );
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'table':
        return this.replace(message);
      case 'news':
        return this.add(message);
      case 'seated':
        this.call.keys.keep(this.call.server, this.table, { token: message.token });
        return this.set({ seat: message.seat });
      case 'ticket':
        if (message.ref !== undefined) this.noteTicket(message.ref, message.ticket);
        return;
      case 'done':
        return this.answer(message.ref, (sent) => ({
          ok: true,
          version: message.version,
          ...(sent.ticket !== undefined && { ticket: sent.ticket }),
        }));
      case 'refused':
        // Not known yet: the same message, with the same reference, will get its answer later.
        if (message.name === 'paused' && message.ref !== undefined) return this.again(message.ref);
        return this.answer(message.ref, () => ({ ok: false, name: message.name, says: message.says }));
      case 'chat':
        if (this.muted.has(message.seat)) return;
        return this.store.setState(({ chat }) => ({ chat: [...chat, message] }));
      case 'presence':
        return this.set({ here: message.here, watching: message.watching });
      case 'paused':
        return this.set({ paused: message.paused ? message.says : undefined });
      case 'bye':
        return message.back === undefined ? this.end(message.says) : this.lost(message.back);
      case 'pong':
        return;
    }
  }

  private welcome({ table, you, token, problem }: Told<'welcome'>): void {
    this.tries = 0;
    this.welcomed = true;
    // What was sent before a cut may not have arrived.
    this.promisedFor = SPECTATOR;
    this.openedFor = undefined;
    this.table = table;
    this.ticket = undefined;
    if (token) this.call.keys.keep(this.call.server, table, { token });
    this.set({ status: 'open', seat: you.seat, host: you.host, problem, paused: undefined });
    for (const { message } of this.unanswered.values()) this.post(message);
  }

  /** Everything at one version. Replaces all there was, and nothing of it is news. */
  private replace(message: Told<'table'>): void {
    const { version, lobby, calls, view, moves, clocks, outcome, seed, missed, chat, here, watching, undo } = message;
    const { server, keys } = this.call;
    keys.keep(server, this.table, { game: lobby.game, code: lobby.code, over: lobby.status === 'over' });
    const { lobby: known, log } = this.store.getState();
    const seat = this.seatIn(lobby);
    this.set({
      version,
      seat,
      log: known ? log : this.keeper.recall(lobby.table, seat),
      lobby,
      calls,
      view: view as AnyView | undefined,
      moves: moves ?? [],
      clocks: clocks && { received: performance.now(), seats: clocks.seats },
      outcome: outcome as Outcome | undefined,
      seed,
      missed: missed ?? [],
      chat: chat.filter((line) => !this.muted.has(line.seat)),
      here,
      watching,
      undo,
      news: { id: this.store.getState().news.id + 1, events: [], said: [] },
    });
  }

  private add(message: Told<'news'>): void {
    const state = this.store.getState();
    const follows = message.version === state.version + 1;
    const view = message.changed || message.added ? applyChanges({ ...state.view }, message) : message.view;
    if (!follows || ((message.changed || message.added) && !view)) {
      // Something was missed: ask for the whole table.
      this.dial();
      return;
    }
    const { version, lobby, moves, clocks, outcome, seed, undo } = message;
    const events = (message.events ?? []) as AnyEvent[];
    const race = message.race && message.seat !== undefined ? { first: message.seat, later: message.race } : undefined;
    const seat = this.seatIn(lobby ?? state.lobby);
    this.set({
      version,
      seat,
      log: this.keeper.add(state.log, events, race, { table: this.table, seat }),
      ...(lobby && { lobby }),
      ...(view && { view: view as unknown as AnyView }),
      ...(moves && { moves }),
      ...(message.calls && { calls: message.calls }),
      ...(clocks && { clocks: { received: performance.now(), seats: clocks.seats } }),
      ...(outcome && { outcome: outcome as Outcome }),
      ...(seed !== undefined && { seed }),
      ...(undo !== undefined && { undo: undo ?? undefined }),
      ...(message.what === 'moved' && { undo: undefined }),
      missed: [],
      news: {
        id: state.news.id + 1,
        events,
        said: message.said ?? [],
        ...(race && { race }),
      },
    });
  }

  /** The seat this device has. It may be open again: its player stood up, or was asked to. */
  private seatIn(lobby: Lobby | undefined): Seat {
    const { seat } = this.store.getState();
    const { server, keys } = this.call;
    if (lobby?.next) keys.bring(server, lobby.table, lobby.next);
    if (seat === SPECTATOR || !lobby || lobby.seats[seat]?.kind === 'player') return seat;
    keys.drop(server, lobby.table);
    return SPECTATOR;
  }

  private noteTicket(ref: string, ticket: string): void {
    const sent = this.unanswered.get(ref);
    if (sent) sent.ticket = ticket;
  }

  private again(ref: string): void {
    const sent = this.unanswered.get(ref);
    if (sent) this.timers.push(setTimeout(() => this.post(sent.message), 1000));
  }

  private answer(ref: string | undefined, make: (sent: Sent) => Answer): void {
    const sent = ref === undefined ? undefined : this.unanswered.get(ref);
    if (!sent) return;
    this.unanswered.delete(ref as string);
    sent.answer(make(sent));
  }

  private end(problem: string): void {
    this.closed = true;
    this.hangUp();
    this.set({ status: 'closed', problem });
    for (const { answer } of this.unanswered.values()) answer({ ok: false, name: 'closed', says: problem });
    this.unanswered.clear();
  }

  /** Sets fields, and clears those that are given as undefined. */
  private set(part: { readonly [Field in keyof RemoteTable]?: RemoteTable[Field] | undefined }): void {
    const next: Record<string, unknown> = { ...this.store.getState(), ...part };
    for (const [field, value] of Object.entries(next)) if (value === undefined) delete next[field];
    this.store.setState(next as unknown as RemoteTable, true);
  }
}
