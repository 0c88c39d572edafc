import { type AnyEvent, type AnyView, type Outcome, type Seat, SPECTATOR } from '@taproom/engine';
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
import { Luck } from './luck.js';
import { ReconnectingSocket, type Socket } from './reconnecting-socket.js';
import type { Answer, Message, RemoteTable, TableConnection } from './state.js';

export interface ConnectTo {
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

/** Milliseconds until something is sent again to a server that could not write it. */
const AGAIN = 1000;

interface Sent {
  readonly message: object & { readonly ref: string };
  readonly answer: (answer: Answer) => void;
  ticket?: string;
}

/** Connects to a table and stays connected: after a cut it tries again by itself, and what was not answered is sent again. */
export const connectToTable = (to: ConnectTo): TableConnection => new Connection(to);

class Connection implements TableConnection {
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
  private readonly socket: ReconnectingSocket;
  private readonly luck = new Luck();
  private refs = 0;
  private table: string;
  private ticket: string | undefined;
  private readonly muted = new Set<Seat>();
  private readonly keeper: LogKeeper;
  private readonly refBase: string;
  private readonly unanswered = new Map<string, Sent>();

  constructor(private readonly to: ConnectTo) {
    this.table = to.table;
    this.ticket = to.ticket;
    this.keeper = new LogKeeper(to.shelf);
    const random = to.random ?? Math.random;
    this.refBase = Math.floor(random() * 2 ** 48).toString(36);
    this.socket = new ReconnectingSocket({
      url: `${to.server.replace(/^http/, 'ws')}/ws`,
      dial: to.dial,
      random,
      hello: () => this.hello(),
      heard: (text) => this.hear(text),
      lost: () => this.set({ status: 'lost' }),
    });
    this.socket.connect();
  }

  async send(message: Message): Promise<Answer> {
    const answer = await new Promise<Answer>((settle) => {
      const ref = `${this.refBase}-${++this.refs}`;
      const sent: Sent = { message: { ...message, ref }, answer: settle };
      this.unanswered.set(ref, sent);
      this.socket.say(sent.message);
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
    this.store.setState(({ chat }) => ({ chat: chat.filter(({ seat }) => !this.muted.has(seat)) }));
  }

  wake(): void {
    if (this.store.getState().status === 'lost') this.socket.connect();
  }

  close(): void {
    this.socket.stop();
    this.store.setState({ status: 'closed' });
  }

  private hello(): Hello {
    const { server, keys, watching, screen, words, language } = this.to;
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

  private hear(text: string): void {
    const read = readFromServer(text);
    // A newer server may say things we do not know; they are not for us.
    if (read.ok) this.take(read.value);
    if (!this.socket.isGreeted) return;
    const { seat, lobby } = this.store.getState();
    const luck = this.luck.messageFor(seat, lobby);
    if (luck) this.socket.say(luck);
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
        this.to.keys.keep(this.to.server, this.table, { token: message.token });
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
        return message.back === undefined ? this.end(message.says) : this.socket.reconnect(message.back);
      case 'pong':
        return;
    }
  }

  private welcome({ table, you, token, problem }: Told<'welcome'>): void {
    this.socket.greet();
    this.luck.sayAgain();
    this.table = table;
    this.ticket = undefined;
    if (token) this.to.keys.keep(this.to.server, table, { token });
    this.set({ status: 'open', seat: you.seat, host: you.host, problem, paused: undefined });
    for (const { message } of this.unanswered.values()) this.socket.say(message);
  }

  /** Everything at one version. Replaces all there was, and nothing of it is news. */
  private replace(message: Told<'table'>): void {
    const { version, lobby, calls, view, moves, clocks, outcome, seed, missed, chat, here, watching, undo } = message;
    const { server, keys } = this.to;
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
      chat: chat.filter(({ seat }) => !this.muted.has(seat)),
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
      this.socket.connect();
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
    const { server, keys } = this.to;
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
    if (sent) this.socket.sayLater(sent.message, AGAIN);
  }

  private answer(ref: string | undefined, make: (sent: Sent) => Answer): void {
    const sent = ref === undefined ? undefined : this.unanswered.get(ref);
    if (!sent) return;
    this.unanswered.delete(ref as string);
    sent.answer(make(sent));
  }

  private end(problem: string): void {
    this.socket.stop();
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
