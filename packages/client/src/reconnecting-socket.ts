/** How long to wait before connecting again, in milliseconds: at first, and at most. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A connection on which nothing came for so long is asked; without an answer it is dead, whatever the socket says. */
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

interface Hooks {
  /** Where to, such as `wss://taproom.example/ws`. */
  readonly url: string;
  readonly dial: (url: string) => Socket;
  readonly random: () => number;
  /** The first words on a new socket. */
  hello(): object;
  heard(text: string): void;
  /** The socket is gone; another one follows by itself. */
  lost(): void;
}

/** Keeps a socket to a server open: connects again after every cut, later each time, and notices when it only looks alive. */
export class ReconnectingSocket {
  private socket: Socket | undefined;
  private greeted = false;
  private stopped = false;
  private tries = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly hooks: Hooks) {}

  /** The other side has answered our hello, and what we say is heard. */
  get isGreeted(): boolean {
    return this.greeted;
  }

  /** Connects, anew if there is a socket already. */
  connect(): void {
    if (this.stopped) return;
    this.drop();
    const socket = this.hooks.dial(this.hooks.url);
    this.socket = socket;
    socket.onopen = () => this.socket === socket && socket.send(JSON.stringify(this.hooks.hello()));
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(String(data));
    socket.onclose = () => this.socket === socket && this.reconnect();
    socket.onerror = () => this.socket === socket && this.reconnect();
    // A network that swallows everything neither opens nor closes a socket.
    this.timers.push(setTimeout(() => this.reconnect(), PONG_WITHIN));
  }

  private hear(text: string): void {
    this.hooks.heard(text);
    if (this.greeted) this.listen();
  }

  /** To be called when the other side has answered our hello. */
  greet(): void {
    this.greeted = true;
    this.tries = 0;
  }

  say(message: object): void {
    if (this.greeted) this.socket?.send(JSON.stringify(message));
  }

  /** Says it after so long, if the socket is still the same. */
  sayLater(message: object, milliseconds: number): void {
    this.timers.push(setTimeout(() => this.say(message), milliseconds));
  }

  /** Anything that comes proves that the socket lives; after a silence it is asked. */
  private listen(): void {
    this.stopTimers();
    this.timers.push(
      setTimeout(() => {
        this.say({ type: 'ping' });
        this.timers.push(setTimeout(() => this.reconnect(0), PONG_WITHIN));
      }, PING_EVERY),
    );
  }

  /** Drops the socket and connects again: after so many milliseconds, or the longer the more often that was in vain. */
  reconnect(after?: number): void {
    this.drop();
    if (this.stopped) return;
    this.hooks.lost();
    const wait = after ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.8 + this.hooks.random() * 0.4);
    this.tries += 1;
    this.timers.push(setTimeout(() => this.connect(), wait));
  }

  /** Ends it for good. */
  stop(): void {
    this.stopped = true;
    this.drop();
  }

  private drop(): void {
    this.stopTimers();
    this.greeted = false;
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
